// For elements of your own that look like those of this theme, and for content of operations.
export {h, type Content} from '@developer-docs/utils/node';
export {findGrammar} from '../highlight/grammars';
export {highlightCode} from '../highlight/highlight';
export {tokenRoles} from '../client/highlight/token-roles';
export {
  createExpressionAttribute,
  createHtmlNode,
  createImportNode,
  createJsxElement,
  readAttributes,
  replaceElements,
  requireAttribute,
  type StringAttributes,
} from './pages/mdx-nodes';
export {createElementFinder, type PageElement} from './pages/page-elements';
export {createPart, type PrerenderedParts} from './pages/part';
export {getOperationPlace} from './releases/changes-layout';
export {renderDefinitionList, renderLabel, renderList} from './render/common/html';
export {MarkdownRenderer} from './render/common/markdown-renderer';
export {renderProperty, renderPropertyList} from './render/common/property';
export type {OperationContent, OperationView, PageContext, SiteContent} from './render/context/page-context';
export {reserveId} from './render/context/schema-context';
export {renderHeaderOrParameter} from './render/operation/parameter';
export {renderFieldList} from './render/schema/field-list';
export {getPageRenderer, loadSiteDocuments} from './site/shared-state';
export type {CreateSiteContent, SiteContentModule} from './site/site-content';

// For scripts that read documents without a site.
export {findErrorExamples} from './documents/error-examples';
export {DocumentLoader, type LoadedDocument} from './documents/load-documents';
