// For elements and plugins of your own, and for the module in the option `content`. docs/customization.md shows how to
// use them.
export {h, type Content} from '@developer-docs/docusaurus-utils/node';
export type {LoadedDocument} from './node/documents/document-loader';
export {findGrammar} from './node/highlight/grammars';
export {highlightCode} from './node/highlight/highlight';
export {renderDefinitionList, renderLabel, renderList} from './node/html/common/basic-elements';
export {MarkdownRenderer} from './node/html/common/markdown-renderer';
export {renderProperty, renderPropertyList} from './node/html/common/property';
export type {ContentContext, OperationContent, OperationView, SiteContent} from './node/html/page-context';
export {reserveId} from './node/ids';
export {renderFieldList} from './node/html/schema/field-list';
export {
  createElementFinder,
  requireAttribute,
  type PageElement,
  type StringAttributes,
} from './node/layout/element-syntax';
export {createDependencyRule} from './node/mdx/dependency-rule';
export {readAttributes, replaceElements} from './node/mdx/jsx-elements';
export {createHtmlNode, createImportNode, createJsxElement} from './node/pages/nodes/mdx-nodes';
export type {CreateSiteContent} from './node/site/site-content';
export type {OpenApiContent} from './node/site/reference-builder';
export {tokenRoles} from './shared/highlight/token-roles';
