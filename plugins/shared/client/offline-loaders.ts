/** Loads items, such as pages, one at a time while the browser is idle, unless there are too many. */
export type LoadWhenIdle = <T>(items: readonly T[], load: (item: T) => Promise<unknown>) => Promise<void>;

/** Loads a part of the site for offline use. */
export type OfflineLoader = (loadWhenIdle: LoadWhenIdle) => Promise<unknown>;

/** The loaders that `prepareOfflineUse` calls. They're in a separate module, because every page loads it. */
export const offlineLoaders = new Set<OfflineLoader>();

/**
 * Registers a loader for `prepareOfflineUse`.
 *
 * @returns A function that removes the loader.
 */
export function registerOfflineLoader(loader: OfflineLoader): () => void {
  offlineLoaders.add(loader);
  return () => {
    offlineLoaders.delete(loader);
  };
}
