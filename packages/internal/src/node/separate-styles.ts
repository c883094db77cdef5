import type {Plugin} from '@docusaurus/types';

type ChunkFilter = (chunk: {readonly name?: string | null}) => boolean;

/**
 * The part of the bundler's configuration that decides which style sheets are merged. The development server doesn't
 * merge any.
 */
interface StylesConfiguration {
  readonly optimization?: {
    readonly splitChunks?: false | {readonly cacheGroups?: {readonly styles?: {readonly chunks?: unknown}}};
  };
}

/**
 * Creates a configuration that loads the style sheets of lazily loaded chunks together with these chunks. By default,
 * Docusaurus merges all style sheets into one, which every page loads.
 *
 * @param config - The current bundler configuration.
 * @throws Error if the configuration splits chunks and has no group for styles.
 */
export function separateStyles(
  config: object,
  chunkNames: readonly string[],
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const splitChunks = (config as StylesConfiguration).optimization?.splitChunks;
  if (!splitChunks) return {};
  const chunks = splitChunks.cacheGroups?.styles?.chunks;
  if (chunks === undefined) {
    throw new Error(
      'Docusaurus\'s bundler configuration has no cache group "styles". Update packages/internal/src/node/separate-styles.ts.',
    );
  }
  const isMerged = typeof chunks === 'function' ? (chunks as ChunkFilter) : () => true;
  const filter: ChunkFilter = (chunk) => !chunkNames.includes(chunk.name ?? '') && isMerged(chunk);
  return {optimization: {splitChunks: {cacheGroups: {styles: {chunks: filter}}}}};
}
