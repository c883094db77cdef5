// Runs at the end of the body. Loads the site's scripts after the first paint. Their attributes are in an attribute of <html>.
(() => {
  /** @type {readonly Readonly<Record<string, string>>[]} */
  const scripts = JSON.parse(document.documentElement.dataset.deferredScripts ?? '[]');
  if (scripts.length === 0) return;

  // The color mode toggle is rendered disabled until hydration. Disabled buttons don't dispatch clicks, so event-replay.js couldn't
  // queue them.
  /** @type {NodeListOf<HTMLButtonElement>} */
  const disabledButtons = document.querySelectorAll('.navbar button:disabled');
  const setDisabled = (/** @type {boolean} */ isDisabled) => {
    for (const button of disabledButtons) button.disabled = isDisabled;
  };
  setDisabled(false);

  let pending = scripts.length;
  const onSettled = () => {
    pending -= 1;
    if (pending > 0) return;
    if (!('docusaurus' in window)) setDisabled(true);
    // The base URL banner listens for this event (see src/defer-scripts.ts).
    document.dispatchEvent(new Event('deferred-scripts-settled'));
  };

  let isLoading = false;
  const loadScripts = () => {
    if (isLoading) return;
    isLoading = true;
    for (const attributes of scripts) {
      const script = document.createElement('script');
      for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
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
