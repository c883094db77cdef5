import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Contract} from '../contract';

/** Options of the plugin. */
export interface SandboxOptions {
  readonly contract: Contract;
}

/** Runs the API of the contract in the reader's browser. See README.md. */
export function sandbox(_context: LoadContext, {contract}: SandboxOptions): Plugin {
  return {
    name: 'sandbox',
    getPathsToWatch: () => contract.openApiFolders.map((folder) => `${folder}/**/*.yaml`),
  };
}
