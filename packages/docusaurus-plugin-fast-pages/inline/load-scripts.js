// Runs in the head of every page. Loads the site's scripts after the first paint. Their attributes are in an attribute of this script: a link can
// set those of <html> (?docusaurus-data-…), and elements of the page can take the name of `document.currentScript`.
(() => {
  const {head} = document;
  /** @type {readonly Readonly<Record<string, string>>[]} */
  const scripts = JSON.parse(document.currentScript?.dataset.scripts ?? '[]');

  /** @type {HTMLButtonElement[]} */
  const disabledButtons = [];
  const setDisabled = (/** @type {boolean} */ isDisabled) => {
    for (const button of disabledButtons) button.disabled = isDisabled;
  };

  let pending = scripts.length;
  const onSettled = () => {
    pending -= 1;
    if (pending > 0) return;
    // An element with this ID isn't an own property of `window`.
    if (!Object.hasOwn(window, 'docusaurus')) {
      setDisabled(true);
      document.dispatchEvent(new Event('fast-pages:failed'));
    }
    // detect-load-failure.js and the base URL banner listen for this event (see src/defer-scripts.ts).
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
      head.append(script);
    }
  };

  // The first state change means that the page has been parsed. Other scripts can delay `DOMContentLoaded`.
  document.addEventListener(
    'readystatechange',
    () => {
      // The color mode toggle is rendered disabled until hydration. Disabled buttons don't dispatch clicks, so event-replay.js couldn't
      // queue them.
      /** @type {NodeListOf<HTMLButtonElement>} */
      const buttons = document.querySelectorAll('.navbar button:disabled');
      disabledButtons.push(...buttons);
      setDisabled(false);
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
    },
    {once: true},
  );
})();
