import type {Chunk, Configuration} from 'webpack';

type ChunkFilter = (chunk: Pick<Chunk, 'name' | 'canBeInitial'>) => boolean;

/**
 * Creates a configuration that loads the style sheets of lazily loaded chunks together with these chunks. By default,
 * Docusaurus merges all style sheets into one, which every page loads. The libraries of workers stay in the workers'
 * own files: other files would be loaded one after the other. The development server merges and splits nothing.
 *
 * @param config - The current bundler configuration.
 */
export function separateStyles(
  config: Configuration,
  chunkNames: readonly string[],
  workerNames: readonly string[] = [],
): Configuration {
  const {splitChunks} = config.optimization ?? {};
  const styles = splitChunks ? splitChunks.cacheGroups?.styles : undefined;
  if (!splitChunks || typeof styles !== 'object' || !('chunks' in styles)) return {};
  return {
    optimization: {
      splitChunks: {
        // The bundler's default is "async".
        chunks: exclude(workerNames, splitChunks.chunks, (chunk) => !chunk.canBeInitial()),
        cacheGroups: {styles: {chunks: exclude(chunkNames, styles.chunks, () => true)}},
      },
    },
  };
}

/** Excludes chunks from those that the setting of another plugin selects or, if there's none, a filter. */
const exclude =
  (names: readonly string[], setting: unknown, filter: ChunkFilter): ChunkFilter =>
  (chunk) =>
    !names.includes(chunk.name ?? '') && (typeof setting === 'function' ? (setting as ChunkFilter) : filter)(chunk);
