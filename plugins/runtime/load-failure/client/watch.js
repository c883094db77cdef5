// Runs in the head of every page. When one of the site's scripts, or a part of the first page, does not arrive or is broken,
// the page never becomes interactive, and Docusaurus says nothing: this shows the error box above the static page. React does
// not run then, so the box is made by hand.
(() => {
  const root = document.documentElement;
  /** @type {Set<string>} */
  const failed = new Set();

  /**
   * @param {string} what - Says what failed.
   * @param {string} file - Its address.
   */
  const show = (what, file) => {
    if (root.dataset.hasHydrated === 'true') return;
    const isFirst = failed.size === 0;
    failed.add(file);
    if (!isFirst) return;
    // Tells other scripts in the head that nothing will take over from them.
    root.dataset.loadFailure = '';
    const box = document.createElement('div');
    box.className = 'load-failure';
    box.setAttribute('role', 'alert');
    const text = document.createElement('p');
    const message = `Parts of this page did not load: ${what} You can read the page and follow its links.`;
    text.textContent = message;
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = 'Retry';
    retry.addEventListener('click', () => {
      // What failed may be in the browser's cache as it is. Without an answer the page stays: it can be read.
      Promise.all([...failed].map((address) => fetch(address, {cache: 'reload'}))).then(
        () => {
          location.reload();
        },
        () => {
          text.textContent = `${message} There is still no answer.`;
        },
      );
    });
    box.append(text, retry);
    const put = () => {
      document.body.prepend(box);
    };
    // A script can fail before the page has been read.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', put);
    else put();
  };

  /** @param {string} url */
  const isOwn = (url) => url.startsWith(`${location.origin}/`);

  addEventListener(
    'error',
    (event) => {
      const {target} = event;
      if (target instanceof HTMLScriptElement) {
        if (isOwn(target.src)) show(`${new URL(target.src).pathname}.`, target.src);
      } else if (event instanceof ErrorEvent && isOwn(event.filename)) {
        show(`${event.message}.`, event.filename);
      }
    },
    true,
  );

  addEventListener('unhandledrejection', (event) => {
    const {reason} = event;
    if (reason instanceof Error && reason.name === 'ChunkLoadError') {
      show(reason.message.split('\n')[0] ?? '', 'request' in reason ? String(reason.request) : location.href);
      // Later it is a preload under the pointer that failed: the click tells.
      event.preventDefault();
    }
  });
})();
