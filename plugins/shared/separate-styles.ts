import type {Plugin} from '@docusaurus/types';

type ChunkFilter = (chunk: {readonly name?: string | null}) => boolean;

/** The part of the bundler's configuration that decides which style sheets are merged. */
interface StylesConfiguration {
  readonly optimization?: {readonly splitChunks?: {readonly cacheGroups?: {readonly styles?: {chunks?: unknown}}}};
}

/**
 * Creates a configuration that loads the style sheets of lazily loaded chunks together with these chunks. By default,
 * Docusaurus merges all style sheets into one, which every page loads.
 *
 * @param config - The current bundler configuration.
 */
export function separateStyles(
  config: object,
  chunkNames: readonly string[],
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const {chunks} = (config as StylesConfiguration).optimization?.splitChunks?.cacheGroups?.styles ?? {};
  const isMerged = typeof chunks === 'function' ? (chunks as ChunkFilter) : () => true;
  const filter: ChunkFilter = (chunk) => !chunkNames.includes(chunk.name ?? '') && isMerged(chunk);
  return {optimization: {splitChunks: {cacheGroups: {styles: {chunks: filter}}}}};
}
