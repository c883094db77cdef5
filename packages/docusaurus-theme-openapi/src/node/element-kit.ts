// For elements and pages of your own that look like this theme's.
export {h, type Content} from '@developer-docs/utils/node';
export * from './pages/mdx-nodes';
export {createPart, type PrerenderedParts} from './pages/part';
export {createElementFinder, type PageElement} from './pages/page-elements';
export {findGrammar} from '../highlight/grammars';
export {highlightCode} from '../highlight/highlight';
export {tokenRoles} from '../client/highlight/token-roles';
export {formatPeriod} from './render/common/format-text';
export {renderDefinitionList} from './render/common/html';
export {MarkdownRenderer} from './render/common/markdown-renderer';
export {renderBadges, renderConstraints, renderProperty, renderPropertyList} from './render/common/property';
export {renderEnumValues} from './render/schema/enum-values';
export {reserveId, type SchemaContext} from './render/context/schema-context';
export {renderTypeLabel} from './render/schema/type-label';
export {findErrorExamples} from './documents/error-examples';
export type {CreateSiteContent, SiteContentModule} from './site/site-content';
export {renderLabel, renderList} from './render/common/html';
export {listExamples} from './render/operation/responses';
export {renderHeaderOrParameter} from './render/operation/parameter';
export {getOperationPlace} from './releases/changes-layout';
export type {
  ContentSection,
  OperationContent,
  OperationView,
  PageContext,
  SiteContent,
} from './render/context/page-context';

export {translateToEnglish, type Translate} from '../translations';
export type {OpenApiContent} from './site/site-documents';

// For scripts that read documents without a site.
export {DocumentLoader, type LoadedDocument} from './documents/load-documents';
