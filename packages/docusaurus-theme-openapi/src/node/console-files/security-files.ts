import {placeholderHost, type ApiDocument, type SecurityScheme} from '@developer-docs/openapi';
import {ExplainedError, getOwn} from '@developer-docs/utils';
import type {PublishedFile} from '@developer-docs/utils/node';
import type {OAuthOptions, TryItOptions} from '../../options';
import {pluginName} from '../../plugin-name';
import {getSecurityFile} from '../../shared/console-files';
import {canSignIn, findFlow, type OAuthScheme} from '../../shared/oauth-scheme';
import type {Translate} from '../../translations';
import type {LoadedDocument} from '../documents/load-documents';
import {getConsoleDocument} from './operation-files';
import {createRedirectPage, readRedirectScript} from './redirect-page';

/** The path of the redirect page, unless an option names a different one. */
const defaultRedirectPath = '/oauth-redirect';

/** A sandbox's documents. */
export interface SandboxDocuments {
  readonly documents: readonly LoadedDocument[];
  /** The name of the version of the docs; empty for the current documents. */
  readonly sandbox?: string;
}

interface DocumentScheme {
  /** Identifies the document for the console. */
  readonly document: string;
  readonly scheme: Omit<OAuthScheme, 'redirectPath'>;
  /** Identifies the authorization server: the URLs that readers sign in with. Absent if they can't. */
  readonly server?: string;
  /**
   * For the URLs at another server of the API than the first one, to which they're relative: its origin, or `/` if it's
   * that of the site.
   */
  readonly origin?: string;
}

/**
 * Creates a file for each document with OAuth 2 or OpenID Connect schemes, which the console loads when a reader
 * selects one. The description of an operation would contain hundreds of scopes.
 *
 * @param toRedirectUrl - Returns the URL path of a redirect page.
 * @throws Error if schemes of different authorization servers have the same redirect page.
 */
export function createSecurityFiles(
  consoles: readonly SandboxDocuments[],
  options: TryItOptions,
  toRedirectUrl: (path: string) => string,
): PublishedFile[] {
  const schemes = listSchemes(consoles, options);
  checkRedirectPaths(schemes, options);
  return [...new Set(schemes.map(({document}) => document))].map((id) => ({
    name: getSecurityFile(id),
    content: JSON.stringify(
      schemes
        .filter(({document, origin}) => document === id && origin === undefined)
        .map((entry): OAuthScheme => {
          const toPath = (other: DocumentScheme) => toRedirectUrl(chooseRedirectPath(other, schemes, options));
          const others = schemes.flatMap((other) =>
            other.scheme === entry.scheme && other.origin !== undefined ? [[other.origin, toPath(other)] as const] : [],
          );
          return {
            ...entry.scheme,
            redirectPath: toPath(entry),
            ...(others.length > 0 && {otherRedirectPaths: Object.fromEntries(others)}),
          };
        }),
    ),
  }));
}

/** Lists the schemes of all documents, starting with the current documents' schemes. */
function listSchemes(consoles: readonly SandboxDocuments[], {oauth = {}}: TryItOptions): DocumentScheme[] {
  const sorted = [...consoles.filter(({sandbox}) => !sandbox), ...consoles.filter(({sandbox}) => sandbox)];
  return sorted.flatMap(({documents, sandbox = ''}) =>
    documents.flatMap(({id, model}) =>
      model.securitySchemes
        .filter(({kind}) => kind === 'oauth2' || kind === 'openIdConnect')
        .flatMap((scheme) =>
          listServers(getConsoleDocument(id, sandbox), model, scheme, getOptions(oauth, scheme.name)),
        ),
    ),
  );
}

/** Lists the authorization servers of a scheme: one for each server of the API, if the scheme's URLs are relative. */
function listServers(
  document: string,
  {servers, operations}: ApiDocument,
  {name, flows, openIdConnectUrl, oauth2MetadataUrl}: SecurityScheme,
  {redirectPath: _path, ...options}: OAuthOptions,
): DocumentScheme[] {
  const metadataUrl = openIdConnectUrl ?? oauth2MetadataUrl;
  const scheme = {name, flows, metadataUrl, ...options};
  if (!canSignIn(scheme)) return [{document, scheme}];
  const {authorizationUrl, tokenUrl, refreshUrl} = findFlow(scheme, 'authorizationCode')?.urls ?? {};
  const urls = metadataUrl === undefined ? [authorizationUrl, tokenUrl, refreshUrl] : [metadataUrl];
  const resolveUrl = (url: string, base: string) =>
    url !== '' && URL.canParse(url, base) ? new URL(url, base).href : url;
  const resolve = (base: string) => JSON.stringify(urls.map((url = '') => resolveUrl(url, base)));
  const [first = placeholderHost, ...bases] = [...servers, ...operations.flatMap((operation) => operation.servers)].map(
    ({url}) => (URL.canParse(url, placeholderHost) ? new URL(url, placeholderHost).href : placeholderHost),
  );
  const others = new Map<string, DocumentScheme>();
  for (const base of bases) {
    const {origin: baseOrigin} = new URL(base);
    const origin = baseOrigin === placeholderHost ? '/' : baseOrigin;
    const isFirst = baseOrigin === new URL(first).origin || resolve(base) === resolve(first);
    if (!isFirst && !others.has(origin)) others.set(origin, {document, scheme, server: resolve(base), origin});
  }
  return [{document, scheme, server: resolve(first)}, ...others.values()];
}

