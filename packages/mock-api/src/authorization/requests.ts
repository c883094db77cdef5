import {decodeUriPart, didYouMean} from '@developer-docs/utils';
import {getSupportedScopes, type Endpoint} from './servers.js';

// Reads the requests for the endpoints of authorization servers.

/** An error of an endpoint (RFC 6749, section 5.2). */
export class OAuthError extends Error {
  constructor(
    readonly code: string,
    description: string,
    readonly challenge?: string,
  ) {
    super(description);
  }
}

/** Who sends a token request. */
export interface Client {
  readonly id: string;
  readonly secret: string | undefined;
}

/** Checks the authorization request's parameters whose errors can be reported to the client. */
export function checkAuthorization(query: URLSearchParams, {server}: Endpoint): void {
  const responseType = query.get('response_type') ?? '';
  if (responseType === '') throw new OAuthError('invalid_request', 'The response_type is missing. Send "code".');
  if (responseType !== 'code') {
    throw new OAuthError(
      'unsupported_response_type',
      `The response_type is "${responseType}". The mock supports "code".`,
    );
  }
  if (!server.grantTypes.includes('authorization_code')) {
    throw new OAuthError('unauthorized_client', 'No scheme of this server has the flow authorizationCode.');
  }
  const method = query.get('code_challenge_method') ?? 'plain';
  if (query.has('code_challenge') && method !== 'S256') {
    throw new OAuthError('invalid_request', `The code_challenge_method is "${method}". The mock supports "S256".`);
  }
  checkScopes(splitScopes(query.get('scope') ?? ''), server);
}

/** Splits a list of scopes, and removes duplicates. */
export const splitScopes = (scope: string): string[] => [...new Set(scope.split(/\s+/).filter(Boolean))];

/** @throws OAuthError if the documents don't have one of the scopes. */
export function checkScopes(scopes: readonly string[], server: Endpoint['server']): void {
  const known = getSupportedScopes(server);
  const unknown = scopes.find((scope) => !known.has(scope));
  if (unknown !== undefined) {
    const hint = didYouMean(unknown, [...known.keys()]);
    throw new OAuthError('invalid_scope', `The documents have no scope ${unknown}.${hint}`);
  }
}

/** Reads the form of a token request. Empty parameters are ignored. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new OAuthError(
      'invalid_request',
      'The request must have the Content-Type application/x-www-form-urlencoded.',
    );
  }
  const parameters = new URLSearchParams(await request.text());
  return new URLSearchParams([...parameters].filter(([, value]) => value !== ''));
}

/** @throws OAuthError if a parameter is missing. */
export function requireParameter(parameters: URLSearchParams, name: string): string {
  const value = parameters.get(name);
  if (value === null) throw new OAuthError('invalid_request', `The parameter ${name} is missing.`);
  return value;
}

/** Reads who sends a token request. Any ID is accepted, and any secret. */
export function readClient({headers}: Request, parameters: URLSearchParams): Client {
  const challenge = 'Basic realm="mock"';
  const authorization = headers.get('Authorization');
  const formId = parameters.get('client_id') ?? undefined;
  if (authorization === null) {
    if (formId === undefined) {
      throw new OAuthError('invalid_client', 'The request has no client_id. Any ID is accepted.');
    }
    return {id: formId, secret: parameters.get('client_secret') ?? undefined};
  }
  const [, id = '', secret = ''] = /^([^:]+):(.+)$/s.exec(decodeBasic(authorization)) ?? [];
  if (id === '') {
    throw new OAuthError('invalid_client', 'Send the client ID and the secret with Basic authentication.', challenge);
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
