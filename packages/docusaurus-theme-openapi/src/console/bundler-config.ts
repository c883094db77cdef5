import {separateStyles} from '@developer-docs/internal/node';
import type {Plugin} from '@docusaurus/types';

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
