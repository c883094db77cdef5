import {OpenApiDocument, placeholderHost, readServers} from '@developer-docs/openapi';
import {entriesAt, isObject, objectAt, stringAt, toPlainText} from '@developer-docs/utils';
import type {Contract} from '../contract/contract.js';
import {findOperation, matchOperations} from '../contract/find-operation.js';
import type {RequiredCredential} from '../contract/mock-operation.js';
import type {MockBehavior} from '../extension.js';
import type {TokenError} from '../validation/credentials.js';

export type EndpointKind = 'authorize' | 'token' | 'jwks' | 'discovery';

/** The methods of each kind of endpoint. */
const endpointMethods: Readonly<Record<EndpointKind, readonly string[]>> = {
  authorize: ['GET', 'HEAD', 'POST'],
  token: ['POST'],
  jwks: ['GET', 'HEAD'],
  discovery: ['GET', 'HEAD'],
};

/** An authorization server in the documents. Schemes whose URLs have the same issuer share one. */
export interface AuthorizationServer {
  /** The path of the issuer's URL without a trailing slash. It can contain variables, such as `{tenant}`. */
  readonly issuerPath: string;
  /** The schemes, as `document scheme`. */
  readonly schemes: Set<string>;
  /** The descriptions of the documents' scopes, by name. */
  readonly scopes: Map<string, string>;
  readonly grantTypes: Set<string>;
  /** The path of each endpoint: the document's, if it has one. */
  readonly paths: Partial<Record<EndpointKind, string>>;
}

/** An endpoint of an authorization server that a URL belongs to. */
export interface Endpoint {
  readonly server: AuthorizationServer;
  readonly kind: EndpointKind;
  /** The values of the variables in its path. */
  readonly parameters: Readonly<Record<string, string>>;
}

interface EndpointPath extends Pick<Endpoint, 'server' | 'kind'> {
  readonly method: string;
  readonly basePath: '';
  readonly path: string;
  /** Whether the document names it. Operations have precedence over the others. */
  readonly isDeclared: boolean;
}

/** An access token that the mock has issued. */
export interface AccessToken {
  readonly server: AuthorizationServer;
  readonly scopes: readonly string[];
  /** In milliseconds since the Unix epoch, by the mock's clock. */
  readonly expiresAt: number;
}

/** The mock didn't issue access tokens with any other prefix, and accepts them for every operation. */
export const accessTokenPrefix = 'mock_access';

/** The scopes of OpenID Connect, which every server supports. */
const standardScopes: readonly (readonly [string, string])[] = [
  ['openid', 'Your identity'],
  ['profile', 'Your name'],
  ['email', 'Your email address'],
  ['offline_access', 'Access while you’re away'],
];

/** Returns the descriptions of all scopes of a server, by name. */
export const getSupportedScopes = ({scopes}: AuthorizationServer): ReadonlyMap<string, string> =>
  new Map([...standardScopes.filter(([name]) => !scopes.has(name)), ...scopes]);

/** The grant types by the names of their flows in OpenAPI. The mock doesn't simulate other flows. */
const grantTypes: readonly (readonly [string, string])[] = [
  ['authorizationCode', 'authorization_code'],
  ['clientCredentials', 'client_credentials'],
];

/** The authorization servers of a mock and their access tokens. */
export class AuthorizationServers {
  readonly servers: readonly AuthorizationServer[];
  readonly accessTokens = new Map<string, AccessToken>();
  private readonly endpoints: readonly EndpointPath[];

  constructor(
    private readonly contract: Contract,
    private readonly behavior: Pick<MockBehavior, 'authentication' | 'handlers'>,
    private readonly now: () => number,
  ) {
    const {servers, endpoints} = readServersOfSchemes(contract, behavior.authentication?.schemes ?? []);
    this.servers = servers;
    this.endpoints = endpoints;
  }

  /** Finds the endpoint at a URL. The host is ignored: the mock has its own, and the sandbox uses the document's. */
  findEndpoint(url: URL): Endpoint | undefined {
    const [match] = matchOperations(this.endpoints, url.pathname);
    return match && {...match.operation, parameters: match.parameters};
  }

