import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPageDependencyRule} from '../shared';
import type {Contract} from './contract';
import {elements} from './mdx/elements';

export {Contract} from './contract';
export {cacheUntilChange, findPageElements, listFiles} from './files';
export {createEntrySection} from './mdx/entry';
export {remarkContractElements, remarkEntryIds} from './mdx/remark';
export {lintOpenApiFile} from './openapi/lint';
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
