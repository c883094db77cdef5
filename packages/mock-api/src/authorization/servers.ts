import {OpenApiDocument, placeholderHost, readServers} from '@developer-docs/openapi';
import {entriesAt, isObject, objectAt, stringAt, toPlainText, type JsonObject} from '@developer-docs/utils';
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
  readonly schemes: readonly SchemeName[];
  /** The descriptions of the documents' scopes, by name. */
  readonly scopes: ReadonlyMap<string, string>;
  readonly grantTypes: readonly string[];
  /** The paths of its endpoints. Those that the documents name come first. */
  readonly endpoints: readonly EndpointDeclaration[];
}

interface SchemeName {
  readonly document: string;
  readonly scheme: string;
}

interface EndpointDeclaration {
  readonly kind: EndpointKind;
  readonly path: string;
  /** Whether a document names it. Operations have precedence over the others. */
  readonly isDeclared: boolean;
}

/** An endpoint of an authorization server that a URL belongs to. */
export interface Endpoint {
  readonly server: AuthorizationServer;
  readonly kind: EndpointKind;
  /** The values of the variables in its path. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** An access token that the mock has issued. */
export interface AccessToken {
  readonly server: AuthorizationServer;
  readonly scopes: readonly string[];
  /** In milliseconds since the Unix epoch, by the mock's clock. */
  readonly expiresAt: number;
}

/** The prefix of the access tokens that the mock issues. It accepts all other tokens, for every operation. */
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
const grantTypesByFlow: readonly (readonly [string, string])[] = [
  ['authorizationCode', 'authorization_code'],
  ['clientCredentials', 'client_credentials'],
];

/** The authorization servers of a mock and their access tokens. */
export class AuthorizationServers {
  readonly servers: readonly AuthorizationServer[];
  readonly accessTokens = new Map<string, AccessToken>();
  private readonly endpoints;

