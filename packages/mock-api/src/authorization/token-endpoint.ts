import {decodeUriPart} from '@developer-docs/utils';
import {hourMs, secondMs} from '../clock.js';
import type {IdGenerator} from '../ids.js';
import type {AuthorizationServer} from './read-servers.js';
import {OAuthError, readScopes} from './requests.js';
import {accessTokenPrefix, type AccessToken} from './servers.js';
import {hashToBase64Url, type Signer} from './signing.js';

/** What a user has granted to a client. */
interface Grant {
  readonly server: AuthorizationServer;
  readonly issuer: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly nonce: string | undefined;
  /** The access and refresh tokens that it resulted in. */
  readonly tokens: string[];
}

/** A code that hasn't been used. Times are in milliseconds since the Unix epoch, by the mock's clock. */
interface AuthorizationCode {
  readonly grant: Grant;
  readonly redirectUri: string;
  /** The challenge of PKCE. */
  readonly challenge: string | undefined;
  readonly expiresAt: number;
}

interface RefreshToken {
  readonly grant: Grant;
  readonly expiresAt: number;
  isUsed: boolean;
}

/** Who sends a token request. */
interface Client {
  readonly id: string;
  readonly secret: string | undefined;
}

interface TokenEndpointOptions {
  readonly accessTokens: Map<string, AccessToken>;
  readonly signer: Signer;
  readonly ids: IdGenerator;
  /** The mock's clock. */
  readonly now: () => number;
  /** The clock that doesn't advance. Clients compare the times in ID tokens with it. */
  readonly realNow: () => number;
}

const codeLifetime = 60 * secondMs;
const accessTokenLifetime = hourMs;
const refreshTokenLifetime = 30 * 24 * hourMs;

/** Issues tokens for codes, for refresh tokens, and to clients with a secret. */
export class TokenEndpoint {
  private readonly codes = new Map<string, AuthorizationCode>();
  private readonly refreshTokens = new Map<string, RefreshToken>();

  constructor(private readonly options: TokenEndpointOptions) {}

  createCode(binding: Omit<AuthorizationCode, 'expiresAt'>): string {
    const code = this.options.ids.next('mock_code', 32);
    this.codes.set(code, {...binding, expiresAt: this.options.now() + codeLifetime});
    return code;
  }

  /**
   * Handles a request for tokens.
   *
   * @returns The body of the response.
   * @throws OAuthError
   */
  async handle(request: Request, server: AuthorizationServer): Promise<object> {
    const parameters = await readForm(request);
    const client = readClient(request, parameters);
    const grantType = requireParameter(parameters, 'grant_type');
    const {grantTypes} = server;
    if (!grantTypes.includes(grantType === 'refresh_token' ? 'authorization_code' : grantType)) {
      const supported = grantTypes.join(' and ');
      throw new OAuthError(
        'unsupported_grant_type',
        `The grant_type is "${grantType}". The mock supports ${supported}.`,
      );
    }
    switch (grantType) {
      case 'client_credentials':
        if (client.secret === undefined) {
          const description = 'The request has no client secret. Any secret is accepted.';
          throw new OAuthError('invalid_client', description, basicChallenge);
        }
        return this.issueAccessToken(server, readScopes(parameters, server));
      case 'refresh_token':
        return this.issueTokens(this.takeRefreshToken(requireParameter(parameters, 'refresh_token'), client, server));
      default:
        return this.issueTokens(await this.takeCode(parameters, client, server));
    }
  }

