import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PublishedFile} from '@developer-docs/docusaurus-utils/node';
import type {SecurityScheme} from '@developer-docs/openapi';
import {escapeHtml, getOwn} from '@developer-docs/utils';
import type {I18n, LoadContext} from '@docusaurus/types';
import {getSecurityFile} from '../../shared/console-files';
import {oauthChannel, pendingSignInKey} from '../../shared/oauth-redirect';
import {canSignIn, type OAuthScheme} from '../../shared/oauth-scheme';
import type {LoadedDocument} from '../documents/document-loader';
import type {NormalizedTryItOptions} from '../options/try-it';
import type {Translate} from '../texts/translations';
import {getConsoleDocumentId} from './operation-files';

/**
 * Creates a file for each document with OAuth 2 or OpenID Connect schemes, which the console loads when a reader
 * selects one. The description of an operation would contain hundreds of scopes.
 *
 * @param toRedirectUrl - Returns the URL path of a redirect page.
 */
export const createSecurityFiles = (
  documents: readonly LoadedDocument[],
  options: Pick<NormalizedTryItOptions, 'oauth'>,
  toRedirectUrl: (path: string) => string,
): PublishedFile[] =>
  documents.flatMap((document) => {
    const schemes = listSchemes(document, options).map((scheme) => ({
      ...scheme,
      redirectPath: toRedirectUrl(scheme.redirectPath),
    }));
    const file = getSecurityFile(getConsoleDocumentId(document));
    return schemes.length === 0 ? [] : [{name: file, content: JSON.stringify(schemes)}];
  });

const listSchemes = ({model}: LoadedDocument, {oauth}: Pick<NormalizedTryItOptions, 'oauth'>): OAuthScheme[] =>
  model.securitySchemes
    .filter(({kind}) => kind === 'oauth2' || kind === 'openIdConnect')
    .map(({name, flows, openIdConnectUrl, oauth2MetadataUrl}: SecurityScheme) => ({
      name,
      flows,
      metadataUrl: openIdConnectUrl ?? oauth2MetadataUrl,
      redirectPath: '/oauth-redirect',
      ...getOwn(oauth, name),
    }));

/**
 * Creates the pages that authorization servers redirect to, and their script, which passes the response on. Registered
 * URLs have no `.html`: hosts redirect such URLs, and can drop the query. So `/oauth-redirect` and `/oauth-redirect/`
 * have a file each.
 *
 * @param context - The site in the default locale, whose base URL the files are below.
 */
export function createRedirectFiles(
  documents: readonly LoadedDocument[],
  options: Pick<NormalizedTryItOptions, 'oauth'>,
  {baseUrl, i18n}: Pick<LoadContext, 'baseUrl' | 'i18n'>,
  t: Translate,
): PublishedFile[] {
  const schemes = documents.flatMap((document) => listSchemes(document, options));
  const paths = new Set(schemes.filter(canSignIn).map(({redirectPath}) => redirectPath));
  if (paths.size === 0) return [];
  const script = 'sandbox/oauth-redirect.js';
  const html = createRedirectPage(`${baseUrl}${script}`, i18n, t);
  return [
    // scripts/ has the same path from src/ and lib/.
    {name: script, content: readFileSync(path.join(__dirname, '../../../scripts/oauth-redirect.js'), 'utf8')},
    ...[...paths].flatMap((url) => [
      {name: `${url.slice(1)}.html`, content: html},
      {name: `${url.slice(1)}/index.html`, content: html},
    ]),
  ];
}

/** Creates the page that authorization servers redirect to, in the language of the build. */
function createRedirectPage(scriptUrl: string, {currentLocale, localeConfigs}: I18n, t: Translate): string {
  const {htmlLang = currentLocale, direction = 'ltr'} = localeConfigs[currentLocale] ?? {};
  return `<!doctype html>
<html lang="${htmlLang}" dir="${direction}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="referrer" content="no-referrer">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(t('oauth.redirectTitle'))}</title>
    <script src="${escapeHtml(scriptUrl)}" data-storage-key="${pendingSignInKey}" data-channel="${oauthChannel}"></script>
  </head>
  <body>
    <p id="close">${escapeHtml(t('oauth.close'))}</p>
    <p id="unexpected" role="alert" hidden>${escapeHtml(t('oauth.unexpected'))}</p>
  </body>
</html>
`;
}
