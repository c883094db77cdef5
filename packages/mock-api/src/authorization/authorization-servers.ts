import type {Contract} from '../contract/contract.js';
import {matchRequest} from '../contract/match-request.js';
import type {RequiredCredential} from '../contract/mock-operation.js';
import type {MockClock} from '../extension/clock.js';
import type {MockBehavior} from '../extension/extension.js';
import type {TokenError} from '../validation/credentials.js';
import {
  readAuthorizationServers,
  type AuthorizationServer,
  type EndpointDeclaration,
  type EndpointKind,
} from './read-security-schemes.js';

export const endpointMethods: Readonly<Record<EndpointKind, readonly string[]>> = {
  authorize: ['GET', 'HEAD', 'POST'],
  token: ['POST'],
  jwks: ['GET', 'HEAD'],
  discovery: ['GET', 'HEAD'],
};

/** An endpoint of an authorization server that a URL belongs to. */
export interface Endpoint extends EndpointDeclaration {
  readonly server: AuthorizationServer;
}

/** An access token that the mock has issued. */
export interface AccessToken {
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
  private readonly endpoints: readonly Endpoint[];

  constructor(
    private readonly contract: Contract,
    {authentication}: Pick<MockBehavior, 'authentication'>,
    private readonly clock: MockClock,
  ) {
    this.servers = readAuthorizationServers(contract, authentication?.schemes ?? []);
    this.endpoints = this.servers.flatMap((server) => server.endpoints.map((endpoint) => ({...endpoint, server})));
  }

  /** Finds the endpoint at a URL. The host is ignored: the mock has its own, and the sandbox uses the document's. */
  findEndpoint({pathname}: URL): Endpoint | undefined {
    return this.endpoints.find(({path}) => path === pathname);
  }

  /**
   * Finds the endpoint that handles a request. An operation of the documents handles methods that the endpoint doesn't
   * support.
   */
  findHandler(method: string, url: URL): Endpoint | undefined {
    const endpoint = this.findEndpoint(url);
    if (endpoint === undefined || endpointMethods[endpoint.kind].includes(method)) return endpoint;
    return matchRequest(this.contract.operations, method, url.pathname) === undefined ? endpoint : undefined;
  }

  /** Checks an access token that the mock has issued. All others are accepted. */
  checkToken({kind, scopes}: RequiredCredential, token: string): TokenError | undefined {
    if (!token.startsWith(`${accessTokenPrefix}_`)) return undefined;
    const issued = this.accessTokens.get(token);
    if (issued === undefined) return {code: 'invalid_token', detail: 'The access token is unknown.'};
    if (issued.expiresAt <= this.clock.now()) return {code: 'invalid_token', detail: 'The access token has expired.'};
    if (kind !== 'oauth2' && kind !== 'openIdConnect') return undefined;
    const missing = scopes.filter((scope) => !issued.scopes.includes(scope));
    return missing.length === 0
      ? undefined
      : {code: 'insufficient_scope', detail: `The access token lacks the scope ${missing.join(', ')}.`, scopes};
  }
}

/** Returns the URL of an endpoint's issuer. All endpoints have the host of the URL at which a client calls them. */
export const getIssuer = ({origin}: URL, {server}: Endpoint): string => origin + server.issuerPath;
