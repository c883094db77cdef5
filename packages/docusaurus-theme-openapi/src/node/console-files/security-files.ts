import type {PublishedFile} from '@developer-docs/docusaurus-utils/node';
import type {SecurityScheme} from '@developer-docs/openapi';
import {getOwn} from '@developer-docs/utils';
import type {LoadContext} from '@docusaurus/types';
import type {NormalizedTryItOptions} from '../../options/try-it';
import {getSecurityFile} from '../../shared/console-files';
import {canSignIn, type OAuthScheme} from '../../shared/oauth-scheme';
import type {Translate} from '../../translations';
import type {LoadedDocument} from '../documents/document-loader';
import {getConsoleDocumentId} from './operation-files';
import {createRedirectPage, readRedirectScript} from './redirect-page';

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
    {name: script, content: readRedirectScript()},
    ...[...paths].flatMap((path) => [
      {name: `${path.slice(1)}.html`, content: html},
      {name: `${path.slice(1)}/index.html`, content: html},
    ]),
  ];
}
