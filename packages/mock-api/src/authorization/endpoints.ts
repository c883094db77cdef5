import {hourMs, secondMs} from '../clock.js';
import type {IdGenerator} from '../ids.js';
import {createConsentPage, createErrorPage} from './consent-page.js';
import {
  checkAuthorization,
  checkScopes,
  OAuthError,
  readClient,
  readForm,
  requireParameter,
  splitScopes,
  type Client,
} from './requests.js';
import {
  accessTokenPrefix,
  expandPath,
  getSupportedScopes,
  type AuthorizationServers,
  type Endpoint,
} from './servers.js';
import {createSigner, hashToBase64Url} from './signing.js';
import type {AuthorizationDecision, AuthorizationRequest, AuthorizationServerMetadata} from './types.js';

/** An authorization request that can't be answered with a redirect, because the URL to return to isn't known. */
export class AuthorizationRequestError extends Error {
  override readonly name = 'AuthorizationRequestError';
}

interface EndpointsOptions {
  readonly servers: AuthorizationServers;
  readonly ids: IdGenerator;
  /** The mock's clock. */
  readonly now: () => number;
  /** The clock that doesn't advance. Clients compare the times in ID tokens with it. */
  readonly realNow: () => number;
}

/** What a user has granted to a client. */
interface Grant {
  readonly server: Endpoint['server'];
  readonly issuer: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly nonce: string | undefined;
  /** The access and refresh tokens that it resulted in. */
  readonly tokens: string[];
}

/** Times are in milliseconds since the Unix epoch, by the mock's clock. */
interface AuthorizationCode {
  readonly grant: Grant;
  readonly expiresAt: number;
  readonly redirectUri: string;
  readonly challenge: string | undefined;
}

interface RefreshToken {
  readonly grant: Grant;
  readonly expiresAt: number;
  isUsed: boolean;
}

const codeLifetime = 60 * secondMs;
const accessTokenLifetime = hourMs;
const refreshTokenLifetime = 30 * 24 * hourMs;

const jsonHeaders = {'Content-Type': 'application/json', 'Cache-Control': 'no-store'};

/** The endpoints of the authorization servers. */
export class AuthorizationEndpoints {
  private readonly codes = new Map<string, AuthorizationCode>();
  private readonly refreshTokens = new Map<string, RefreshToken>();
  private readonly signer = createSigner();

  constructor(private readonly options: EndpointsOptions) {}