  /**
   * Finds the endpoint that handles a request. If the document has an operation with the same path, the operation takes
   * precedence, unless the path is an endpoint of one of the document's schemes and the extension has no handler for
   * the operation.
   *
   * @returns The endpoint, or the methods that it supports if the request has a different one.
   */
  findHandler(method: string, url: URL): Endpoint | {readonly allow: string} | undefined {
    const [match] = matchOperations(this.endpoints, url.pathname);
    if (match === undefined) return undefined;
    const {server, kind, isDeclared} = match.operation;
    const operation = findOperation(this.contract.operations, method, url.pathname, url.origin)?.operation;
    const isSupported = endpointMethods[kind].includes(method);
    if (
      operation !== undefined &&
      (!isSupported || !isDeclared || Object.hasOwn(this.behavior.handlers ?? {}, operation.id))
    ) {
      return undefined;
    }
    return isSupported ? {server, kind, parameters: match.parameters} : {allow: endpointMethods[kind].join(', ')};
  }

  /** Checks an access token that the mock has issued. All others are accepted. */
  checkToken(document: string, {kind, scheme, scopes}: RequiredCredential, token: string): TokenError | undefined {
    if (!token.startsWith(`${accessTokenPrefix}_`)) return undefined;
    const issued = this.accessTokens.get(token);
    if (issued === undefined) return {code: 'invalid_token', detail: 'The access token is unknown.'};
    if (issued.expiresAt <= this.now()) return {code: 'invalid_token', detail: 'The access token has expired.'};
    if (kind !== 'oauth2' && kind !== 'openIdConnect') return undefined;
    const name = `${document} ${scheme}`;
    const server = this.servers.find(({schemes}) => schemes.has(name));
    if (server !== undefined && server !== issued.server) {
      return {code: 'invalid_token', detail: `The access token isn't one of the scheme ${scheme}.`};
    }
    const missing = scopes.filter((scope) => !issued.scopes.includes(scope));
    return missing.length === 0
      ? undefined
      : {code: 'insufficient_scope', detail: `The access token lacks the scope ${missing.join(', ')}.`, scopes};
  }
}

/** Reads the schemes' authorization servers, except for schemes that the extension implements. */
function readServersOfSchemes(
  {documents, operations, getDocument}: Contract,
  implementedSchemes: readonly string[],
): {readonly servers: AuthorizationServer[]; readonly endpoints: EndpointPath[]} {
  const servers: AuthorizationServer[] = [];
  const endpoints: EndpointPath[] = [];
  const addEndpoint = (server: AuthorizationServer, kind: EndpointKind, path: string, isDeclared: boolean) => {
    if (!endpoints.some((endpoint) => endpoint.path === path)) {
      endpoints.push({server, kind, path, isDeclared, method: '', basePath: ''});
    }
    server.paths[kind] ??= path;
  };
  const schemes = Object.entries(documents).flatMap(([name, content]) => {
    const operation = operations.find(({document}) => document === name);
    const document = operation === undefined ? new OpenApiDocument(content) : getDocument(operation);
    return entriesAt(document.root.components, 'securitySchemes')
      .filter(([scheme]) => !implementedSchemes.includes(scheme))
      .map(([scheme, value]) => readScheme(name, scheme, document.resolve(value), document.root));
  });
  // A scheme without discovery can belong to a server that another scheme names.
  const simulated = schemes
    .filter(({grants}) => grants.length > 0)
    .sort((first, second) => Number(second.issuer !== undefined) - Number(first.issuer !== undefined));
  for (const {key, issuer, grants, urls, scopes} of simulated) {
    const paths = urls.map(([, url]) => toTemplate(url));
    const prefixes = servers.map((server) => server.issuerPath).sort((a, b) => b.length - a.length);
    const issuerPath = issuer ?? prefixes.find((prefix) => paths.some((path) => path.startsWith(`${prefix}/`))) ?? '';
    const known = servers.find((candidate) => candidate.issuerPath === issuerPath);
    const server = known ?? {issuerPath, schemes: new Set(), scopes: new Map(), grantTypes: new Set(), paths: {}};
    if (known === undefined) servers.push(server);
    server.schemes.add(key);
    for (const grant of grants) server.grantTypes.add(grant);
    const required = operations.flatMap(({document, security}) =>
      security.flat().flatMap((credential) => (`${document} ${credential.scheme}` === key ? credential.scopes : [])),
    );
    for (const [scope, description] of [...scopes, ...required.map((scope) => [scope, ''] as const)]) {
      if (!server.scopes.has(scope)) server.scopes.set(scope, description);
    }
    for (const [kind, url] of urls) addEndpoint(server, kind, toTemplate(url), true);
  }
  for (const server of servers) {
    const {issuerPath} = server;
    addEndpoint(server, 'discovery', `${issuerPath}/.well-known/openid-configuration`, false);
    for (const kind of ['authorize', 'token', 'jwks'] as const) {
      if (server.paths[kind] === undefined) addEndpoint(server, kind, `${issuerPath}/oauth2/${kind}`, false);
    }
  }
  return {servers, endpoints};
}

