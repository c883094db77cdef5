import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Contract} from '../contract';
import {generateFiles} from './generated-files';

export {sandboxConsole, type SandboxConsoleOptions} from './operations';
export {widgetPlayground, type WidgetDeclaration, type WidgetPlaygroundOptions} from './playground';

/** Options of the plugin. */
export interface SandboxOptions {
  readonly contract: Contract;
  /**
   * Reference to the schema whose `x-values` are limits, in the format of `Contract.find`. Omit it for a contract without
   * operations that have a handler in `packages/mock-api`.
   */
  readonly limits?: string | undefined;
}

/** Runs the API of the contract in the reader's browser. See README.md. */
export function sandbox(_context: LoadContext, {contract, limits}: SandboxOptions): Plugin {
  return {
    name: 'sandbox',
    getPathsToWatch: () => contract.openApiFolders.map((folder) => `${folder}/**/*.{yaml,yml,json}`),
    async contentLoaded({actions}) {
      for (const [name, data] of Object.entries(await generateFiles(contract, limits))) {
        await actions.createData(name, data as object);
      }
    },
  };
}
