import {insertSecret, isStreamMediaType, type SampleRequest} from '@developer-docs/openapi';
import {translate} from '@docusaurus/Translate';
import {formatNumber} from '../../../client/shared/format-number';
import type {SandboxRequest, SandboxResponse} from '../../sandbox';
import {readBody} from '../../sandbox/response-body';
import {isSecretHeader} from '../draft/secret-names';
// Bundled here, so that nothing has to load after a request that may cost money.
import type {ConsoleCredential, ConsoleOperation} from '../../../shared/console-operation';
import {openStream} from '../../sandbox/response-stream';
import {getRequirement} from '../draft/credentials';
import {FieldValueError, RedirectError} from '../draft/errors';
import type {RequestContent} from './encode-body';
import {explainFailure} from './explain-failure';
import {explainScheme, insertSecrets, isUserScheme, readSecrets, type Secrets} from './insert-secrets';

/** How long the console waits for a server, in milliseconds. */
const timeoutMs = 60_000;

export interface ServerRequest extends SandboxRequest {
  /** Whether the browser may send the request to the URL that the server redirects it to. */
  readonly followsRedirects: boolean;
}

/**
 * Returns the secrets that the reader has entered for a request to a server.
 *
 * @throws A `FieldValueError` if one is missing or invalid, or an error if a page can't send it.
 */
export function readServerSecrets(
  model: ConsoleOperation,
  credential: ConsoleCredential | undefined,
  target: string,
): Secrets {
  const secrets = readSecrets(model, {credential, target});
  for (const {scheme} of getRequirement(model, credential)) {
    const reason = explainScheme(scheme, false);
    if (reason !== undefined) {
      throw new Error(
        `${reason} ${translate({id: 'theme.openapi.console.auth.useSample', message: 'Use one of the code samples.'})}`,
      );
    }
    const isUser = isUserScheme(scheme);
    const secret = secrets.get(isUser ? `${scheme.variable}_USERNAME` : scheme.variable) ?? '';
    const values = {scheme: scheme.title};
    if (secret === '') {
      throw new FieldValueError(
        translate(
          {id: 'theme.openapi.console.auth.missing', message: 'Enter the credential for {scheme}, or select “None”.'},
          values,
        ),
        {scheme: scheme.name},
      );
    }
    if (isUser && secret.includes(':')) {
      throw new FieldValueError(
        translate(
          {
            id: 'theme.openapi.console.auth.colon',
            message: 'A user name can’t contain a colon. Enter another one for {scheme}.',
          },
          values,
        ),
        {scheme: scheme.name},
      );
    }
  }
  return secrets;
}

/**
 * Creates the request for a server of the API.
 *
 * @param shown - The request in which variables replace everything that may be a credential.
 * @throws Error if the console can't send such a request.
 */
export function createServerRequest(
  sample: SampleRequest,
  content: RequestContent,
  secrets: Secrets,
  shown = sample,
): ServerRequest {
  const complete = insertSecrets(sample, secrets);
  const headers = Object.fromEntries(complete.headers.map(([name, value]) => [name, insertSecret(value, '')]));
  for (const header of Object.entries(headers)) checkHeader(header);
  const names = complete.headers.map(([name]) => name.toLowerCase());
  const repeated = complete.headers.find(([name], index) => names.indexOf(name.toLowerCase()) !== index);
  if (repeated !== undefined) {
    throw new Error(
      translate(
        {
          id: 'theme.openapi.console.server.sameHeader',
          message:
            'Several of this request’s credentials belong in the {name} header, which a request can have only once. Choose another credential, or ask the API’s owner.',
        },
        {name: repeated[0]},
      ),
    );
  }
  const forbidden = Object.entries(headers).find(isForbidden);
  if (forbidden !== undefined) {
    throw new Error(
      translate(
        {
          id: 'theme.openapi.console.server.forbiddenHeader',
          message: 'Browsers don’t let pages send the header {name}. Remove its value, or use one of the code samples.',
        },
        {name: forbidden[0]},
      ),
    );
  }
  if (content.body !== undefined && /^(?:GET|HEAD)$/.test(sample.method)) {
    throw new Error(
      translate(
        {
          id: 'theme.openapi.console.server.body',
          message: 'Browsers don’t send a body with {method} requests. Use one of the code samples.',
        },
        {method: sample.method},
      ),
    );
  }
  return {
    method: sample.method,
    url: insertSecret(complete.url, ''),
    headers: {...headers, ...content.headers},
    // A body can contain a secret, too, and some redirects forward it.
    followsRedirects: content.body === undefined && !hasCredentials(shown),
    body: content.body,
  };
}

