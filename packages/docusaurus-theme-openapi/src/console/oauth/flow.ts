import * as oauth from 'oauth4webapi';
import {translate} from '@docusaurus/Translate';
import {formatNumber} from '../../client/shared/format-number';
import type {AuthorizationServerMetadata} from '@developer-docs/mock-api';
import {findFlow, type OAuthScheme} from '../data/oauth-scheme';
import {getCanceledText, getWrongStateText} from './authorize';
import {explainFailure} from '../request/explain-failure';
import type {SchemeSecret} from '../request/memory';

/** Where requests to the authorization server go: to the network, or to the sandbox. */
export interface OAuthHost {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Relative URLs of the scheme are relative to this one. */
  readonly baseUrl: string;
  /** Returns the metadata of the mock of an authorization server. Absent for real ones. */
  readonly getMockMetadata?: (url: string) => Promise<AuthorizationServerMetadata | undefined>;
  /** The time of the host, in milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** Cancels requests. */
  readonly signal?: AbortSignal;
}

export interface SignInRequest {
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly redirectUri: string;
}

/** A request for authorization, which is ready before the reader presses the button. */
export interface PreparedSignIn extends SignInRequest {
  readonly server: oauth.AuthorizationServer;
  readonly url: string;
  readonly state: string;
  readonly verifier: string;
  readonly nonce?: string;
}

/** The issuer of a server if the document doesn't name one. */
const unknownIssuer = 'https://unknown.invalid';

const isLocal = (url: string) => /^http:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?(?:\/|$)/.test(url);

const getMetadataText = (url: string, reason: string) =>
  translate(
    {
      id: 'theme.openapi.oauth.metadata',
      message:
        'The authorization server’s metadata can’t be read at {url} ({reason}). Get a token elsewhere and enter it, or tell the API’s owner.',
    },
    {url, reason},
  );

const getNoServerText = () =>
  translate({
    id: 'theme.openapi.oauth.noServer',
    message: 'The document doesn’t contain valid URLs for signing in. Get a token elsewhere, and enter it.',
  });

/** The metadata that have been read, by scheme and the URL that relative ones belong to. */
const known = new WeakMap<OAuthScheme, Map<string, Promise<oauth.AuthorizationServer>>>();

/** Reads the metadata of the authorization server of a scheme. Those of a real server are read once. */
async function discover(scheme: OAuthScheme, host: OAuthHost): Promise<oauth.AuthorizationServer> {
  if (host.getMockMetadata !== undefined) return readMetadata(scheme, host);
  const ofScheme = known.get(scheme) ?? new Map<string, Promise<oauth.AuthorizationServer>>();
  known.set(scheme, ofScheme);
  const metadata = ofScheme.get(host.baseUrl) ?? readMetadata(scheme, host);
  ofScheme.set(host.baseUrl, metadata);
  // After a failure, the next call tries again.
  metadata.catch(() => ofScheme.delete(host.baseUrl));
  return metadata;
}

/** The refresh token has expired, or was revoked. */
export class SessionEndedError extends Error {}

/** @throws Error for readers if the URL isn't valid. */
function resolveUrl(url: string, {baseUrl}: OAuthHost): string {
  if (!URL.canParse(url, baseUrl)) throw new Error(getNoServerText());
  return new URL(url, baseUrl).href;
}

