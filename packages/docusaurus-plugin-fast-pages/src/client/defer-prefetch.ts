import type {ClientModule} from '@docusaurus/types';

/**
 * Docusaurus prefetches the page of every visible link as soon as a page is hydrated. This client module delays the
 * requests until the reader interacts with the page or a few seconds have passed, and makes them while the browser is idle.
 * `preload`, which loads the page of a hovered link, isn't delayed. Docusaurus has no option for this. Its links call
 * `window.docusaurus`, which it documents for prefetching, so this module replaces that object.
 */

/** Long enough for hydration on a slow phone. */
const maxDelayMs = 5000;

/** Excludes `scroll`, because the browser and the sidebar also scroll automatically. */
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

async function waitForInteraction(): Promise<void> {
  const listeners = new AbortController();
  await new Promise<void>((resolve) => {
    const onInteraction = () => {
      resolve();
    };
    for (const type of interactionEvents) {
      addEventListener(type, onInteraction, {passive: true, capture: true, signal: listeners.signal});
    }
    setTimeout(onInteraction, maxDelayMs);
  });
  listeners.abort();
}

/** Waits until the browser is idle. */
async function waitForIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    // Safari doesn't support requestIdleCallback.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => {
        resolve();
      });
    } else {
      setTimeout(resolve);
    }
  });
}

let isInstalled = false;

const deferPrefetch: ClientModule = {
  // First called on hydration, before any link is observed.
  onRouteDidUpdate() {
    if (isInstalled) {
      return undefined;
    }
    isInstalled = true;
    const {preload, prefetch} = window.docusaurus;
    let queue = waitForInteraction();
    // Replaces the whole object, because Docusaurus freezes it.
    window.docusaurus = {
      preload,
      // One page at a time, because Docusaurus searches all of the site's routes for each page's files.
      prefetch(path) {
        queue = queue.then(waitForIdle);
        return queue.then(() => prefetch(path) || []);
      },
    };
    return undefined;
  },
};

export default deferPrefetch;
