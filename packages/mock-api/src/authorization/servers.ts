import type {Contract} from '../contract/contract.js';
import {findOperation, matchOperations} from '../contract/find-operation.js';
import type {RequiredCredential} from '../contract/mock-operation.js';
import type {MockBehavior} from '../extension.js';
import type {TokenError} from '../validation/credentials.js';
import {
  readAuthorizationServers,
  type AuthorizationServer,
  type EndpointDeclaration,
  type EndpointKind,
  type SchemeName,
} from './read-servers.js';

/** The methods of each kind of endpoint. */
export const endpointMethods: Readonly<Record<EndpointKind, readonly string[]>> = {
  authorize: ['GET', 'HEAD', 'POST'],
  token: ['POST'],
  jwks: ['GET', 'HEAD'],
  discovery: ['GET', 'HEAD'],
};

/** An endpoint of an authorization server that a URL belongs to. */
export interface Endpoint extends EndpointDeclaration {
  readonly server: AuthorizationServer;
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
    this.servers = readAuthorizationServers(contract, behavior.authentication?.schemes ?? []);
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
   * @param method - The request's method, which the endpoint may not support.
   */
  findHandler(method: string, url: URL): Endpoint | undefined {
    const endpoint = this.findEndpoint(url);
    const operation = findOperation(this.contract.operations, method, url.pathname, url.origin)?.operation;
    if (endpoint === undefined || operation === undefined) return endpoint;
    const replacesOperation = endpoint.isDeclared && endpointMethods[endpoint.kind].includes(method);
    return replacesOperation && !Object.hasOwn(this.behavior.handlers ?? {}, operation.id) ? endpoint : undefined;
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

/** Returns the URL of an endpoint's issuer. All endpoints have the host of the URL at which a client calls them. */
export const getIssuer = ({origin}: URL, {server, parameters}: Endpoint): string =>
  origin + expandPath(server.issuerPath, parameters);

/** Replaces the variables in a path. */
export const expandPath = (template: string, parameters: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{([^{}]+)\}/g, (variable, name: string) => encodeURIComponent(parameters[name] ?? variable));