  /** Handles a request for an endpoint. */
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
          const parameters = await readForm(request);
          return createJson(await this.createTokens(parameters, readClient(request, parameters), endpoint));
        } catch (error) {
          if (!(error instanceof OAuthError)) throw error;
          return createError(error);
        }
    }
  }

  /** Returns the metadata of the server that has an endpoint at a URL. */
  getMetadata(url: URL): AuthorizationServerMetadata | undefined {
    const endpoint = this.options.servers.findEndpoint(url);
    return endpoint && createMetadata(url, endpoint);
  }

  /**
   * Reads an authorization request.
   *
   * @throws AuthorizationRequestError if an error in it can't be reported to the client.
   */
  readRequest(url: URL): AuthorizationRequest {
    const endpoint = this.options.servers.findEndpoint(url);
    if (endpoint?.kind !== 'authorize') {
      throw new AuthorizationRequestError(
        `No scheme of the documents has the authorization URL ${url.origin}${url.pathname}.`,
      );
    }
    const {searchParams: query} = url;
    const clientId = query.get('client_id') ?? '';
    const redirectUri = query.get('redirect_uri') ?? '';
    if (clientId === '') throw new AuthorizationRequestError('The request has no client_id. Any ID is accepted.');
    const {protocol = ''} = URL.canParse(redirectUri) ? new URL(redirectUri) : {};
    if (/^(?:(?:javascript|data|blob|file|vbscript|about):)?$/.test(protocol) || redirectUri.includes('#')) {
      throw new AuthorizationRequestError(
        `The redirect_uri is "${redirectUri}". Send the absolute URL, without a fragment, of the page to return to.`,
      );
    }
    const known = getSupportedScopes(endpoint.server);
    const requested = splitScopes(query.get('scope') ?? '');
    const names = requested.length > 0 ? requested : [...endpoint.server.scopes.keys()];
    const scopes = names.flatMap((name) => {
      const description = known.get(name);
      return description === undefined ? [] : [{name, description}];
    });
    const request = {clientId, redirectUri, scopes};
    try {
      checkAuthorization(query, endpoint);
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error;
      return {
        ...request,
        errorRedirect: createRedirect(url, endpoint, {error: error.code, error_description: error.message}),
      };
    }
    return request;
  }

  /**
   * Grants or denies an authorization request.
   *
   * @returns The redirect URL.
   * @throws AuthorizationRequestError if it doesn't exist.
   */
  authorize(url: URL, decision: AuthorizationDecision): string {
    const {clientId, redirectUri, scopes, errorRedirect} = this.readRequest(url);
    const endpoint = this.options.servers.findEndpoint(url);
    if (errorRedirect !== undefined || endpoint === undefined) return errorRedirect ?? redirectUri;
    if (decision === 'deny') {
      const description = 'The user denied access.';
      return createRedirect(url, endpoint, {error: 'access_denied', error_description: description});
    }
    const requested = scopes.map(({name}) => name);
    const code = this.options.ids.next('mock_code', 32);
    this.codes.set(code, {
      grant: {
        server: endpoint.server,
        issuer: getIssuer(url, endpoint),
        clientId,
        scopes: decision.scopes.filter((scope) => requested.includes(scope)),
        nonce: url.searchParams.get('nonce') ?? undefined,
        tokens: [],
      },
      redirectUri,
      challenge: url.searchParams.get('code_challenge') ?? undefined,
      expiresAt: this.options.now() + codeLifetime,
    });
    return createRedirect(url, endpoint, {code});
  }

  /** Shows the consent page, and redirects the browser when its form is sent. */
  private async handleAuthorization(request: Request, url: URL): Promise<Response> {
    try {
      if (request.method === 'POST') {
        const form = new URLSearchParams(await request.text());
        const isAllowed = form.get('decision') === 'allow';
        return redirect(this.authorize(url, isAllowed ? {scopes: form.getAll('scope')} : 'deny'));
      }
      const authorizationRequest = this.readRequest(url);
      const {errorRedirect} = authorizationRequest;
      return errorRedirect === undefined ? createConsentPage(authorizationRequest) : redirect(errorRedirect);
    } catch (error) {
      if (!(error instanceof AuthorizationRequestError)) throw error;
      return createErrorPage(error.message);
    }
  }

  private async createTokens(parameters: URLSearchParams, client: Client, {server}: Endpoint): Promise<object> {
    const grantType = requireParameter(parameters, 'grant_type');
    const {grantTypes} = server;
    const isSupported = grantTypes.includes(grantType === 'refresh_token' ? 'authorization_code' : grantType);
    if (!isSupported) {
      const supported = grantTypes.join(' and ');
      throw new OAuthError(
        'unsupported_grant_type',
        `The grant_type is "${grantType}". The mock supports ${supported}.`,
      );
    }
    if (grantType === 'client_credentials') {
      if (client.secret === undefined) {
        throw new OAuthError(
          'invalid_client',
          'The request has no client secret. Any secret is accepted.',
          'Basic realm="mock"',
        );
      }
      const scopes = splitScopes(parameters.get('scope') ?? '');
      checkScopes(scopes, server);
      return this.issueAccessToken(server, scopes.length > 0 ? scopes : [...server.scopes.keys()]);
    }
    if (grantType === 'refresh_token') {
      return this.issueTokens(this.takeRefreshToken(requireParameter(parameters, 'refresh_token'), client, server));
    }
    return this.issueTokens(await this.takeCode(parameters, client, server));
  }

  /** Takes the code of a token request, which works once, and checks everything that it's bound to. */
  private async takeCode(parameters: URLSearchParams, client: Client, server: Endpoint['server']): Promise<Grant> {
    const name = requireParameter(parameters, 'code');
    const verifier = parameters.get('code_verifier') ?? undefined;
    const sentChallenge = verifier && (await hashToBase64Url(verifier));
    // Nothing is awaited from here on, so only one of several simultaneous requests gets the code.
    const code = this.codes.get(name);
    const reject = (description: string) => new OAuthError('invalid_grant', description);
    if (code === undefined || code.grant.server !== server || code.grant.clientId !== client.id) {
      throw reject("The code isn't one that this client has received, or has been used.");
    }
    if (code.expiresAt <= this.options.now()) throw reject('The code has expired. It is valid for a minute.');
    if (parameters.get('redirect_uri') !== code.redirectUri) {
      throw reject(`The redirect_uri isn't that of the authorization request: ${code.redirectUri}`);
    }
    if (code.challenge === undefined) {
      // Otherwise, an attacker could remove the challenge from the request (RFC 9700, section 4.8.2).
      if (verifier !== undefined) throw reject('The authorization request had no code_challenge.');
      if (client.secret === undefined) {
        throw reject('A client without a secret must use PKCE. Send a code_challenge in the authorization request.');
      }
    } else if (sentChallenge !== code.challenge) {
      throw reject('The code_verifier is missing, or not that of the code_challenge.');
    }
    this.codes.delete(name);
    return code.grant;
  }

  /**
   * Takes a refresh token, which works once. If it's used again, somebody may have stolen it, so all tokens of the
   * grant are revoked (RFC 9700, section 4.14.2).
   */
  private takeRefreshToken(name: string, {id}: Client, server: Endpoint['server']): Grant {
    const token = this.refreshTokens.get(name);
    if (token === undefined || token.grant.clientId !== id || token.grant.server !== server) {
      throw new OAuthError('invalid_grant', "The refresh token isn't one of this client, or has been revoked.");
    }
    if (token.isUsed) {
      for (const issued of token.grant.tokens) {
        this.refreshTokens.delete(issued);
        this.options.servers.accessTokens.delete(issued);
      }
      throw new OAuthError('invalid_grant', 'The refresh token has been used. All tokens of this sign-in are revoked.');
    }
    if (token.expiresAt <= this.options.now()) {
      throw new OAuthError('invalid_grant', 'The refresh token has expired. The user must sign in again.');
    }
    token.isUsed = true;
    return token.grant;
  }

  private issueAccessToken(server: Endpoint['server'], scopes: readonly string[], tokens: string[] = []) {
    const token = this.options.ids.next(accessTokenPrefix, 32);
    tokens.push(token);
    this.options.servers.accessTokens.set(token, {server, scopes, expiresAt: this.options.now() + accessTokenLifetime});
    const lifetime = accessTokenLifetime / secondMs;
    return {access_token: token, token_type: 'Bearer', expires_in: lifetime, scope: scopes.join(' ')};
  }

  private async issueTokens(grant: Grant): Promise<object> {
    const {server, issuer, clientId, nonce, scopes, tokens} = grant;
    const refreshToken = this.options.ids.next('mock_refresh', 32);
    tokens.push(refreshToken);
    const expiresAt = this.options.now() + refreshTokenLifetime;
    this.refreshTokens.set(refreshToken, {grant, expiresAt, isUsed: false});
    const issuedAt = Math.floor(this.options.realNow() / secondMs);
    const claims = {
      iss: issuer,
      sub: 'mock-user',
      aud: clientId,
      iat: issuedAt,
      exp: issuedAt + accessTokenLifetime / secondMs,
      nonce,
    };
    return {
      ...this.issueAccessToken(server, scopes, tokens),
      refresh_token: refreshToken,
      ...(scopes.includes('openid') && {id_token: await this.signer.sign(claims)}),
    };
  }
}

