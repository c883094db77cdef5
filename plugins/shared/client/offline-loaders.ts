/** Loads items, such as pages, one after the other while the browser is idle, unless there are too many. */
export type LoadWhenIdle = <T>(items: readonly T[], load: (item: T) => Promise<unknown>) => Promise<void>;

/** Loads a part of the site, so that it works without a connection. */
export type OfflineLoader = (loadWhenIdle: LoadWhenIdle) => Promise<unknown>;

/** What `prepareOfflineUse` calls. It's in a module of its own, because every page loads this one. */
export const offlineLoaders = new Set<OfflineLoader>();

/**
 * Registers what `prepareOfflineUse` loads.
 *
 * @returns A function that removes the loader.
 */
export function registerOfflineLoader(loader: OfflineLoader): () => void {
  offlineLoaders.add(loader);
  return () => {
    offlineLoaders.delete(loader);
  };
}