  /** Takes the code of a token request, which works once, and checks everything that it's bound to. */
  private async takeCode(parameters: URLSearchParams, client: Client, server: AuthorizationServer): Promise<Grant> {
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
   * sign-in are revoked (RFC 9700, section 4.14.2).
   */
  private takeRefreshToken(name: string, {id}: Client, server: AuthorizationServer): Grant {
    const token = this.refreshTokens.get(name);
    if (token === undefined || token.grant.clientId !== id || token.grant.server !== server) {
      throw new OAuthError('invalid_grant', "The refresh token isn't one of this client, or has been revoked.");
    }
    if (token.isUsed) {
      for (const issued of token.grant.tokens) {
        this.refreshTokens.delete(issued);
        this.options.accessTokens.delete(issued);
      }
      throw new OAuthError('invalid_grant', 'The refresh token has been used. All tokens of this sign-in are revoked.');
    }
    if (token.expiresAt <= this.options.now()) {
      throw new OAuthError('invalid_grant', 'The refresh token has expired. The user must sign in again.');
    }
    token.isUsed = true;
    return token.grant;
  }

  private issueAccessToken(server: AuthorizationServer, scopes: readonly string[]) {
    const token = this.options.ids.next(accessTokenPrefix, 32);
    this.options.accessTokens.set(token, {server, scopes, expiresAt: this.options.now() + accessTokenLifetime});
    const lifetime = accessTokenLifetime / secondMs;
    return {access_token: token, token_type: 'Bearer', expires_in: lifetime, scope: scopes.join(' ')};
  }

  private async issueTokens(grant: Grant): Promise<object> {
    const {server, issuer, clientId, nonce, scopes} = grant;
    const refreshToken = this.options.ids.next('mock_refresh', 32);
    const expiresAt = this.options.now() + refreshTokenLifetime;
    this.refreshTokens.set(refreshToken, {grant, expiresAt, isUsed: false});
    const tokens = {...this.issueAccessToken(server, scopes), refresh_token: refreshToken};
    grant.tokens.push(refreshToken, tokens.access_token);
    if (!scopes.includes('openid')) return tokens;
    const issuedAt = Math.floor(this.options.realNow() / secondMs);
    const claims = {
      iss: issuer,
      sub: 'mock-user',
      aud: clientId,
      iat: issuedAt,
      exp: issuedAt + accessTokenLifetime / secondMs,
      nonce,
    };
    return {...tokens, id_token: await this.options.signer.sign(claims)};
  }
}

/** Reads the form of a token request. Empty parameters are ignored. */
async function readForm(request: Request): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('Content-Type') ?? '')) {
    const description = 'The request must have the Content-Type application/x-www-form-urlencoded.';
    throw new OAuthError('invalid_request', description);
  }
  const parameters = new URLSearchParams(await request.text());
  return new URLSearchParams([...parameters].filter(([, value]) => value !== ''));
}

/** @throws OAuthError if a parameter is missing. */
function requireParameter(parameters: URLSearchParams, name: string): string {
  const value = parameters.get(name);
  if (value === null) throw new OAuthError('invalid_request', `The parameter ${name} is missing.`);
  return value;
}

const basicChallenge = 'Basic realm="mock"';

/** Reads who sends a token request. Any ID is accepted, and any secret. */
function readClient({headers}: Request, parameters: URLSearchParams): Client {
  const authorization = headers.get('Authorization');
  if (authorization === null) {
    const id = parameters.get('client_id');
    if (id === null) throw new OAuthError('invalid_client', 'The request has no client_id. Any ID is accepted.');
    return {id, secret: parameters.get('client_secret') ?? undefined};
  }
  const [, id, secret = ''] = /^([^:]+):(.+)$/s.exec(decodeBasic(authorization)) ?? [];
  if (id === undefined) {
    const description = 'Send the client ID and the secret with Basic authentication.';
    throw new OAuthError('invalid_client', description, basicChallenge);
  }
  return {id: decodeFormText(id), secret: decodeFormText(secret)};
}

function decodeBasic(authorization: string): string {
  const [, credentials = ''] = /^basic\s+(\S+)$/i.exec(authorization) ?? [];
  try {
    return atob(credentials);
  } catch {
    return '';
  }
}

const decodeFormText = (text: string) => decodeUriPart(text.replaceAll('+', ' '));
