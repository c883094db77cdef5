import path from 'node:path';
import {separateStyles} from '@developer-docs/internal/node';
import type {Plugin} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';

/** The properties of the bundler's `Chunk` that determine whether its libraries are split into a separate file. */
interface Chunk {
  readonly name?: string | null;
  readonly canBeInitial: () => boolean;
}

/**
 * Creates the bundler configuration of the console: its styles are loaded together with it, and the worker is one file.
 * Other chunks keep the defaults.
 *
 * @param config - The current configuration.
 */
export function createConsoleConfig(config: object): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const {optimization} = (separateStyles(config, ['sandbox-console']) ?? {}) as {optimization?: {splitChunks?: object}};
  return {
    optimization: {
      splitChunks: {
        ...optimization?.splitChunks,
        chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== 'sandbox',
      },
    },
  };
}

/** Creates a bundler rule that omits the descriptions of texts. */
export const createTextsRule = (): RuleSetRule => ({
  resource: path.join(__dirname, 'theme/OpenApi/Translations'),
  enforce: 'pre',
  use: [{loader: path.join(__dirname, 'console/omit-descriptions-loader.js')}],
});
