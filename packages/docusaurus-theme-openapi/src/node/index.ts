// For scripts, plugins, and elements of your own, and for the module in the option `content`. docs/customization.md
// shows how to use them.
export {DocumentLoader, type LoadedDocument} from './documents/document-loader';
export {findGrammar, highlightCode} from './highlight/highlight';
export {renderDefinitionList, renderLabel, renderList} from './html/common/basic-elements';
export {MarkdownRenderer} from './html/common/markdown-renderer';
export {renderBadges, renderConstraints, renderProperty, renderPropertyList} from './html/common/property';
export type {CreateSiteContent, OperationContent, PageContext, SiteContent} from './html/page-context';
export {formatPeriod} from './html/operation/operation-summary';
export {renderHeaderOrParameter} from './html/operation/parameters';
export {renderValueList} from './html/schema/enum-values';
export {renderTypeLabel} from './html/schema/type-label';
export {reserveId} from './placement/ids';
export {readOpenApiReference, type OpenApiReference} from './site/read-reference';
export {translateToEnglish} from './texts/translations';
export {tokenRoles} from '../shared/highlight/token-roles';
