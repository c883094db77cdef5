import {OpenApiDocument, placeholderOrigin, readIssuerPath, readOAuthFlows, readServers} from '@developer-docs/openapi';
import {entriesAt, stringAt, type JsonObject} from '@developer-docs/utils';
import type {Contract} from '../contract/contract.js';

export type EndpointKind = 'authorize' | 'token' | 'jwks' | 'discovery';

/** An authorization server in the documents. Schemes whose URLs have the same issuer share one. */
export interface AuthorizationServer {
  /** The path of the issuer's URL without a trailing slash, such as `/realms/pets`; empty if it has none. */
  readonly issuerPath: string;
  /** The names of its schemes. */
  readonly schemes: readonly string[];
  /** The descriptions of the documents' scopes, by name. */
  readonly scopes: ReadonlyMap<string, string>;
  /** The paths of its endpoints. Those that the documents name come first. */
  readonly endpoints: readonly EndpointDeclaration[];
}

export interface EndpointDeclaration {
  readonly kind: EndpointKind;
  readonly path: string;
}

/** The descriptions of the scopes of OpenID Connect. The mock accepts any scope. */
export const standardScopes: ReadonlyMap<string, string> = new Map([
  ['openid', 'Your identity'],
  ['profile', 'Your name'],
  ['email', 'Your email address'],
  ['offline_access', 'Access while you’re away'],
]);

/** Reads the scopes that a request asks for. Default: all scopes of the documents. */
export function readScopes(parameters: URLSearchParams, {scopes}: AuthorizationServer): string[] {
  const requested = (parameters.get('scope') ?? '').split(/\s+/).filter(Boolean);
  return requested.length > 0 ? [...new Set(requested)] : [...scopes.keys()];
}

/** The flows of OpenAPI that the mock simulates. */
const simulatedFlows = ['authorizationCode', 'clientCredentials'];

/** What a security scheme specifies about its authorization server. */
type SimulatedScheme = NonNullable<ReturnType<typeof readScheme>>;

/** Reads the schemes' authorization servers, except for schemes that the extension implements. */
export function readAuthorizationServers(
  {documents}: Contract,
  implementedSchemes: readonly string[],
): AuthorizationServer[] {
  const schemes = Object.values(documents).flatMap((content) => {
    const document = new OpenApiDocument(content);
    return entriesAt(document.root.components, 'securitySchemes').flatMap(([scheme, value]) =>
      implementedSchemes.includes(scheme) ? [] : (readScheme(scheme, document.resolve(value), document.root) ?? []),
    );
  });
  const issuerPaths = new Set(schemes.map(({issuerPath}) => issuerPath));
  return Array.from(issuerPaths, (path) =>
    combineSchemes(
      path,
      schemes.filter(({issuerPath}) => issuerPath === path),
    ),
  );
}

function combineSchemes(issuerPath: string, schemes: readonly SimulatedScheme[]): AuthorizationServer {
  const declared = schemes.flatMap(({endpoints}) => endpoints);
  const defaults: Readonly<Record<EndpointKind, string>> = {
    discovery: `${issuerPath}/.well-known/openid-configuration`,
    authorize: `${issuerPath}/oauth2/authorize`,
    token: `${issuerPath}/oauth2/token`,
    jwks: `${issuerPath}/oauth2/jwks`,
  };
  return {
    issuerPath,
    schemes: schemes.map(({scheme}) => scheme),
    scopes: new Map(schemes.flatMap(({scopes}) => scopes)),
    endpoints: [
      ...declared,
      ...(Object.keys(defaults) as EndpointKind[])
        .filter((kind) => kind === 'discovery' || declared.every((endpoint) => endpoint.kind !== kind))
        .map((kind) => ({kind, path: defaults[kind]})),
    ],
  };
}

/** Reads what a scheme specifies about its authorization server; `undefined` if the mock doesn't simulate it. */
function readScheme(name: string, scheme: JsonObject, root: JsonObject) {
  const isOpenIdConnect = scheme.type === 'openIdConnect';
  const flows = scheme.type === 'oauth2' ? readOAuthFlows(scheme) : [];
  const ownFlows = flows.filter(({kind}) => simulatedFlows.includes(kind));
  if (!isOpenIdConnect && ownFlows.length === 0) return undefined;
  const serverUrl = readServers(root.servers)[0]?.url ?? '';
  const base = URL.canParse(serverUrl, placeholderOrigin)
    ? new URL(serverUrl, placeholderOrigin).href
    : placeholderOrigin;
  const readEndpoint = (kind: EndpointKind, owner: unknown, key: string): EndpointDeclaration[] => {
    const text = stringAt(owner, key) ?? '';
    const url = text !== '' && URL.canParse(text, base) ? new URL(text, base) : undefined;
    return url !== undefined && /^https?:$/.test(url.protocol) ? [{kind, path: url.pathname}] : [];
  };
  const metadata = readEndpoint('discovery', scheme, isOpenIdConnect ? 'openIdConnectUrl' : 'oauth2MetadataUrl');
  return {
    scheme: name,
    issuerPath: readIssuerPath(metadata[0]?.path ?? ''),
    endpoints: [
      ...metadata,
      ...ownFlows.flatMap(({urls}) => [
        ...readEndpoint('authorize', urls, 'authorizationUrl'),
        ...readEndpoint('token', urls, 'tokenUrl'),
        ...readEndpoint('token', urls, 'refreshUrl'),
      ]),
    ],
    scopes: flows.flatMap(({scopes}) => Object.entries(scopes)),
  };
}
