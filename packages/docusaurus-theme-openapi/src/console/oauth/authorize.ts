import {translate} from '@docusaurus/Translate';
import {oauthChannel} from '../../shared/oauth-redirect';
import {deletePendingSignIn, storePendingSignIn, type PendingSignIn} from '../memory/pending-sign-in';

export const getCanceledText = (): string =>
  translate({id: 'theme.openapi.oauth.canceled', message: 'Sign-in was canceled.'});

/** Opens an empty window, which browsers allow only while the reader presses a button. On phones, none may open. */
export const openSignInWindow = (): Window | null => window.open('', '_blank', 'popup,width=520,height=720');

/**
 * Opens the authorization URL in a window, and waits for the redirect page. Without a window, the reader leaves the
 * page in the same tab instead. With `Cross-Origin-Opener-Policy`, browsers report the window as closed while it's
 * open, so only the reader can end the wait.
 *
 * @param request - The authorization URL, and the URL of the redirect page.
 * @param pending - What is stored if the reader leaves the page.
 * @param signal - Ends the wait.
 * @returns The redirect URL with the response.
 */
export function authorizeInWindow(
  popup: Window | null,
  {url, redirectUri}: {readonly url: string; readonly redirectUri: string},
  pending: Omit<PendingSignIn, 'redirectPath'>,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    // Hosts can add or remove the slash.
    const redirectPath = new URL(redirectUri).pathname.replace(/\/$/, '');
    if (popup === null) {
      storePendingSignIn({...pending, redirectPath});
      const cancel = () => {
        deletePendingSignIn();
        reject(new Error(getCanceledText()));
      };
      signal.addEventListener('abort', cancel);
      // If the reader goes back, the browser can show this page again, as it was.
      window.addEventListener('pageshow', cancel, {once: true});
      window.location.assign(url);
      return;
    }
    // The server's page can't navigate this one.
    popup.opener = null;
    const channel = new BroadcastChannel(oauthChannel);
    channel.addEventListener('message', ({data}: MessageEvent<unknown>) => {
      // Other windows of the site can be signing in, too, and other pages can load the redirect page.
      // A hostile server can pass the state on to another server, whose response then arrives at another path.
      if (typeof data !== 'string' || !data.startsWith(`${redirectPath}?`)) return;
      const query = new URLSearchParams(data.slice(redirectPath.length));
      if (query.get('state') !== pending.state) return;
      // The redirect page closes its window.
      channel.postMessage(pending.state);
      channel.close();
      resolve(`${redirectUri}?${query.toString()}`);
    });
    signal.addEventListener('abort', () => {
      // The window stays: without an opener, only its own pages can close it.
      channel.close();
      reject(new Error(getCanceledText()));
    });
    popup.location.replace(url);
  });
}
