import {escapeHtml} from '@developer-docs/utils';
import {oauthChannel, oauthTripKey} from '../../shared/oauth-trip';
import type {Translate} from '../../translations';

/** How long the redirect page waits for the window that asked for its response, in milliseconds. */
const replyMs = 1000;

/** Creates the page that authorization servers redirect to. */
export const createRedirectPage = (scriptUrl: string, t: Translate) => `<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="referrer" content="no-referrer">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(t('oauth.redirectTitle'))}</title>
    <script src="${escapeHtml(scriptUrl)}"></script>
  </head>
  <body>
    <p id="close">${escapeHtml(t('oauth.close'))}</p>
    <p id="unexpected" role="alert" hidden>${escapeHtml(t('oauth.unexpected'))}</p>
  </body>
</html>
`;

/**
 * The script of the redirect page. It returns to the page that the reader left, if the response belongs to its request,
 * and otherwise passes the response on to the other windows of the site. If no page requested the response, for example
 * because it's an error without `state`, the script tells the pages and the reader: on the page that the reader left,
 * without the response, or else here. It's a separate script, because policies can forbid inline scripts.
 */
export const redirectScript = `(function () {
  var path = location.pathname.replace(/\\/$/, '');
  var query = location.search || location.hash.replace(/^#/, '?');
  var trip = null;
  // Responses contain a code, so they don't stay in the history.
  history.replaceState(null, '', location.pathname);
  try {
    trip = JSON.parse(sessionStorage.getItem(${JSON.stringify(oauthTripKey)}));
    sessionStorage.removeItem(${JSON.stringify(oauthTripKey)});
  } catch (error) {}
  var state = new URLSearchParams(query).get('state');
  function returnWith(response) {
    if (!trip || !trip.state) return false;
    var target = new URL(String(trip.returnUrl), location.origin);
    if (target.origin !== location.origin) return false;
    trip.response = response;
    sessionStorage.setItem(${JSON.stringify(oauthTripKey)}, JSON.stringify(trip));
    location.replace(target.href);
    return true;
  }
  if (trip && trip.state === state && trip.redirectPath === path && returnWith(query)) return;
  var channel = new BroadcastChannel(${JSON.stringify(oauthChannel)});
  var timer = setTimeout(function () {
    channel.postMessage(path);
    if (returnWith('')) return;
    document.getElementById('close').hidden = true;
    document.getElementById('unexpected').hidden = false;
  }, ${replyMs});
  channel.onmessage = function (event) {
    if (!state || event.data !== state) return;
    clearTimeout(timer);
    window.close();
  };
  channel.postMessage(path + query);
})();
`;
