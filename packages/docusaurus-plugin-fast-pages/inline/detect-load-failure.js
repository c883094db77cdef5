// Runs in the head of every page. If one of the site's scripts or a chunk of the first route is missing or broken, the page is never
// hydrated. This shows an error box above the static HTML. It's plain DOM code because React isn't running then. The texts are in
// attributes of the script.
(() => {
  const root = document.documentElement;
  const {page = '', unavailable = '', retry = ''} = document.currentScript?.dataset ?? {};
  /** @type {Set<string>} */
  const failedUrls = new Set();

  /**
   * @param {string} reason - A sentence for the reader.
   * @param {string} url - The file that failed.
   */
  const reportFailure = (reason, url) => {
    if (root.dataset.hasHydrated === 'true') return;
    const isFirst = failedUrls.size === 0;
    failedUrls.add(url);
    if (!isFirst) return;
    // Tells other inline scripts that hydration won't happen.
    root.dataset.loadFailure = '';
    const box = document.createElement('div');
    box.className = 'load-failure';
    box.setAttribute('role', 'alert');
    const text = document.createElement('p');
    const message = page.replace('{reason}', () => reason);
    text.textContent = message;
    const retryButton = document.createElement('button');
    retryButton.type = 'button';
    retryButton.textContent = retry;
    retryButton.addEventListener('click', () => {
      // The browser may have cached the broken response. The page isn't reloaded offline, because its content would be lost.
      Promise.all([...failedUrls].map((failedUrl) => fetch(failedUrl, {cache: 'reload'}))).then(
        () => {
          location.reload();
        },
        () => {
          text.textContent = `${message} ${unavailable}`;
        },
      );
    });
    box.append(text, retryButton);
    const insertBox = () => {
      document.body.prepend(box);
    };
    // A script can fail before the parser reaches the body.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', insertBox);
    else insertBox();
  };

  /** @param {string} url */
  const isSameOrigin = (url) => url.startsWith(`${location.origin}/`);

  addEventListener(
    'error',
    (event) => {
      const {target} = event;
      if (target instanceof HTMLScriptElement) {
        if (isSameOrigin(target.src)) reportFailure(`${new URL(target.src).pathname}.`, target.src);
      } else if (event instanceof ErrorEvent && isSameOrigin(event.filename)) {
        reportFailure(`${event.message}.`, event.filename);
      }
    },
    true,
  );

  addEventListener('unhandledrejection', (event) => {
    const {reason} = event;
    if (reason instanceof Error && reason.name === 'ChunkLoadError') {
      const url = 'request' in reason ? String(reason.request) : location.href;
      reportFailure(reason.message.split('\n')[0] ?? '', url);
      // After hydration, only preloads reach this code. The navigation that follows handles the failure.
      event.preventDefault();
    }
  });
})();
