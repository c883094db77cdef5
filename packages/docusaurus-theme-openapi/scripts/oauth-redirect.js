// The script of the page that authorization servers redirect to. It returns to the page that the reader left, if the
// response belongs to its request, and otherwise passes the response on to the other windows of the site. If no page
// requested the response, for example because it's an error without `state`, the script tells the reader: on the page
// that the reader left, without the response, or else here. It's a file, because policies can forbid inline scripts.
// Its attributes contain what it shares with the console (see src/shared/oauth-redirect.ts).
{
  /** How long it waits for the window that asked for the response, in milliseconds. */
  const replyMs = 1000;

  const {storageKey = '', channel: channelName = ''} = document.currentScript?.dataset ?? {};
  const path = location.pathname.replace(/\/$/, '');
  const query = location.search || location.hash.replace(/^#/, '?');
  const state = new URLSearchParams(query).get('state');
  // Responses contain a code, so they don't stay in the history.
  history.replaceState(null, '', location.pathname);

  const takePending = () => {
    try {
      const text = sessionStorage.getItem(storageKey) ?? 'null';
      sessionStorage.removeItem(storageKey);
      /** @type {{state?: string, redirectPath?: string, returnUrl?: string} | null} */
      const value = JSON.parse(text);
      return value;
    } catch {
      return null;
    }
  };

  const pending = takePending();

  /**
   * Returns to the page that the reader left, if there's one.
   *
   * @param {string} response - The query of the response; empty if it's for another page.
   */
  const returnWith = (response) => {
    if (!pending?.state) return false;
    const target = new URL(String(pending.returnUrl), location.origin);
    if (target.origin !== location.origin) return false;
    sessionStorage.setItem(storageKey, JSON.stringify({...pending, response}));
    location.replace(target.href);
    return true;
  };

  const passOn = () => {
    const channel = new BroadcastChannel(channelName);
    const timer = setTimeout(() => {
      if (returnWith('')) return;
      for (const id of ['close', 'unexpected']) document.getElementById(id)?.toggleAttribute('hidden');
    }, replyMs);
    channel.onmessage = ({data}) => {
      if (!state || data !== state) return;
      clearTimeout(timer);
      window.close();
    };
    channel.postMessage(path + query);
  };

  const isOwn = pending?.state === state && pending?.redirectPath === path;
  if (!isOwn || !returnWith(query)) passOn();
}
