// Runs in the head of every page. If one of the build's scripts or a chunk of the first route is missing, broken, or
// empty, the page is never hydrated. This shows an error box above the static HTML. It's plain DOM code because React
// isn't running then. The messages are in attributes of the script.
{
  const {page = '', unavailable = '', retry = '', assets = '', settled = ''} = document.currentScript?.dataset ?? {};
  /** @type {Set<string>} */
  const failedUrls = new Set();
  let isHydrated = false;
  /** @type {HTMLElement | undefined} */
  let box;

  /**
   * @param {string} reason - A sentence for the reader.
   * @param {readonly string[]} urls - The files to load again.
   */
  const reportFailure = (reason, urls) => {
    if (isHydrated) return;
    for (const url of urls) failedUrls.add(url);
    if (box !== undefined) return;
    document.dispatchEvent(new Event('fast-pages:failed'));
    box = document.createElement('div');
    box.className = 'theme-load-failure';
    box.setAttribute('role', 'alert');
    const text = document.createElement('p');
    const message = page.replace('{reason}', () => reason);
    text.textContent = message;
    const retryButton = document.createElement('button');
    retryButton.type = 'button';
    retryButton.textContent = retry;
    // The browser may have cached the broken response, and replaces it only with a complete one.
    const reload = async (/** @type {string} */ url) => (await fetch(url, {cache: 'reload'})).blob();
    const retryAll = async () => {
      // An empty chunk is noticed only when it's used, so all other files are loaded again, too.
      const loadedUrls = performance.getEntriesByType('resource').map(({name}) => name);
      const reloadedUrls = new Set([...failedUrls, ...loadedUrls.filter(isBundle)]);
      await Promise.allSettled([...reloadedUrls].map(reload));
      // If the server can't be reached, a reload would lose the page's content.
      const response = await fetch(location.href, {method: 'HEAD', cache: 'no-store'}).catch(() => undefined);
      if (response !== undefined && response.status < 500) location.reload();
      else text.textContent = `${message} ${unavailable}`;
    };
    retryButton.addEventListener('click', () => void retryAll());
    box.append(text, retryButton);
    const insertBox = () => {
      if (!isHydrated && box !== undefined) document.body.prepend(box);
    };
    // A script can fail before the parser reaches the body.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', insertBox);
    else insertBox();
  };

  // Other scripts aren't needed, whether the page or the host adds them.
  const isBundle = (/** @type {string} */ url) => url.startsWith(location.origin + assets);
  const getReason = (/** @type {string} */ url) => `${new URL(url).pathname}.`;

  addEventListener(
    'error',
    (event) => {
      const {target} = event;
      if (target instanceof HTMLScriptElement) {
        if (isBundle(target.src)) reportFailure(getReason(target.src), [target.src]);
      } else if (event instanceof ErrorEvent && isBundle(event.filename)) {
        reportFailure(`${event.message}.`, [event.filename]);
      }
    },
    true,
  );

  addEventListener('unhandledrejection', (event) => {
    const {reason} = event;
    if (reason instanceof Error && reason.name === 'ChunkLoadError') {
      const url = 'request' in reason ? String(reason.request) : location.href;
      reportFailure(reason.message.split('\n')[0] ?? '', [url]);
      // After hydration, only preloads reach this code. The navigation that follows handles the failure.
      event.preventDefault();
    }
  });

  // All scripts have been executed. If Docusaurus hasn't, one of them was empty, and browsers may keep it for a year.
  document.addEventListener(settled, () => {
    const urls = Array.from(document.querySelectorAll('script'), ({src}) => src).filter(isBundle);
    const lastUrl = urls.at(-1);
    // An element with this ID isn't an own property of `window`.
    if (lastUrl !== undefined && !Object.hasOwn(window, 'docusaurus')) reportFailure(getReason(lastUrl), urls);
  });

  // The failed file wasn't needed.
  document.addEventListener('fast-pages:hydrated', () => {
    isHydrated = true;
    box?.remove();
  });
}