/** Reads what a scheme specifies about its authorization server. Schemes of other types have no grants. */
function readScheme(
  document: string,
  name: string,
  scheme: Readonly<Record<string, unknown>>,
  root: Readonly<Record<string, unknown>>,
) {
  const {type} = scheme;
  const serverUrl = readServers(root.servers)[0]?.url ?? '';
  const base = URL.canParse(serverUrl, placeholderHost) ? new URL(serverUrl, placeholderHost).href : placeholderHost;
  const readUrl = (owner: unknown, key: string): URL | undefined => {
    const url = stringAt(owner, key) ?? '';
    const parsed = url !== '' && URL.canParse(url, base) ? new URL(url, base) : undefined;
    return parsed !== undefined && /^https?:$/.test(parsed.protocol) ? parsed : undefined;
  };
  const metadataUrl = readUrl(scheme, type === 'openIdConnect' ? 'openIdConnectUrl' : 'oauth2MetadataUrl');
  const flows = type === 'oauth2' ? objectAt(scheme, 'flows') : {};
  const simulatedFlows = grantTypes.filter(([flow]) => isObject(flows[flow]));
  const urls = [
    ['discovery', metadataUrl] as const,
    ...simulatedFlows.flatMap(
      ([flow]) =>
        [
          ['authorize', readUrl(flows[flow], 'authorizationUrl')],
          ['token', readUrl(flows[flow], 'tokenUrl')],
          ['token', readUrl(flows[flow], 'refreshUrl')],
        ] as const,
    ),
  ];
  return {
    key: `${document} ${name}`,
    issuer: metadataUrl && readIssuerPath(toTemplate(metadataUrl)),
    grants: (type === 'openIdConnect' ? grantTypes : simulatedFlows).map(([, grant]) => grant),
    urls: urls.flatMap(([kind, url]) => (url === undefined ? [] : [[kind, url] as const])),
    scopes: Object.values(flows).flatMap((flow) =>
      entriesAt(flow, 'scopes').map(([scope, description]) => [scope, toPlainText(description)] as const),
    ),
  };
}

/** Returns the path of the issuer whose metadata have a path (OpenID Connect Discovery, section 4; RFC 8414, section 3.1). */
function readIssuerPath(path: string): string {
  const [, inserted] = /^\/\.well-known\/(?:oauth-authorization-server|openid-configuration)(\/.+)$/.exec(path) ?? [];
  const [, appended] = /^(.*)\/\.well-known\/(?:oauth-authorization-server|openid-configuration)$/.exec(path) ?? [];
  return inserted ?? appended ?? '';
}

/** Returns the path of a URL, in which `URL` has encoded the braces of variables. */
const toTemplate = ({pathname}: URL) => pathname.replaceAll('%7B', '{').replaceAll('%7D', '}');

/** Replaces the variables in a path. */
export const expandPath = (template: string, parameters: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{([^{}]+)\}/g, (variable, name: string) => encodeURIComponent(parameters[name] ?? variable));
