import {offlineLoaders, type LoadWhenIdle} from './offline-loaders';
import {waitForIdle} from './wait-for-idle';

/**
 * The maximum number of pages or operations to load. On larger sites, none are loaded. 100 pages are about 600 KB
 * (Brotli).
 */
const maxItems = 100;

let preparation: Promise<boolean> | undefined;

/**
 * Loads all pages, the console, and the search into memory while the browser is idle, so that the whole documentation
 * works without a connection. Call it for readers who run an example, because they're likely to visit other pages. On a
 * metered or slow connection, and under `npm start`, nothing is loaded. After a failed request, the next call loads the
 * rest.
 *
 * @returns Whether everything is loaded.
 */
export async function prepareOfflineUse(): Promise<boolean> {
  const {connection} = navigator as {connection?: {readonly saveData: boolean; readonly effectiveType: string}};
  const isLimited = connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'));
  if (isLimited || process.env.NODE_ENV !== 'production') {
    return false;
  }
  preparation ??= runLoaders();
  try {
    return await preparation;
  } catch {
    preparation = undefined;
    return false;
  }
}

/** @returns Whether everything was loaded. */
async function runLoaders(): Promise<boolean> {
  let isComplete = true;
  const loadWhenIdle: LoadWhenIdle = async (items, load) => {
    if (items.length > maxItems) {
      isComplete = false;
      return;
    }
    for (const item of items) {
      await waitForIdle();
      // If a preload fails, Docusaurus doesn't load the page again, but reloads the tab when the reader opens the page.
      if (!navigator.onLine) {
        throw new Error('The connection was lost.');
      }
      await load(item);
    }
  };
  // Also runs loaders that newly loaded code registers.
  for (const load of offlineLoaders) {
    await waitForIdle();
    await load(loadWhenIdle);
  }
  return isComplete;
}