async function readMetadata(scheme: OAuthScheme, host: OAuthHost): Promise<oauth.AuthorizationServer> {
  const resolve = (url: string) => resolveUrl(url, host);
  const {urls = {}} = findFlow(scheme, 'authorizationCode') ?? findFlow(scheme, 'clientCredentials') ?? {};
  const {authorizationUrl, tokenUrl} = urls;
  const metadataUrl = scheme.metadataUrl === undefined ? undefined : resolve(scheme.metadataUrl);
  if (host.getMockMetadata !== undefined) {
    const metadata = await host.getMockMetadata(metadataUrl ?? resolve(authorizationUrl ?? tokenUrl ?? ''));
    if (metadata === undefined) throw new Error(getNoServerText());
    return metadata as oauth.AuthorizationServer;
  }
  if (metadataUrl === undefined) {
    return {
      issuer: scheme.issuer ?? unknownIssuer,
      ...(authorizationUrl !== undefined && {authorization_endpoint: resolve(authorizationUrl)}),
      ...(tokenUrl !== undefined && {token_endpoint: resolve(tokenUrl)}),
    };
  }
  checkEndpoint(host, metadataUrl);
  const issuer = new URL(scheme.issuer ?? readIssuer(metadataUrl));
  const init = {headers: {Accept: 'application/json'}, ...fetchOptions};
  const response = await fetchFrom(host, metadataUrl, init);
  try {
    return await oauth.processDiscoveryResponse(issuer, response);
  } catch (error) {
    const isOther = (error as {readonly code?: string}).code === oauth.JSON_ATTRIBUTE_COMPARISON;
    const reason = `${response.status} ${response.headers.get('Content-Type') ?? ''}`.trim();
    throw new Error(
      isOther
        ? translate(
            {
              id: 'theme.openapi.oauth.discovery',
              message:
                'The metadata at {url} doesn’t name the issuer {issuer}. If the server has a different issuer, the site’s owner must set the {option} option.',
            },
            {url: metadataUrl, issuer: issuer.href, option: getOption(scheme, 'issuer')},
          )
        : getMetadataText(metadataUrl, reason),
      {cause: error},
    );
  }
}

/** Returns the issuer that metadata at a URL belong to (OpenID Connect Discovery, section 4; RFC 8414, section 3.1). */
function readIssuer(metadataUrl: string): string {
  const {origin, pathname} = new URL(metadataUrl);
  const path = pathname.replace(/\/\.well-known\/(?:openid-configuration|oauth-authorization-server)(?=\/|$)/, '');
  return path === pathname ? origin : origin + path;
}

const getOption = ({name}: OAuthScheme, option: string) => `tryIt.oauth.${name}.${option}`;

const fetchOptions = {
  cache: 'no-store',
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  redirect: 'error',
} as const;

/** How long the console waits for an authorization server, in milliseconds. */
const timeoutMs = 60_000;

/**
 * Secrets and codes are only sent unencrypted to the reader's own computer, and to the sandbox.
 *
 * @throws Error for readers if there's no URL, or if it isn't one of a page or isn't encrypted.
 */
function checkEndpoint(host: OAuthHost, url = '', message = getNoServerText()): void {
  const {href = '', protocol = ''} = URL.canParse(url) ? new URL(url) : {};
  if (!/^https?:$/.test(protocol)) throw new Error(message);
  if (protocol !== 'https:' && !isLocal(href) && host.getMockMetadata === undefined) {
    throw new Error(
      translate(
        {
          id: 'theme.openapi.oauth.unencrypted',
          message:
            'The authorization server’s URL {url} isn’t encrypted, so nothing is sent to it. Tell the API’s owner that the server must use HTTPS.',
        },
        {url},
      ),
    );
  }
}

/** @throws Error for readers if the URL isn't encrypted, or if there's no response. */
async function fetchFrom(host: OAuthHost, url: string, init: RequestInit): Promise<Response> {
  checkEndpoint(host, url);
  const timeout = AbortSignal.timeout(timeoutMs);
  // `AbortSignal.any` is too new for some browsers.
  const controller = new AbortController();
  const {signal} = controller;
  for (const source of [timeout, host.signal]) source?.addEventListener('abort', () => controller.abort());
  try {
    return await host.fetch(url, {...init, ...fetchOptions, signal});
  } catch (error) {
    const {origin: server} = new URL(url);
    const message = timeout.aborted
      ? translate(
          {
            id: 'theme.openapi.oauth.timeout',
            message:
              'The authorization server {server} didn’t respond within {seconds} seconds. Try again, or get a token elsewhere.',
          },
          {server, seconds: formatNumber(timeoutMs / 1000)},
        )
      : signal.aborted
        ? getCanceledText()
        : explainFailure(url);
    throw new Error(message, {cause: error});
  }
}

