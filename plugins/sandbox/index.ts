import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Contract} from '../contract';
import {generateFiles, type SandboxExtension} from './generated-files';

export type {SandboxExtension} from './generated-files';
export {sandboxConsole} from './operations';
export {toFirstSentences} from './first-sentences';

/** The maximum number of warnings to log. */
const maxWarnings = 3;

/** Plugin options. */
export interface SandboxOptions {
  readonly contract: Contract;
  /** Adds handlers and data. Default: operations respond with examples and samples. */
  readonly extension?: SandboxExtension;
}

/** The properties of the bundler's `Chunk` that determine whether its libraries are split into a separate file. */
interface Chunk {
  readonly name?: string | null;
  readonly canBeInitial: () => boolean;
}

/** Prevents the worker from loading a second file after the first. Other chunks keep the bundler's default. */
const keepWorkerInOneFile = {
  optimization: {
    splitChunks: {chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== 'sandbox'},
  },
};

/** Runs the contract's API in the reader's browser. See README.md. */
export function sandbox(_context: LoadContext, {contract, extension}: SandboxOptions): Plugin {
  return {
    name: 'sandbox',
    configureWebpack: (_config, isServer) => (isServer ? {} : keepWorkerInOneFile),
    getPathsToWatch: () => contract.openApiFolders.map((folder) => `${folder}/**/*.{yaml,yml,json}`),
    async contentLoaded({actions}) {
      const skippedItems: string[] = [];
      const files = await generateFiles(contract, extension, (message) => skippedItems.push(message));
      for (const [name, data] of Object.entries(files)) {
        await actions.createData(name, data as object);
      }
      skippedItems.slice(0, maxWarnings).forEach((message) => logger.warn(message));
      if (skippedItems.length > maxWarnings) {
        logger.warn(`The sandbox skips ${String(skippedItems.length - maxWarnings)} more schemas for the same reason.`);
      }
    },
  };
}
