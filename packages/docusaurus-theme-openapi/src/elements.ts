// For elements and plugins of your own, and for the module in the option `content`. docs/customization.md shows how to use them.
export {h, type Content} from '@developer-docs/utils/node';
export {findGrammar} from './highlight/grammars';
export {highlightCode} from './highlight/highlight';
export {tokenRoles} from './client/highlight/token-roles';
export {
  createExpressionAttribute,
  createHtmlNode,
  createImportNode,
  createJsxElement,
  readAttributes,
  replaceElements,
  requireAttribute,
  type StringAttributes,
} from './node/pages/mdx-nodes';
export {createElementFinder, type PageElement} from './node/pages/page-elements';
export {createPart, type PrerenderedParts} from './node/pages/part';
export {getOperationPlace} from './node/releases/changes-layout';
export {renderDefinitionList, renderLabel, renderList} from './node/render/common/html';
export {MarkdownRenderer} from './node/render/common/markdown-renderer';
export {renderProperty, renderPropertyList} from './node/render/common/property';
export type {OperationContent, OperationView, PageContext, SiteContent} from './node/render/context/page-context';
export {reserveId} from './node/render/context/schema-context';
export {renderHeaderOrParameter} from './node/render/operation/parameter';
export {renderFieldList} from './node/render/schema/field-list';
export type {OpenApiContent} from './node/site/site-documents';
export type {CreateSiteContent, SiteContentModule} from './node/site/site-content';
export type {LoadedDocument} from './node/documents/load-documents';