/** @throws Error if the browser can't create the challenge, or if the URL isn't one of a page. */
export async function prepareSignIn(
  scheme: OAuthScheme,
  {clientId, scopes, redirectUri}: SignInRequest,
  host: OAuthHost,
): Promise<PreparedSignIn> {
  if (!hasCrypto())
    throw new Error(
      translate({
        id: 'theme.openapi.oauth.insecure',
        message: 'You can sign in only from pages served over HTTPS. Open this page over HTTPS.',
      }),
    );
  const server = await discover(scheme, host);
  for (const name of ['authorization_endpoint', 'token_endpoint'] as const) {
    const {metadataUrl: url} = scheme;
    checkEndpoint(host, server[name], url && getMetadataText(url, name));
  }
  const url = new URL(server.authorization_endpoint ?? '');
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const nonce = scopes.includes('openid') ? oauth.generateRandomNonce() : undefined;
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    ...(scopes.length > 0 && {scope: scopes.join(' ')}),
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(nonce !== undefined && {nonce}),
    ...(scheme.audience !== undefined && {audience: scheme.audience}),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return {server, url: url.href, state, verifier, clientId, scopes, redirectUri, ...(nonce !== undefined && {nonce})};
}

/** Pages on http have no `crypto.subtle`, except for those of the reader's own computer. */
const hasCrypto = () => (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;

/** Exchanges the code in the redirect URL for tokens. */
export async function completeSignIn(
  scheme: OAuthScheme,
  {server, state, verifier, nonce, clientId, redirectUri, scopes}: PreparedSignIn,
  redirectUrl: string,
  host: OAuthHost,
): Promise<SchemeSecret> {
  const {searchParams} = new URL(redirectUrl);
  // The redirect page returns without a response if the one that arrived isn't for this sign-in.
  if (searchParams.get('state') !== state) throw new Error(getWrongStateText());
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
    const tokens = await oauth.processAuthorizationCodeResponse(
      server,
      client,
      response,
      nonce === undefined ? {} : {expectedNonce: nonce},
    );
    return readTokens(tokens, clientId, scopes, host);
  });
}

/** Requests new tokens. A server can keep the refresh token, or replace it. */
export async function refreshTokens(scheme: OAuthScheme, secret: SchemeSecret, host: OAuthHost): Promise<SchemeSecret> {
  const {refreshToken = '', clientId = '', scopes = ''} = secret;
  const server = await discover(scheme, host);
  const {refreshUrl = ''} = findFlow(scheme, 'authorizationCode')?.urls ?? {};
  const isDeclared = scheme.metadataUrl === undefined && host.getMockMetadata === undefined;
  const url = isDeclared && refreshUrl !== '' ? resolveUrl(refreshUrl, host) : server.token_endpoint;
  return explainErrors(async () => {
    const client = {client_id: clientId};
    const options = getRequestOptions(host);
    const response = await oauth.refreshTokenGrantRequest(
      {...server, ...(url && {token_endpoint: url})},
      client,
      oauth.None(),
      refreshToken,
      options,
    );
    const tokens = await oauth.processRefreshTokenResponse(server, client, response);
    return {refreshToken, ...readTokens(tokens, clientId, scopes.split(' ').filter(Boolean), host)};
  }, createSessionEndedError);
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
  return explainErrors(
    async () => {
      const client = {client_id: clientId};
      const parameters = {
        ...(scopes.length > 0 && {scope: scopes.join(' ')}),
        ...(scheme.audience !== undefined && {audience: scheme.audience}),
      };
      const authentication = oauth.ClientSecretBasic(secret);
      const options = getRequestOptions(host);
      const response = await oauth.clientCredentialsGrantRequest(server, client, authentication, parameters, options);
      const tokens = await oauth.processClientCredentialsResponse(server, client, response);
      return readTokens(tokens, clientId, scopes, host);
      // The sentence for clients says that they need no secret.
    },
    createInvalidCodeError,
    createServerError,
  );
}

/** Tells the server that the tokens aren't needed anymore, if it has an endpoint for that. */
export async function revokeTokens(scheme: OAuthScheme, secret: SchemeSecret, host: OAuthHost): Promise<void> {
  const server = await discover(scheme, host);
  const token = secret.refreshToken ?? secret.value;
  if (server.revocation_endpoint === undefined || token === undefined) return;
  const client = {client_id: secret.clientId ?? ''};
  await oauth.revocationRequest(server, client, oauth.None(), token, getRequestOptions(host));
}

const getRequestOptions = (host: OAuthHost) => ({
  // oxlint-disable-next-line typescript/no-deprecated -- `fetchFrom` checks each URL, and allows local ones
  [oauth.allowInsecureRequests]: true,
  [oauth.customFetch]: (url: string, init: oauth.CustomFetchOptions<string, unknown>) =>
    fetchFrom(host, url, init as RequestInit),
});

