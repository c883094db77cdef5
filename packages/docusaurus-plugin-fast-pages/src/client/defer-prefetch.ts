import type {ClientModule} from '@docusaurus/types';

/** Long enough for hydration on a slow phone. */
const maxDelayMs = 5000;

const waitForInteraction = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Not `scroll`, because the browser and the sidebar also scroll automatically.
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'wheel']) {
      addEventListener(type, resolve, {capture: true, once: true, passive: true});
    }
    setTimeout(resolve, maxDelayMs);
  });

// Safari doesn't support requestIdleCallback.
const waitForIdle = (): Promise<unknown> =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve)));

/**
 * Docusaurus prefetches the page of every visible link as soon as a page is hydrated, and has no option for this. Its
 * links call `window.docusaurus.prefetch`, which this client module delays until the reader interacts with the page or
 * a few seconds have passed. Without the delay, Lighthouse's performance scores are lower.
 */
const deferPrefetch: ClientModule = {
  // First called on hydration, before any link is observed.
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation !== null) return;
    const {preload, prefetch} = window.docusaurus;
    let queue = waitForInteraction();
    window.docusaurus = {
      preload,
      // One page per idle period, because Docusaurus looks for the files of each among the routes of the whole site.
      prefetch: (path) => (queue = queue.then(waitForIdle)).then(() => prefetch(path) || []),
    };
  },
};

export default deferPrefetch;