const getIssuer = ({origin}: URL, {server, parameters}: Endpoint): string =>
  origin + expandPath(server.issuerPath, parameters);

/** Creates the metadata of the server that a URL belongs to. All endpoints have the URL's host. */
function createMetadata(url: URL, endpoint: Endpoint): AuthorizationServerMetadata {
  const {server, parameters} = endpoint;
  const toUrl = (kind: Endpoint['kind']) => {
    const path = server.endpoints.find((candidate) => candidate.kind === kind)?.path ?? '';
    return url.origin + expandPath(path, parameters);
  };
  const {grantTypes} = server;
  return {
    issuer: getIssuer(url, endpoint),
    authorization_endpoint: toUrl('authorize'),
    token_endpoint: toUrl('token'),
    jwks_uri: toUrl('jwks'),
    scopes_supported: [...getSupportedScopes(server).keys()],
    response_types_supported: grantTypes.includes('authorization_code') ? ['code'] : [],
    response_modes_supported: ['query'],
    grant_types_supported: [...grantTypes, ...(grantTypes.includes('authorization_code') ? ['refresh_token'] : [])],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
}

/** Creates the URL that the browser returns to, with `state` and `iss` (RFC 9207). */
function createRedirect(url: URL, endpoint: Endpoint, parameters: Readonly<Record<string, string>>): string {
  const target = new URL(url.searchParams.get('redirect_uri') ?? '');
  const state = url.searchParams.get('state');
  const all = {...parameters, ...(state !== null && {state}), iss: getIssuer(url, endpoint)};
  for (const [name, value] of Object.entries(all)) target.searchParams.append(name, value);
  return target.href;
}

const redirect = (location: string) =>
  new Response(null, {
    status: 303,
    headers: {Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer'},
  });

const createJson = (body: object, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), {status, headers: {...jsonHeaders, ...headers}});

const createError = ({code, message, challenge}: OAuthError) =>
  createJson(
    {error: code, error_description: message},
    code === 'invalid_client' ? 401 : 400,
    challenge === undefined ? {} : {'WWW-Authenticate': challenge},
  );
