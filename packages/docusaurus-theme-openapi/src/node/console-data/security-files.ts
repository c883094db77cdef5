import type {SecurityScheme} from '@developer-docs/openapi';
import {escapeHtml} from '@developer-docs/utils';
import type {PublishedFile} from '@developer-docs/utils/node';
import type {OAuthScheme} from '../../client/console-contract/oauth-scheme';
import {oauthChannel, oauthTripKey} from '../../client/oauth-trip';
import {getSecurityFile} from '../../client/console-contract/file-names';
import type {TryItOptions} from '../../options';
import type {Translate} from '../../translations';
import type {LoadedDocument} from '../documents/load-documents';
import {getConsoleDocument} from './operation-files';

/** How long the redirect page waits for the window that asked for its response, in milliseconds. */
const replyMs = 1000;

/** The path of the redirect page, if no option names another one. */
const defaultRedirectPath = '/oauth-redirect';

const isOAuth = ({kind}: SecurityScheme) => kind === 'oauth2' || kind === 'openIdConnect';

const hasOAuth = ({model}: LoadedDocument) => model.securitySchemes.some(isOAuth);

/**
 * Creates a file for each document with OAuth 2 or OpenID Connect schemes, which the console loads when a reader selects
 * one. The description of an operation would contain hundreds of scopes.
 *
 * @param toRedirectUrl - Returns the URL path of a redirect page.
 * @param version - The name of the version of the docs; empty for the current documents.
 */
export const createSecurityFiles = (
  documents: readonly LoadedDocument[],
  {oauth = {}}: TryItOptions,
  toRedirectUrl: (path: string) => string,
  version = '',
): PublishedFile[] =>
  documents.filter(hasOAuth).map(({id, model}) => ({
    name: getSecurityFile(getConsoleDocument(id, version)),
    content: JSON.stringify(
      model.securitySchemes.filter(isOAuth).map((scheme): OAuthScheme => {
        const {name, flows, openIdConnectUrl, oauth2MetadataUrl} = scheme;
        const {redirectPath = defaultRedirectPath, ...options} = Object.hasOwn(oauth, name) ? (oauth[name] ?? {}) : {};
        const metadataUrl = openIdConnectUrl ?? oauth2MetadataUrl;
        return {
          name,
          flows,
          ...(metadataUrl !== undefined && {metadataUrl}),
          ...options,
          redirectPath: toRedirectUrl(redirectPath),
        };
      }),
    ),
  }));

/**
 * Creates the page that authorization servers redirect to, and its script, which passes the response on. Registered URLs
 * have no `.html`: hosts redirect such URLs, and can drop the query. So `/oauth-redirect` and `/oauth-redirect/` have a file
 * each.
 *
 * @param baseUrl - The base URL of the default locale, where the files are.
 */
export function createRedirectFiles(
  documents: readonly LoadedDocument[],
  {oauth = {}}: TryItOptions,
  baseUrl: string,
  t: Translate,
): PublishedFile[] {
  if (!documents.some(hasOAuth)) return [];
  const paths = new Set([defaultRedirectPath, ...Object.values(oauth).flatMap(({redirectPath}) => redirectPath ?? [])]);
  const script = 'sandbox/oauth-redirect.js';
  const html = createRedirectPage(`${baseUrl}${script}`, t);
  return [
    {name: script, content: redirectScript},
    ...[...paths].flatMap((path) => {
      const name = path.replaceAll(/^\/+|\/+$/g, '');
      return [
        {name: `${name}.html`, content: html},
        {name: `${name}/index.html`, content: html},
      ];
    }),
  ];
}

const createRedirectPage = (scriptUrl: string, t: Translate) => `<!doctype html>
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
 * The script of the redirect page. It returns to the page that the reader left, if the response belongs to its request, and
 * otherwise passes the response on to the other windows of the site. If none of them asked for it, such as an error without
 * `state`, it says so. It's a script of its own, because policies can forbid
 * inline scripts.
 */
const redirectScript = `(function () {
  var path = location.pathname.replace(/\\/$/, '');
  var query = location.search || location.hash.replace(/^#/, '?');
  var trip = null;
  // Responses contain a code, so they don't stay in the history.
  history.replaceState(null, '', location.pathname);
  try {
    trip = JSON.parse(sessionStorage.getItem(${JSON.stringify(oauthTripKey)}));
  } catch (error) {}
  var state = new URLSearchParams(query).get('state');
  if (trip && trip.state && trip.state === state && trip.redirectPath === path) {
    var target = new URL(String(trip.returnUrl), location.origin);
    if (target.origin === location.origin) {
      trip.response = query;
      sessionStorage.setItem(${JSON.stringify(oauthTripKey)}, JSON.stringify(trip));
      location.replace(target.href);
      return;
    }
  }
  // Whatever this tab waited for, it has another response now.
  try {
    sessionStorage.removeItem(${JSON.stringify(oauthTripKey)});
  } catch (error) {}
  var channel = new BroadcastChannel(${JSON.stringify(oauthChannel)});
  var timer = setTimeout(function () {
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
