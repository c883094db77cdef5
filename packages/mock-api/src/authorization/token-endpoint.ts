import {auth as readBasicCredentials} from 'hono/utils/basic-auth';
import {hourMs, secondMs} from '../extension/clock.js';
import type {MockEnvironment} from '../extension/extension.js';
import {addToLimitedMap} from '../extension/limited-map.js';
import {decodeQuery} from '../validation/parameter-values.js';
import {OAuthError} from './authorization-request.js';
import {accessTokenPrefix, type AccessToken} from './authorization-servers.js';
import {readScopes, type AuthorizationServer} from './read-security-schemes.js';
import {hashToBase64Url, type Signer} from './signing.js';

/** What a user has granted to a client. Times are in milliseconds since the Unix epoch, by the mock's clock. */
interface Grant {
  readonly issuer: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly nonce: string | undefined;
  readonly expiresAt: number;
}

interface CodeGrant extends Grant {
  readonly redirectUri: string;
  /** The challenge of PKCE. */
  readonly challenge: string | undefined;
}

/** Who sends a token request. */
interface Client {
  readonly id: string;
  readonly secret: string;
}

export const supportedGrantTypes = ['authorization_code', 'refresh_token', 'client_credentials'];

const codeLifetime = 60 * secondMs;
const accessTokenLifetime = hourMs;
const refreshTokenLifetime = 30 * 24 * hourMs;

/** Issues tokens for codes, for refresh tokens, and to clients with a secret. */
export class TokenEndpoint {
  private readonly codes = new Map<string, CodeGrant>();
  private readonly refreshTokens = new Map<string, Grant>();

  constructor(
    private readonly accessTokens: Map<string, AccessToken>,
    private readonly signer: Signer,
    private readonly environment: Pick<MockEnvironment, 'ids' | 'clock'>,
  ) {}

  createCode(grant: Omit<CodeGrant, 'expiresAt'>): string {
    const code = this.environment.ids.next('mock_code', 32);
    addToLimitedMap(this.codes, code, {...grant, expiresAt: this.environment.clock.now() + codeLifetime});
    return code;
  }

  /**
   * Handles a request for tokens.
   *
   * @returns The body of the response.
   * @throws OAuthError
   */
  async handle(request: Request, server: AuthorizationServer): Promise<object> {
    const parameters = new URLSearchParams(await request.text());
    const client = readClient(request, parameters);
    const grantType = requireParameter(parameters, 'grant_type');
    switch (grantType) {
      case 'client_credentials':
        if (client.secret === '') {
          throw new OAuthError('invalid_client', 'The request has no client secret. Any secret is accepted.');
        }
        return this.issueAccessToken(readScopes(parameters, server));
      case 'refresh_token': {
        const token = requireParameter(parameters, 'refresh_token');
        return this.issueTokens(this.takeGrant(this.refreshTokens, token, client, 'refresh token'));
      }
      case 'authorization_code':
        return this.issueTokens(await this.takeCode(parameters, client));
      default: {
        const description = `The grant_type is "${grantType}". The mock supports ${supportedGrantTypes.join(', ')}.`;
        throw new OAuthError('unsupported_grant_type', description);
      }
    }
  }

  /** Takes the code of a token request, and checks everything that it's bound to. */
  private async takeCode(parameters: URLSearchParams, client: Client): Promise<Grant> {
    const code = requireParameter(parameters, 'code');
    const sentChallenge = await hashToBase64Url(parameters.get('code_verifier') ?? '');
    const grant = this.takeGrant(this.codes, code, client, 'code');
    if (parameters.get('redirect_uri') !== grant.redirectUri) {
      const description = `The redirect_uri isn't that of the authorization request: ${grant.redirectUri}`;
      throw new OAuthError('invalid_grant', description);
    }
    if (grant.challenge !== undefined && grant.challenge !== sentChallenge) {
      throw new OAuthError('invalid_grant', 'The code_verifier is missing, or not that of the code_challenge.');
    }
    return grant;
  }

  /** Takes the grant of a code or a refresh token, which works once. */
  private takeGrant<T extends Grant>(grants: Map<string, T>, name: string, {id}: Client, noun: string): T {
    const grant = grants.get(name);
    grants.delete(name);
    if (grant === undefined || grant.clientId !== id) {
      throw new OAuthError('invalid_grant', `The ${noun} isn't one that this client has received, or has been used.`);
    }
    if (grant.expiresAt <= this.environment.clock.now()) {
      throw new OAuthError('invalid_grant', `The ${noun} has expired. The user must sign in again.`);
    }
    return grant;
  }

  private issueAccessToken(scopes: readonly string[]) {
    const token = this.environment.ids.next(accessTokenPrefix, 32);
    const expiresAt = this.environment.clock.now() + accessTokenLifetime;
    addToLimitedMap(this.accessTokens, token, {scopes, expiresAt});
    const lifetime = accessTokenLifetime / secondMs;
    return {access_token: token, token_type: 'Bearer', expires_in: lifetime, scope: scopes.join(' ')};
  }

  private async issueTokens(grant: Grant): Promise<object> {
    const {issuer, clientId, nonce, scopes} = grant;
    const refreshToken = this.environment.ids.next('mock_refresh', 32);
    const expiresAt = this.environment.clock.now() + refreshTokenLifetime;
    addToLimitedMap(this.refreshTokens, refreshToken, {...grant, expiresAt});
    const tokens = {...this.issueAccessToken(scopes), refresh_token: refreshToken};
    if (!scopes.includes('openid')) return tokens;
    // Clients compare these times with their own clocks.
    const issuedAt = Math.floor(this.environment.clock.realNow() / secondMs);
    const claims = {
      iss: issuer,
      sub: 'mock-user',
      aud: clientId,
      iat: issuedAt,
      exp: issuedAt + accessTokenLifetime / secondMs,
      nonce,
    };
    return {...tokens, id_token: await this.signer.sign(claims)};
  }
}

/** @throws OAuthError if a parameter is missing. */
function requireParameter(parameters: URLSearchParams, name: string): string {
  const value = parameters.get(name) ?? '';
  if (value === '') throw new OAuthError('invalid_request', `The parameter ${name} is missing.`);
  return value;
}

/** Reads who sends a token request. Any ID is accepted, and any secret. */
function readClient(request: Request, parameters: URLSearchParams): Client {
  const basic = readBasicCredentials(request);
  const client =
    basic === undefined
      ? {id: parameters.get('client_id') ?? '', secret: parameters.get('client_secret') ?? ''}
      : {id: decodeQuery(basic.username), secret: decodeQuery(basic.password)};
  if (client.id === '') {
    throw new OAuthError('invalid_client', 'The request has no client ID and secret. Any are accepted.');
  }
  return client;
}
