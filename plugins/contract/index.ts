import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPageDependencyRule} from '../shared';
import type {Contract} from './contract';
import {elements} from './mdx/elements';

export {Contract, type LoadedDocument} from './contract';
export {cacheUntilChange, listFiles} from './files';
export {formatPeriod} from './mdx/columns';
export {createEntrySection} from './mdx/entry';
export * from './mdx/nodes';
export {remarkContractElements, remarkEntryIds} from './mdx/remark';
export {findErrorExamples, type ErrorCatalogEntry} from './openapi/error-catalog';
export {openApiFiles} from './openapi-files';
export {lintOpenApiFile} from './openapi/lint';
export {renderEnumValues} from './render/enum-values';
export {renderDefinitionList, renderDetails, renderExternalLink} from './render/html';
export {MarkdownRenderer} from './render/markdown-renderer';
export {renderBadges, renderConstraints, renderNameLink, renderProperty, renderPropertyList} from './render/property';
export {reserveId, resolveSchema, toIdPart, type SchemaContext} from './render/schema-context';
export {renderSchemaName, renderTypeLabel} from './render/type-label';
export {ContractSources} from './sources';

/** Plugin options. */
export interface ContractPluginOptions {
  readonly contract: Contract;
}

/** Rebuilds pages that show contract values when the contract changes. */
export function contractPlugin({siteDir}: LoadContext, {contract}: ContractPluginOptions): Plugin {
  const rule = createPageDependencyRule(siteDir, {
    elements: Object.keys(elements),
    folders: () => contract.openApiFolders,
  });
  return {name: 'contract', configureWebpack: () => ({module: {rules: [rule]}})};
}
