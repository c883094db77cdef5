import {translate} from '@docusaurus/Translate';
import {oauthChannel} from '../../shared/oauth-redirect';
import {deletePendingSignIn, storePendingSignIn, type PendingSignIn} from '../memory/pending-sign-in';

export const getCanceledText = (): string =>
  translate({id: 'theme.openapi.oauth.canceled', message: 'Sign-in was canceled.'});

/** Opens an empty window, which browsers allow only while the reader presses a button. On phones, none may open. */
export const openSignInWindow = (): Window | null => window.open('', '_blank', 'popup,width=520,height=720');

/** The authorization URL, and the URL of the redirect page. */
interface AuthorizationUrls {
  readonly url: string;
  readonly redirectUri: string;
}

// Hosts can add or remove the slash.
const getRedirectPath = (redirectUri: string) => new URL(redirectUri).pathname.replace(/\/$/, '');

/**
 * Opens the authorization URL in a window, and waits for the redirect page. With `Cross-Origin-Opener-Policy`, browsers
 * report the window as closed while it's open, so only the reader can end the wait.
 *
 * @param state - The `state` parameter of the authorization URL.
 * @param signal - Ends the wait.
 * @returns The redirect URL with the response.
 */
export function authorizeInWindow(
  popup: Window,
  {url, redirectUri}: AuthorizationUrls,
  state: string,
  signal: AbortSignal,
): Promise<string> {
  // The server's page can't navigate this one.
  popup.opener = null;
  const redirectPath = getRedirectPath(redirectUri);
  const channel = new BroadcastChannel(oauthChannel);
  return new Promise((resolve, reject) => {
    channel.addEventListener('message', ({data}: MessageEvent<unknown>) => {
      // Other windows of the site can be signing in, too, and other pages can load the redirect page.
      // A hostile server can pass the state on to another server, whose response then arrives at another path.
      if (typeof data !== 'string' || !data.startsWith(`${redirectPath}?`)) return;
      const query = new URLSearchParams(data.slice(redirectPath.length));
      if (query.get('state') !== state) return;
      // The redirect page closes its window.
      channel.postMessage(state);
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

/**
 * Leaves the page for the authorization URL, if no window could open. The reader comes back to another instance of it.
 *
 * @param pending - What is stored until then.
 * @param signal - Cancels the sign-in.
 * @returns Rejects if the sign-in is canceled.
 */
export function authorizeInTab(
  {url, redirectUri}: AuthorizationUrls,
  pending: Omit<PendingSignIn, 'redirectPath'>,
  signal: AbortSignal,
): Promise<never> {
  storePendingSignIn({...pending, redirectPath: getRedirectPath(redirectUri)});
  return new Promise((_resolve, reject) => {
    const cancel = () => {
      deletePendingSignIn();
      reject(new Error(getCanceledText()));
    };
    signal.addEventListener('abort', cancel);
    // If the reader goes back, the browser can show this page again, as it was.
    window.addEventListener('pageshow', cancel, {once: true});
    window.location.assign(url);
  });
}
