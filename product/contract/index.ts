import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPageDependencyRule} from '../../plugins/shared';
import type {ContractFiles} from './contract-files';
import {elements} from './elements/elements';

export {ContractFiles} from './contract-files';
export {remarkContractElements, remarkEntryIds} from './elements/remark';
export {remarkLocalMockSetup} from './elements/local-mock-setup';
export {remarkReservedHostNote} from './elements/reserved-host-note';
export {findPageElements} from './files';
export {createOperationContent} from './operation-content';

/** Plugin options. */
export interface ContractPluginOptions {
  readonly contract: ContractFiles;
}

/** Adds the styles of entries, and rebuilds pages that show contract values when the contract changes. */
export function contractPlugin({siteDir}: LoadContext, {contract}: ContractPluginOptions): Plugin {
  const rule = createPageDependencyRule(siteDir, {elements: Object.keys(elements), folders: [contract.folder]});
  return {
    name: 'contract',
    getClientModules: () => [path.join(__dirname, 'elements/entry.css')],
    configureWebpack: () => ({module: {rules: [rule]}}),
  };
}
