// Runs at the end of the body. Loads the site's scripts after the first paint. Their URLs are in an attribute of the body.
(() => {
  /** @type {readonly string[]} */
  const urls = JSON.parse(document.body.dataset.scripts ?? '[]');

  // The color mode toggle is rendered disabled until hydration. Disabled buttons don't dispatch clicks, so event-replay.js couldn't
  // queue them.
  /** @type {NodeListOf<HTMLButtonElement>} */
  const disabledButtons = document.querySelectorAll('.navbar button:disabled');
  const setDisabled = (/** @type {boolean} */ isDisabled) => {
    for (const button of disabledButtons) button.disabled = isDisabled;
  };
  setDisabled(false);

  let pending = urls.length;
  const onSettled = () => {
    pending -= 1;
    if (pending > 0) return;
    if (!('docusaurus' in window)) setDisabled(true);
    // The base URL banner listens for this event (see template.ts).
    document.dispatchEvent(new Event('deferred-scripts-settled'));
  };

  let isLoading = false;
  const loadScripts = () => {
    if (isLoading) return;
    isLoading = true;
    for (const url of urls) {
      const script = document.createElement('script');
      script.src = url;
      // Keep the execution order.
      script.async = false;
      script.onload = script.onerror = onSettled;
      document.head.append(script);
    }
  };

  // Hidden pages, such as background tabs, are never painted.
  if (document.visibilityState === 'hidden') {
    loadScripts();
    return;
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) loadScripts();
  }).observe({type: 'paint', buffered: true});
  // Fallback for pages that are hidden before they're painted, and for browsers that don't report paint timing. In
  // Lighthouse's simulation of a slow phone, pages are painted after 0.8 seconds.
  setTimeout(loadScripts, 1000);
})();
