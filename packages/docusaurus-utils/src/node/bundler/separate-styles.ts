import {ExplainedError} from '@developer-docs/utils';
import type {Plugin} from '@docusaurus/types';

interface Chunk {
  readonly name?: string | null;
  readonly canBeInitial: () => boolean;
}

type ChunkFilter = (chunk: Chunk) => boolean;

/**
 * The part of the bundler's configuration that decides which style sheets are merged and which scripts are split. The
 * development server doesn't do either.
 */
interface ChunksConfiguration {
  readonly optimization?: {
    readonly splitChunks?:
      | false
      | {readonly chunks?: unknown; readonly cacheGroups?: {readonly styles?: {readonly chunks?: unknown}}};
  };
}

/**
 * Creates a configuration that loads the style sheets of lazily loaded chunks together with these chunks. By default,
 * Docusaurus merges all style sheets into one, which every page loads. The libraries of workers stay in the workers'
 * own files: other files would be loaded one after the other.
 *
 * @param config - The current bundler configuration.
 * @throws Error if the configuration splits chunks and has no group for styles.
 */
export function separateStyles(
  config: object,
  chunkNames: readonly string[],
  workerNames: readonly string[] = [],
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const splitChunks = (config as ChunksConfiguration).optimization?.splitChunks;
  if (!splitChunks) return {};
  const chunks = splitChunks.cacheGroups?.styles?.chunks;
  if (chunks === undefined) {
    throw new ExplainedError(
      'The bundler\'s configuration lacks "optimization.splitChunks.cacheGroups.styles", which Docusaurus 3 defines. Find the plugin whose "configureWebpack" removes it, and let it keep Docusaurus\'s cache groups.',
    );
  }
  const isMerged = typeof chunks === 'function' ? (chunks as ChunkFilter) : () => true;
  // The bundler's default is "async".
  const isSplit: ChunkFilter =
    typeof splitChunks.chunks === 'function'
      ? (splitChunks.chunks as ChunkFilter)
      : (chunk) => splitChunks.chunks === 'all' || !chunk.canBeInitial();
  const exclude =
    (names: readonly string[], filter: ChunkFilter): ChunkFilter =>
    (chunk) =>
      !names.includes(chunk.name ?? '') && filter(chunk);
  return {
    optimization: {
      splitChunks: {
        chunks: exclude(workerNames, isSplit),
        cacheGroups: {styles: {chunks: exclude(chunkNames, isMerged)}},
      },
    },
  };
}
