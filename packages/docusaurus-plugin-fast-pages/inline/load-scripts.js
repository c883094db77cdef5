// Runs in the head of every page. Loads the site's scripts, which have a type that browsers ignore, after the first
// paint.
{
  const loadScripts = () => {
    /** @type {NodeListOf<HTMLScriptElement>} */
    const scripts = document.head.querySelectorAll('script[type=fast-pages]');
    let pending = scripts.length;
    const onSettled = () => {
      pending -= 1;
      // detect-load-failure.js and the base URL banner listen for this event (see src/post-build.ts).
      if (pending === 0) document.dispatchEvent(new Event('fast-pages:settled'));
    };
    for (const inert of scripts) {
      const script = document.createElement('script');
      for (const {name, value} of inert.attributes) if (name !== 'type') script.setAttribute(name, value);
      // Browsers hide it from the attributes.
      script.nonce = inert.nonce ?? '';
      // Keep the execution order.
      script.async = false;
      script.onload = script.onerror = onSettled;
      inert.replaceWith(script);
    }
  };

  // The first state change means that the page has been parsed. Other scripts can delay `DOMContentLoaded`.
  document.addEventListener(
    'readystatechange',
    () => {
      // Docusaurus renders the color mode toggle as disabled until hydration. Disabled buttons don't dispatch clicks,
      // so event-replay.js couldn't queue them.
      /** @type {NodeListOf<HTMLButtonElement>} */
      const buttons = document.querySelectorAll('.navbar button:disabled');
      const setDisabled = (/** @type {boolean} */ isDisabled) => {
        for (const button of buttons) button.disabled = isDisabled;
      };
      setDisabled(false);
      document.addEventListener('fast-pages:failed', () => {
        setDisabled(true);
      });
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) loadScripts();
      }).observe({type: 'paint', buffered: true});
      // Pages in background tabs aren't painted, and some browsers don't report paint timing. In Lighthouse's
      // simulation of a slow phone, pages are painted after 0.8 seconds.
      setTimeout(loadScripts, 1000);
    },
    {once: true},
  );
}
