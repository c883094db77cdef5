import type {ClientModule} from '@docusaurus/types';

/**
 * Docusaurus prefetches the page of each link that it can see, some thirty requests, in the moment in which the page has
 * become interactive. Here they wait until the reader does something, or for a while. What a link under the pointer
 * needs (`preload`) does not wait.
 */

/** How long a reader who does nothing is left alone, in milliseconds. */
const patience = 5000;

/** What a reader does before leaving by a link. Pages and sidebars scroll by themselves too, so a scroll is no sign. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

const isIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => {
        resolve();
      });
    } else {
      setTimeout(resolve);
    }
  });

/** Resolves when the reader did something, or nothing for long enough, and the browser has nothing else to do. */
async function calm(): Promise<void> {
  const done = new AbortController();
  await new Promise<void>((resolve) => {
    const end = () => {
      resolve();
    };
    for (const sign of signs) {
      addEventListener(sign, end, {passive: true, capture: true, signal: done.signal});
    }
    setTimeout(end, patience);
  });
  done.abort();
  await isIdle();
}

let isSet = false;

const calmPrefetch: ClientModule = {
  // The first call comes when the page has been taken over, and before any link is seen.
  onRouteDidUpdate() {
    if (isSet) {
      return undefined;
    }
    isSet = true;
    const {preload, prefetch} = window.docusaurus;
    let isCalm = false;
    const whenCalm = calm().then(() => {
      isCalm = true;
    });
    // The object itself is frozen.
    window.docusaurus = {
      preload,
      prefetch: (path) => (isCalm ? prefetch(path) : whenCalm.then(() => prefetch(path) || [])),
    };
    return undefined;
  },
};

export default calmPrefetch;
