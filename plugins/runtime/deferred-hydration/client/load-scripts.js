// Runs at the end of the body. Loads the site's scripts, whose URLs are in an attribute of the body, after the first paint.
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
    // The base URL banner listens for this event (the patch base-url-banner).
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

  // A hidden page, such as a background tab, is never painted.
  if (document.visibilityState === 'hidden') {
    loadScripts();
    return;
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) loadScripts();
  }).observe({type: 'paint', buffered: true});
  // In case the page becomes hidden before it is painted, or the browser doesn't report paint timing.
  setTimeout(loadScripts, 1000);
})();
