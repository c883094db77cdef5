// For scripts, plugins, and elements of your own, and for the module in the option `content`. docs/customization.md
// shows how to use them.
export {DocumentLoader, type LoadedDocument} from './documents/document-loader';
export {listErrorCodes} from './error-codes';
export {findGrammar, highlightCode} from './highlight/highlight';
export {renderDefinitionList, renderLabel, renderList} from './html/common/basic-elements';
export {MarkdownRenderer} from './html/common/markdown-renderer';
export {renderProperty, renderPropertyList} from './html/common/property';
export type {CreateSiteContent, OperationContent, OperationView, PageContext, SiteContent} from './html/page-context';
export {renderHeaderOrParameter} from './html/operation/parameters';
export {reserveId} from './ids';
export {renderFieldList} from './html/schema/field-list';
export {readOpenApiReference, type OpenApiReference} from './site/read-reference';
export {tokenRoles} from '../shared/highlight/token-roles';