  constructor(
    private readonly contract: Contract,
    private readonly behavior: Pick<MockBehavior, 'authentication' | 'handlers'>,
    private readonly now: () => number,
  ) {
    this.servers = readServersOfSchemes(contract, behavior.authentication?.schemes ?? []);
    this.endpoints = this.servers
      .flatMap((server) => server.endpoints.map((endpoint) => ({...endpoint, server, method: '', basePath: ''})))
      .sort((first, second) => Number(second.isDeclared) - Number(first.isDeclared));
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
    const server = this.servers.find(({schemes}) => schemes.some(isScheme({document, scheme})));
    if (server !== undefined && server !== issued.server) {
      return {code: 'invalid_token', detail: `The access token isn't one of the scheme ${scheme}.`};
    }
    const missing = scopes.filter((scope) => !issued.scopes.includes(scope));
    return missing.length === 0
      ? undefined
      : {code: 'insufficient_scope', detail: `The access token lacks the scope ${missing.join(', ')}.`, scopes};
  }
}

const isScheme =
  ({document, scheme}: SchemeName) =>
  (other: SchemeName): boolean =>
    other.document === document && other.scheme === scheme;

/** Reads the schemes' authorization servers, except for schemes that the extension implements. */
function readServersOfSchemes(contract: Contract, implementedSchemes: readonly string[]): AuthorizationServer[] {
  const schemes = listSchemes(contract).filter(
    ({scheme, grantTypes}) => grantTypes.length > 0 && !implementedSchemes.includes(scheme),
  );
  const issuerPaths = new Set(schemes.flatMap(({issuerPath}) => issuerPath ?? []));
  // A scheme without discovery can belong to a server that another scheme names.
  const sortedPaths = [...issuerPaths].sort((a, b) => b.length - a.length);
  const findIssuerPath = ({issuerPath, endpoints}: SimulatedScheme) =>
    issuerPath ?? sortedPaths.find((prefix) => endpoints.some(({path}) => path.startsWith(`${prefix}/`))) ?? '';
  return [...new Set([...issuerPaths, ...schemes.map(findIssuerPath)])].map((issuerPath) =>
    combineSchemes(
      issuerPath,
      schemes.filter((scheme) => findIssuerPath(scheme) === issuerPath),
    ),
  );
}

function combineSchemes(issuerPath: string, schemes: readonly SimulatedScheme[]): AuthorizationServer {
  const declared = schemes.flatMap(({endpoints}) => endpoints);
  const scopes = new Map<string, string>();
  for (const [name, description] of schemes.flatMap((scheme) => scheme.scopes)) {
    if (!scopes.has(name)) scopes.set(name, description);
  }
  const defaults: Readonly<Record<EndpointKind, string>> = {
    discovery: `${issuerPath}/.well-known/openid-configuration`,
    authorize: `${issuerPath}/oauth2/authorize`,
    token: `${issuerPath}/oauth2/token`,
    jwks: `${issuerPath}/oauth2/jwks`,
  };
  return {
    issuerPath,
    schemes,
    scopes,
    grantTypes: [...new Set(schemes.flatMap((scheme) => scheme.grantTypes))],
    endpoints: [
      ...declared.map((endpoint) => ({...endpoint, isDeclared: true})),
      ...(Object.keys(defaults) as EndpointKind[])
        .filter((kind) => kind === 'discovery' || declared.every((endpoint) => endpoint.kind !== kind))
        .map((kind) => ({kind, path: defaults[kind], isDeclared: false})),
    ],
  };
}

/** What a security scheme specifies about its authorization server. */
interface SimulatedScheme extends SchemeName {
  /** Absent if the scheme doesn't name the server's metadata. */
  readonly issuerPath: string | undefined;
  /** The grant types that the mock simulates. */
  readonly grantTypes: readonly string[];
  readonly endpoints: readonly Omit<EndpointDeclaration, 'isDeclared'>[];
  /** The names and descriptions of its scopes, and of those that operations require. */
  readonly scopes: readonly (readonly [string, string])[];
}

const listSchemes = ({documents, operations, getDocument}: Contract): SimulatedScheme[] =>
  Object.entries(documents).flatMap(([name, content]) => {
    const ownOperations = operations.filter(({document}) => document === name);
    const document = ownOperations[0] === undefined ? new OpenApiDocument(content) : getDocument(ownOperations[0]);
    return entriesAt(document.root.components, 'securitySchemes').map(([scheme, value]) => {
      const required = ownOperations
        .flatMap(({security}) => security.flat())
        .flatMap((credential) => (credential.scheme === scheme ? credential.scopes : []));
      const {scopes, ...rest} = readScheme(document.resolve(value), document.root);
      return {document: name, scheme, ...rest, scopes: [...scopes, ...required.map((scope) => [scope, ''] as const)]};
    });
  });

/** Reads what a scheme specifies about its authorization server. Schemes of other types have no grant types. */
function readScheme(scheme: JsonObject, root: JsonObject): Omit<SimulatedScheme, keyof SchemeName> {
  const {type} = scheme;
  const serverUrl = readServers(root.servers)[0]?.url ?? '';
  const base = URL.canParse(serverUrl, placeholderHost) ? new URL(serverUrl, placeholderHost).href : placeholderHost;
  const readEndpoint = (kind: EndpointKind, owner: unknown, key: string): SimulatedScheme['endpoints'] => {
    const text = stringAt(owner, key) ?? '';
    const url = text !== '' && URL.canParse(text, base) ? new URL(text, base) : undefined;
    return url !== undefined && /^https?:$/.test(url.protocol) ? [{kind, path: toTemplate(url)}] : [];
  };
  const metadata = readEndpoint(
    'discovery',
    scheme,
    type === 'openIdConnect' ? 'openIdConnectUrl' : 'oauth2MetadataUrl',
  );
  const flows = type === 'oauth2' ? objectAt(scheme, 'flows') : {};
  const simulatedFlows = grantTypesByFlow.filter(([flow]) => isObject(flows[flow]));
  return {
    issuerPath: metadata[0] && readIssuerPath(metadata[0].path),
    grantTypes: (type === 'openIdConnect' ? grantTypesByFlow : simulatedFlows).map(([, grantType]) => grantType),
    endpoints: [
      ...metadata,
      ...simulatedFlows.flatMap(([flow]) => [
        ...readEndpoint('authorize', flows[flow], 'authorizationUrl'),
        ...readEndpoint('token', flows[flow], 'tokenUrl'),
        ...readEndpoint('token', flows[flow], 'refreshUrl'),
      ]),
    ],
    scopes: Object.values(flows).flatMap((flow) =>
      entriesAt(flow, 'scopes').map(([scope, description]) => [scope, toPlainText(description)] as const),
    ),
  };
}

/** Matches what a metadata's URL contains before or after the issuer's path. */
const wellKnownPath = /\/\.well-known\/(?:oauth-authorization-server|openid-configuration)(?=\/|$)/;

/**
 * Returns the path of the issuer whose metadata have a path (OpenID Connect Discovery, section 4; RFC 8414, section
 * 3.1).
 */
const readIssuerPath = (path: string): string =>
  wellKnownPath.test(path) ? path.replace(wellKnownPath, '').replace(/\/$/, '') : '';

/** Returns the path of a URL, in which `URL` has encoded the braces of variables. */
const toTemplate = ({pathname}: URL) => pathname.replaceAll('%7B', '{').replaceAll('%7D', '}');

/** Replaces the variables in a path. */
export const expandPath = (template: string, parameters: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{([^{}]+)\}/g, (variable, name: string) => encodeURIComponent(parameters[name] ?? variable));