/**
 * Headers that browsers leave out without an error, except for those that all clients set themselves:
 * https://fetch.spec.whatwg.org/#forbidden-request-header
 */
const forbiddenHeaders =
  /^(?:accept-charset|accept-encoding|access-control-request-(?:headers|method|private-network)|cookie2?|date|dnt|origin|referer|set-cookie|te|trailer|via|(?:proxy|sec)-.*)$/i;

const isForbidden = ([name, value]: readonly [name: string, value: string]) =>
  forbiddenHeaders.test(name) ||
  (/^x-(?:http-method(?:-override)?|method-override)$/i.test(name) &&
    value.split(',').some((method) => /^(?:connect|trace|track)$/i.test(method.trim())));

/** @throws Error if a header contains characters that HTTP doesn't have. */
function checkHeader(header: [name: string, value: string]): void {
  try {
    new Headers([header]);
  } catch (error) {
    // The browser's message would contain the value, which can be a secret.
    throw new Error(
      translate(
        {
          id: 'theme.openapi.console.server.header',
          message: 'The value of the header {name} contains characters that headers can’t have. Enter another value.',
        },
        {name: header[0]},
      ),
      {cause: error},
    );
  }
}

/**
 * Returns whether a request contains a credential, wherever it's sent: one of a security scheme, or a header or query
 * parameter that may be one.
 */
const hasCredentials = (sample: SampleRequest) =>
  sample.basicAuth !== undefined ||
  [sample.url, ...sample.headers.map(([, value]) => value)].some((text) => typeof text !== 'string') ||
  sample.headers.some(([name]) => isSecretHeader(name));

/**
 * Sends a request from the page to a server. The browser sends no cookies and no referrer. It would send the headers of a
 * request to any host that the server redirects it to, except for `Authorization`, so a request with credentials, or with a
 * body, isn't redirected.
 *
 * @param signal - Cancels the request, even while the response is arriving.
 * @throws Error with a message for readers if there's no response, or if a request with a body is redirected; a
 *   `RedirectError` for the redirect of another request.
 */
export async function sendToServer(
  {method, url, headers, body, followsRedirects}: ServerRequest,
  signal?: AbortSignal,
): Promise<SandboxResponse> {
  // The reader may have canceled it while code was loading, or files were being read.
  signal?.throwIfAborted();
  const {origin} = new URL(url);
  const startedAt = performance.now();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), timeoutMs);
  signal?.addEventListener('abort', () => controller.abort(signal.reason));
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers,
      credentials: 'omit',
      // Otherwise, a response to another credential could be shown, and would stay after the reader deletes everything.
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      redirect: followsRedirects ? 'follow' : 'manual',
      signal: controller.signal,
      body,
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new Error(
        translate(
          {id: 'theme.openapi.console.server.timeout', message: '{server} didn’t respond within {seconds} seconds.'},
          {server: origin, seconds: formatNumber(timeoutMs / 1000)},
        ),
        {cause: error},
      );
    }
    if (signal?.aborted === true) throw error;
    throw new Error(explainFailure(url), {cause: error});
  } finally {
    clearTimeout(timer);
  }
  if (response.type === 'opaqueredirect') {
    const message = translate({
      id: 'theme.openapi.console.server.redirect',
      message: 'The server redirected the request; the browser doesn’t say where.',
    });
    throw body === undefined ? new RedirectError(message) : new Error(message);
  }
  const type = response.headers.get('content-type') ?? '';
  const head = {status: response.status, headers: Array.from(response.headers)};
  if (response.body !== null && isStreamMediaType(type)) {
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const stream = openStream({
      mediaType: type,
      read: async () => (await reader.read()).value,
      cancel: () => controller.abort(),
    });
    return {...head, body: '', stream, durationMs: performance.now() - startedAt};
  }
  try {
    return {...head, body: await readBody(response), durationMs: performance.now() - startedAt};
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new Error(
      translate(
        {
          id: 'theme.openapi.console.server.cutOff',
          message:
            'The connection to {server} was lost before the response was complete. The request isn’t repeated automatically.',
        },
        {server: origin},
      ),
      {cause: error},
    );
  }
}
