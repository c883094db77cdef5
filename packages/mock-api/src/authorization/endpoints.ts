import type {MockEnvironment} from '../extension/extension.js';
import {
  createRedirectUrl,
  OAuthError,
  readAuthorizationRequest,
  type AuthorizationDecision,
  type AuthorizationRequest,
} from './authorization-request.js';
import {getIssuer, type AuthorizationServers, type Endpoint} from './authorization-servers.js';
import {createConsentPage, createErrorPage} from './consent-page.js';
import {standardScopes} from './read-security-schemes.js';
import {createSigner} from './signing.js';
import {supportedGrantTypes, TokenEndpoint} from './token-endpoint.js';

/** The metadata of an authorization server (RFC 8414, OpenID Connect Discovery). */
export interface AuthorizationServerMetadata {
  readonly issuer: string;
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly [name: string]: string | boolean | readonly string[];
}

/** The endpoints of the authorization servers, which are loaded when the first one is called. */
export class AuthorizationEndpoints {
  private readonly signer = createSigner();
  private readonly tokenEndpoint: TokenEndpoint;

  constructor(
    private readonly servers: AuthorizationServers,
    environment: Pick<MockEnvironment, 'ids' | 'clock'>,
  ) {
    this.tokenEndpoint = new TokenEndpoint(servers.accessTokens, this.signer, environment);
  }

  async handle(request: Request, endpoint: Endpoint): Promise<Response> {
    const url = new URL(request.url);
    switch (endpoint.kind) {
      case 'authorize':
        return this.handleAuthorization(request, url);
      case 'discovery':
        return createJson(createMetadata(url, endpoint));
      case 'jwks':
        return createJson({keys: [await this.signer.getPublicKey()]});
      case 'token':
        try {
          return createJson(await this.tokenEndpoint.handle(request, endpoint.server));
        } catch (error) {
          if (!(error instanceof OAuthError)) throw error;
          return createError(error);
        }
    }
  }

  /** Returns the metadata of the server that has an endpoint at a URL. */
  getMetadata(url: URL): AuthorizationServerMetadata | undefined {
    const endpoint = this.servers.findEndpoint(url);
    return endpoint && createMetadata(url, endpoint);
  }

  /**
   * Reads an authorization request.
   *
   * @throws OAuthError
   */
  readRequest(url: URL): AuthorizationRequest {
    return readAuthorizationRequest(url, this.requireEndpoint(url));
  }

  /**
   * Grants or denies an authorization request.
   *
   * @returns The redirect URL.
   * @throws OAuthError
   */
  authorize(url: URL, decision: AuthorizationDecision): string {
    const endpoint = this.requireEndpoint(url);
    const {clientId, redirectUri, scopes} = readAuthorizationRequest(url, endpoint);
    if (decision === 'deny') {
      const description = 'The user denied access.';
      return createRedirectUrl(url, endpoint, {error: 'access_denied', error_description: description});
    }
    const requested = scopes.map(({name}) => name);
    const code = this.tokenEndpoint.createCode({
      issuer: getIssuer(url, endpoint),
      clientId,
      redirectUri,
      scopes: decision.scopes.filter((scope) => requested.includes(scope)),
      nonce: url.searchParams.get('nonce') ?? undefined,
      challenge: url.searchParams.get('code_challenge') ?? undefined,
    });
    return createRedirectUrl(url, endpoint, {code});
  }

  /** Shows the consent page, and redirects the browser when its form is sent. */
  private async handleAuthorization(request: Request, url: URL): Promise<Response> {
    try {
      if (request.method === 'POST') {
        const form = new URLSearchParams(await request.text());
        const isAllowed = form.get('decision') === 'allow';
        return redirect(this.authorize(url, isAllowed ? {scopes: form.getAll('scope')} : 'deny'));
      }
      return createConsentPage(this.readRequest(url));
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error;
      return createErrorPage(error.message);
    }
  }

  private requireEndpoint(url: URL): Endpoint {
    const endpoint = this.servers.findEndpoint(url);
    if (endpoint?.kind === 'authorize') return endpoint;
    const {origin, pathname} = url;
    throw new OAuthError(
      'invalid_request',
      `No scheme of the documents has the authorization URL ${origin}${pathname}.`,
    );
  }
}

/** Creates the metadata of the server that a URL belongs to. All endpoints have the URL's host. */
function createMetadata(url: URL, endpoint: Endpoint): AuthorizationServerMetadata {
  const {endpoints, scopes} = endpoint.server;
  const toUrl = (kind: Endpoint['kind']) =>
    url.origin + (endpoints.find((candidate) => candidate.kind === kind)?.path ?? '');
  return {
    issuer: getIssuer(url, endpoint),
    authorization_endpoint: toUrl('authorize'),
    token_endpoint: toUrl('token'),
    jwks_uri: toUrl('jwks'),
    scopes_supported: [...standardScopes.keys(), ...scopes.keys()],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: supportedGrantTypes,
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
}

const redirect = (location: string) =>
  new Response(null, {
    status: 303,
    headers: {Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer'},
  });

const createJson = (body: object, init: ResponseInit = {}) =>
  Response.json(body, {...init, headers: {'Cache-Control': 'no-store', ...init.headers}});

const createError = ({code, message}: OAuthError) =>
  createJson(
    {error: code, error_description: message},
    code === 'invalid_client' ? {status: 401, headers: {'WWW-Authenticate': 'Basic realm="mock"'}} : {status: 400},
  );