const getOptions = (oauth: NonNullable<TryItOptions['oauth']>, name: string): OAuthOptions => getOwn(oauth, name) ?? {};

/**
 * Chooses the path of a scheme's redirect page. Each authorization server has its own path. Otherwise, a hostile server
 * could forward a sign-in to a different server, and the console would then send that server's code to the hostile one
 * (RFC 9700, section 4.4).
 */
function chooseRedirectPath(
  {document, scheme: {name}, server, origin}: DocumentScheme,
  schemes: readonly DocumentScheme[],
  {oauth = {}}: TryItOptions,
): string {
  const servers = new Set(schemes.flatMap((other) => (other.origin === undefined ? (other.server ?? []) : [])));
  const defaultPath = servers.size > 1 ? `${defaultRedirectPath}/${toSegment(name)}` : defaultRedirectPath;
  const {redirectPath = defaultPath} = getOptions(oauth, name);
  // The options come from the first document that has the scheme.
  const first = schemes.find((other) => other.scheme.name === name && other.server !== undefined);
  if (server === undefined || first?.server === server) return redirectPath;
  const path = document === first?.document ? redirectPath : `${redirectPath}/${toSegment(document)}`;
  return origin === undefined ? path : `${path}/${toSegment(origin.replace(/^https?:\/\//, ''))}`;
}

/** Rejects paths in the options that schemes of other authorization servers also have. */
function checkRedirectPaths(schemes: readonly DocumentScheme[], options: TryItOptions): void {
  const known = new Map<string, DocumentScheme>();
  for (const entry of schemes.filter(({server}) => server !== undefined)) {
    const path = chooseRedirectPath(entry, schemes, options);
    const first = known.get(path) ?? entry;
    known.set(path, first);
    const hasSameIssuer = entry.scheme.issuer !== undefined && entry.scheme.issuer === first.scheme.issuer;
    if (entry.server === first.server || hasSameIssuer) continue;
    const [a, b] = [first.scheme.name, entry.scheme.name];
    throw new ExplainedError(
      `${pluginName}: The schemes "${a}" and "${b}" have the same redirect page, ${path}, but different authorization servers, one of which could obtain the code of the other. Set "tryIt.oauth.${a}.redirectPath" or "tryIt.oauth.${b}.redirectPath" to a path of its own. If both belong to one server, you can set the same "issuer" for both instead.`,
    );
  }
}

/** Encodes a name for a segment of a path. A dot could begin an extension. */
const toSegment = (name: string) =>
  name.replaceAll(/[^\w-]/gu, (character) => `~${(character.codePointAt(0) ?? 0).toString(16)}`);

/**
 * Creates the pages that authorization servers redirect to, and their script, which passes the response on. Registered
 * URLs have no `.html`: hosts redirect such URLs, and can drop the query. So `/oauth-redirect` and `/oauth-redirect/`
 * have a file each.
 *
 * @param baseUrl - The base URL of the default locale, where the files are.
 */
export function createRedirectFiles(
  consoles: readonly SandboxDocuments[],
  options: TryItOptions,
  baseUrl: string,
  t: Translate,
): PublishedFile[] {
  const schemes = listSchemes(consoles, options).filter(({server}) => server !== undefined);
  const paths = new Set(schemes.map((scheme) => chooseRedirectPath(scheme, schemes, options)));
  const script = 'sandbox/oauth-redirect.js';
  const html = createRedirectPage(`${baseUrl}${script}`, t);
  return paths.size === 0
    ? []
    : [
        {name: script, content: readRedirectScript()},
        ...[...paths].flatMap((path) => [
          {name: `${path.slice(1)}.html`, content: html},
          {name: `${path.slice(1)}/index.html`, content: html},
        ]),
      ];
}
