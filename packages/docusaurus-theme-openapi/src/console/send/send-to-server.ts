import {insertSecret, isStreamMediaType, type SampleRequest} from '@developer-docs/openapi';
import {translate} from '@docusaurus/Translate';
import type {ConsoleOperation} from '../../shared/console-operation';
import type {ConsoleRequest, ConsoleResponse} from '../http/messages';
import {readResponseBody} from '../http/response-body';
// Bundled here, so that nothing has to load after a request that may cost money.
import {explainScheme, getRequirement, isUserScheme} from '../draft/credentials';
import {FieldValueError, RedirectError} from '../draft/errors';
import {hasCredentials} from '../draft/remove-secrets';
import {openStream} from '../http/response-stream';
import {fetchFromPage} from './fetch-from-page';
import {insertSecrets, readHeaders, readSecrets, type Secrets} from './insert-secrets';
import type {PreparedRequest, SentRequest} from './prepared-request';

/** Sends a request to a server, or to its proxy. */
export async function sendToServer(prepared: PreparedRequest): Promise<SentRequest> {
  const {operation, draft, destination, sample, encoded, signal} = prepared;
  const secrets = readServerSecrets(operation, draft.credential, destination.origin);
  const request = createServerRequest(sample, encoded, secrets);
  // A body can contain a secret, too, and some redirects forward it.
  const followsRedirects = encoded.body === undefined && !hasCredentials(operation, draft);
  const response = await sendServerRequest(request, {followsRedirects, signal});
  return {credentials: {headers: {}, query: {}}, response};
}

/**
 * Returns the secrets that the reader has entered for a request to a server.
 *
 * @throws A `FieldValueError` if one is missing, or an error if a page can't send it.
 */
function readServerSecrets(operation: ConsoleOperation, credentialId: string, origin: string): Secrets {
  const secrets = readSecrets(operation, credentialId, origin);
  for (const {scheme} of getRequirement(operation, credentialId)) {
    const reason = explainScheme(scheme, false);
    if (reason !== undefined) throw new Error(reason);
    const secret = secrets.get(isUserScheme(scheme) ? `${scheme.variable}_USERNAME` : scheme.variable) ?? '';
    if (secret === '') {
      const message = translate(
        {id: 'theme.openapi.console.auth.missing', message: 'Enter the credential for {scheme}, or select “None”.'},
        {scheme: scheme.title},
      );
      throw new FieldValueError(message, {scheme: scheme.name});
    }
  }
  return secrets;
}

/**
 * Creates the request for a server of the API.
 *
 * @throws Error if the console can't send such a request.
 */
export function createServerRequest(
  sample: SampleRequest,
  encoded: Pick<ConsoleRequest, 'body' | 'headers'>,
  secrets: Secrets,
): ConsoleRequest {
  const complete = insertSecrets(sample, secrets);
  const headers = readHeaders(complete);
  const problem = explainRequest(sample.method, headers, encoded);
  if (problem !== undefined) throw new Error(problem);
  return {
    method: sample.method,
    url: insertSecret(complete.url, ''),
    headers: {...headers, ...encoded.headers},
    body: encoded.body,
  };
}

/** Explains why a page can't send a request; `undefined` if it can. */
function explainRequest(
  method: string,
  headers: ConsoleRequest['headers'],
  {body}: Pick<ConsoleRequest, 'body'>,
): string | undefined {
  const forbidden = Object.keys(headers).find(
    (name) => forbiddenHeaders.has(name.toLowerCase()) || /^(?:proxy|sec)-/i.test(name),
  );
  if (forbidden !== undefined) {
    return translate(
      {
        id: 'theme.openapi.console.server.forbiddenHeader',
        message: 'Browsers don’t let pages send the header {name}. Remove its value, or use one of the code samples.',
      },
      {name: forbidden},
    );
  }
  if (body === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined;
  return translate(
    {
      id: 'theme.openapi.console.server.body',
      message: 'Browsers don’t send a body with {method} requests. Use one of the code samples.',
    },
    {method},
  );
}

/**
 * Headers that browsers leave out without an error, except for those that all clients set themselves, and those that
 * begin with `Proxy-` or `Sec-`: https://fetch.spec.whatwg.org/#forbidden-request-header
 */
const forbiddenHeaders = new Set(
  `accept-charset accept-encoding access-control-request-headers access-control-request-method
  access-control-request-private-network cookie cookie2 date dnt origin referer set-cookie te trailer via`.split(/\s+/),
);

interface ServerOptions {
  /** Whether the browser may send the request to the URL that the server redirects it to. */
  readonly followsRedirects: boolean;
  /** Cancels the request, even while the response is arriving. */
  readonly signal?: AbortSignal;
}

/**
 * Sends a request from the page to a server. The browser sends no cookies and no referrer. It would send the headers of
 * a request to any host that the server redirects it to, except for `Authorization`, so a request with credentials, or
 * with a body, isn't redirected.
 *
 * @throws Error with a message for readers if there's no response, or if a request with a body is redirected; a
 *   `RedirectError` for the redirect of another request.
 */
export async function sendServerRequest(
  {method, url, headers, body}: ConsoleRequest,
  {followsRedirects, signal}: ServerOptions,
): Promise<ConsoleResponse> {
  // The reader may have canceled it while code was loading, or files were being read.
  signal?.throwIfAborted();
  const startedAt = performance.now();
  const redirect = followsRedirects ? 'follow' : 'manual';
  const response = await fetchFromPage(url, {method, headers, body, redirect, signal});
  if (response.type === 'opaqueredirect') {
    const message = translate({
      id: 'theme.openapi.console.server.redirect',
      message: 'The server redirected the request; the browser doesn’t say where.',
    });
    throw body === undefined ? new RedirectError(message) : new Error(message);
  }
  const mediaType = response.headers.get('content-type') ?? '';
  const head = {status: response.status, headers: Array.from(response.headers)};
  if (response.body !== null && isStreamMediaType(mediaType)) {
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const read = async () => (await reader.read()).value;
    // It's already closed if the connection was lost.
    const cancel = () => void reader.cancel().catch(() => undefined);
    const stream = openStream({mediaType, read, cancel});
    return {...head, body: '', stream, durationMs: performance.now() - startedAt};
  }
  try {
    return {...head, body: await readResponseBody(response), durationMs: performance.now() - startedAt};
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new Error(
      translate(
        {
          id: 'theme.openapi.console.server.cutOff',
          message:
            'The connection to {server} was lost before the response was complete. The request isn’t repeated automatically.',
        },
        {server: new URL(url).origin},
      ),
      {cause: error},
    );
  }
}
