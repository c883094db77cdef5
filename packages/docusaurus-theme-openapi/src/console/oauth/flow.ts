import {translate} from '@docusaurus/Translate';
import * as oauth from 'oauth4webapi';
import {findFlow, type OAuthScheme} from '../../shared/oauth-scheme';
import type {SchemeSecret} from '../memory/memory';
import {explainErrors} from './explain-errors';
import {
  checkEndpoint,
  discover,
  fetchFrom,
  explainMetadata,
  getOption,
  resolveOAuthUrl,
  unknownIssuer,
} from './metadata';
import type {OAuthHost} from './oauth-host';

export interface SignInRequest {
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly redirectUri: string;
}

/** A request for authorization. */
export interface PreparedSignIn extends Omit<SignInRequest, 'scopes'> {
  readonly server: oauth.AuthorizationServer;
  readonly url: string;
  readonly state: string;
  readonly verifier: string;
  readonly nonce?: string;
}

/** @throws Error if the browser can't create the challenge, or if the URL isn't one of a page. */
export async function prepareSignIn(
  scheme: OAuthScheme,
  {clientId, scopes, redirectUri}: SignInRequest,
  host: OAuthHost,
): Promise<PreparedSignIn> {
  if (!hasCrypto()) {
    throw new Error(
      translate({
        id: 'theme.openapi.oauth.insecure',
        message: 'You can sign in only from pages served over HTTPS. Open this page over HTTPS.',
      }),
    );
  }
  const server = await discover(scheme, host);
  for (const name of ['authorization_endpoint', 'token_endpoint'] as const) {
    const {metadataUrl: url} = scheme;
    checkEndpoint(host, server[name], url && explainMetadata(url, name));
  }
  const url = new URL(server.authorization_endpoint ?? '');
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const nonce = scopes.includes('openid') ? oauth.generateRandomNonce() : undefined;
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scopes.length > 0 ? scopes.join(' ') : undefined,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    nonce,
    audience: scheme.audience,
  };
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  return {server, url: url.href, state, verifier, clientId, redirectUri, nonce};
}

/** Pages served over HTTP, except from localhost, have no `crypto.subtle`. */
const hasCrypto = () => (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;

/**
 * Exchanges the code in the redirect URL for tokens.
 *
 * @param prepared - What the authorization was requested with.
 */
export async function completeSignIn(
  scheme: OAuthScheme,
  prepared: Omit<PreparedSignIn, 'url'>,
  redirectUrl: string,
  host: OAuthHost,
): Promise<SchemeSecret> {
  const {server, state, verifier, nonce, clientId, redirectUri} = prepared;
  const {searchParams} = new URL(redirectUrl);
  checkResponse(scheme, prepared, searchParams);
  return explainErrors(async () => {
    const client = {client_id: clientId};
    const parameters = oauth.validateAuthResponse(server, client, searchParams, state);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.None(),
      parameters,
      redirectUri,
      verifier,
      getRequestOptions(host),
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
      expectedNonce: nonce,
    });
    return readTokens(tokens, clientId, host);
  });
}

/** @throws Error for readers if the response is for another sign-in, or from a server that the site doesn't know. */
function checkResponse(
  scheme: OAuthScheme,
  {server, state}: Pick<PreparedSignIn, 'server' | 'state'>,
  searchParams: URLSearchParams,
): void {
  // The redirect page returns without a response if the one that arrived isn't for this sign-in.
  if (searchParams.get('state') !== state) {
    throw new Error(
      translate({
        id: 'theme.openapi.oauth.state',
        message:
          'A response arrived that isn’t for this sign-in (state). If the sign-in doesn’t continue, start it again.',
      }),
    );
  }
  const issuer = searchParams.get('iss');
  if (server.issuer === unknownIssuer && issuer !== null) {
    throw new Error(
      translate(
        {
          id: 'theme.openapi.oauth.issuer',
          message:
            'The response is from the issuer {issuer}, which this site doesn’t know. The site’s owner must set the {option} option.',
        },
        {issuer, option: getOption(scheme, 'issuer')},
      ),
    );
  }
}

/** Requests new tokens. A server can keep the refresh token, or replace it. */
export async function refreshTokens(scheme: OAuthScheme, secret: SchemeSecret, host: OAuthHost): Promise<SchemeSecret> {
  const {refreshToken = '', clientId = ''} = secret;
  const server = await discover(scheme, host);
  const {refreshUrl = ''} = findFlow(scheme, 'authorizationCode')?.urls ?? {};
  const isDeclared = scheme.metadataUrl === undefined && host.getMockMetadata === undefined;
  const url = isDeclared && refreshUrl !== '' ? resolveOAuthUrl(refreshUrl, host) : server.token_endpoint;
  checkEndpoint(host, url);
  return explainErrors(async () => {
    const client = {client_id: clientId};
    const options = getRequestOptions(host);
    const response = await oauth.refreshTokenGrantRequest(
      {...server, token_endpoint: url},
      client,
      oauth.None(),
      refreshToken,
      options,
    );
    const tokens = await oauth.processRefreshTokenResponse(server, client, response);
    return {refreshToken, ...readTokens(tokens, clientId, host)};
  });
}

/** Requests a token for a client with a secret. */
export async function requestClientToken(
  scheme: OAuthScheme,
  {clientId, secret, scopes}: {readonly clientId: string; readonly secret: string; readonly scopes: readonly string[]},
  host: OAuthHost,
): Promise<SchemeSecret> {
  // Another flow can have another token endpoint, which must not receive the secret.
  const flows = scheme.flows.filter(({kind}) => kind === 'clientCredentials');
  const server = await discover({...scheme, flows}, host);
  checkEndpoint(host, server.token_endpoint);
  return explainErrors(async () => {
    const client = {client_id: clientId};
    const parameters = {
      ...(scopes.length > 0 && {scope: scopes.join(' ')}),
      ...(scheme.audience !== undefined && {audience: scheme.audience}),
    };
    const authentication = oauth.ClientSecretBasic(secret);
    const options = getRequestOptions(host);
    const response = await oauth.clientCredentialsGrantRequest(server, client, authentication, parameters, options);
    const tokens = await oauth.processClientCredentialsResponse(server, client, response);
    return readTokens(tokens, clientId, host);
  });
}

const getRequestOptions = (host: OAuthHost) => ({
  // oxlint-disable-next-line typescript/no-deprecated -- `fetchFrom` checks each URL, and allows local ones
  [oauth.allowInsecureRequests]: true,
  [oauth.customFetch]: (url: string, init: oauth.CustomFetchOptions<string, unknown>) =>
    fetchFrom(host, url, init as RequestInit),
});

function readTokens(tokens: oauth.TokenEndpointResponse, clientId: string, host: OAuthHost): SchemeSecret {
  // The console can't prove the possession of a key (DPoP).
  if (tokens.token_type !== 'bearer') throw new oauth.OperationProcessingError(`token_type ${tokens.token_type}`);
  return {
    value: tokens.access_token,
    clientId,
    ...(tokens.refresh_token !== undefined && {refreshToken: tokens.refresh_token}),
    ...(tokens.expires_in !== undefined && {expiresAt: host.now() + tokens.expires_in * 1000}),
  };
}