function readTokens(
  tokens: oauth.TokenEndpointResponse,
  clientId: string,
  scopes: readonly string[],
  host: OAuthHost,
): SchemeSecret {
  // The console can't prove the possession of a key (DPoP).
  if (tokens.token_type !== 'bearer') throw new oauth.OperationProcessingError(`token_type ${tokens.token_type}`);
  return {
    value: tokens.access_token,
    clientId,
    // The server says only if it granted others.
    scopes: tokens.scope ?? scopes.join(' '),
    ...(tokens.refresh_token !== undefined && {refreshToken: tokens.refresh_token}),
    ...(tokens.expires_in !== undefined && {expiresAt: String(host.now() + tokens.expires_in * 1000)}),
  };
}

const createInvalidCodeError = (description: string, cause: unknown) =>
  new Error(
    translate(
      {
        id: 'theme.openapi.oauth.invalidCode',
        message: 'The authorization server rejected the code. Sign in again. {description}',
      },
      {description},
    ).trim(),
    {cause},
  );

const createSessionEndedError = (description: string, cause: unknown) =>
  new SessionEndedError(
    translate(
      {id: 'theme.openapi.oauth.sessionEnded', message: 'The session has ended. Sign in again. {description}'},
      {description},
    ).trim(),
    {cause},
  );

const createClientError = (error: string, description: string, cause: unknown) =>
  new Error(
    translate(
      {
        id: 'theme.openapi.oauth.invalidClient',
        message:
          'The authorization server doesn’t accept the client ({error}). Check the client ID, and that the client is public, so it needs no secret. {description}',
      },
      {error, description},
    ).trim(),
    {cause},
  );

const createServerError = (error: string, description: string, cause: unknown) =>
  new Error(
    translate(
      {
        id: 'theme.openapi.oauth.error',
        message:
          'The authorization server responded with {error}. Sign in again, or get a token elsewhere. {description}',
      },
      {error, description},
    ).trim(),
    {cause},
  );

/**
 * Runs a step, and replaces errors of the library with sentences for readers.
 *
 * @param createInvalidGrantError - Returns the error for a rejected code or refresh token.
 * @param createInvalidClientError - Returns the error for a client that the server doesn't accept.
 */
async function explainErrors<Result>(
  step: () => Promise<Result>,
  createInvalidGrantError = createInvalidCodeError,
  createInvalidClientError = createClientError,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    throw explainError(error, createInvalidGrantError, createInvalidClientError);
  }
}

function explainError(
  error: unknown,
  createInvalidGrantError: typeof createInvalidCodeError,
  createInvalidClientError: typeof createClientError,
): unknown {
  const {code, message, cause} = error as {readonly code?: string; readonly message: string; readonly cause?: unknown};
  if (error instanceof oauth.AuthorizationResponseError || error instanceof oauth.ResponseBodyError) {
    // It's text of the server, which can be of any length, and reverse the direction of what follows.
    const clean = (text = '') => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 300);
    const description = clean(error.error_description);
    if (error.error === 'access_denied') {
      return new Error(
        translate({id: 'theme.openapi.oauth.denied', message: 'Access was denied. Sign in again to decide otherwise.'}),
        {cause: error},
      );
    }
    if (error.error === 'invalid_grant') return createInvalidGrantError(description, error);
    const create = /^(?:invalid|unauthorized)_client$/.test(error.error) ? createInvalidClientError : createServerError;
    return create(clean(error.error), description, error);
  }
  if (error instanceof oauth.WWWAuthenticateChallengeError)
    return createInvalidClientError(String(error.status), '', error);
  if (error instanceof oauth.OperationProcessingError || error instanceof oauth.UnsupportedOperationError) {
    if (code === oauth.JWT_TIMESTAMP_CHECK) {
      return new Error(
        translate({
          id: 'theme.openapi.oauth.clock',
          message: 'The times in the ID token aren’t valid now. Check your computer’s clock, and sign in again.',
        }),
        {cause: error},
      );
    }
    if (cause instanceof Response && !cause.ok) return createServerError(String(cause.status), '', error);
    return new Error(
      translate(
        {
          id: 'theme.openapi.oauth.invalidResponse',
          message:
            'The authorization server’s response isn’t valid: {message}. Sign in again, or tell the API’s owner.',
        },
        {message},
      ),
      {cause: error},
    );
  }
  return error;
}
