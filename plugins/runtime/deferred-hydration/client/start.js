// Runs at the end of every page. Starts the site's scripts, whose addresses its own element carries, after the first paint, so
// that they do not share the line and the processor with it.
(() => {
  /** @type {readonly string[]} */
  const addresses = JSON.parse(document.currentScript?.dataset.scripts ?? '[]');

  // The page is drawn with the theme's switch disabled, until it works. A press is kept (early-presses.js), so it is not.
  /** @type {NodeListOf<HTMLButtonElement>} */
  const waiting = document.querySelectorAll('.navbar button:disabled');
  const enable = (/** @type {boolean} */ isEnabled) => {
    for (const button of waiting) button.disabled = !isEnabled;
  };
  enable(true);

  let toCome = addresses.length;
  const settle = () => {
    toCome -= 1;
    if (toCome > 0) return;
    if (!('docusaurus' in window)) enable(false);
    // The base-URL banner waits for it (patches/base-url-banner.ts).
    document.dispatchEvent(new Event('deferred-scripts-settled'));
  };

  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const address of addresses) {
      const script = document.createElement('script');
      script.src = address;
      // One after the other, as they stand.
      script.async = false;
      script.onload = script.onerror = settle;
      document.head.append(script);
    }
  };

  // A page that nobody looks at (a tab in the background, a page rendered ahead) is not painted.
  if (document.visibilityState === 'hidden') {
    start();
    return;
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({type: 'paint', buffered: true});
  // Nor is one that goes to the background in this moment, and not every browser tells of a paint.
  setTimeout(start, 1000);
})();
