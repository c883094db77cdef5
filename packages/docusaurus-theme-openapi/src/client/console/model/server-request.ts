import {insertSecret, type SampleRequest, type SampleText} from '@developer-docs/openapi';
import {t} from './server-texts';
import type {SandboxRequest, SandboxResponse} from '../../sandbox';
import {isTextMediaType} from '../../text-media-types';
import {isSecretHeader, RedirectError} from './redirects';
import type {RequestContent} from './request-content';

/** How long the console waits for a server, in milliseconds. */
const timeoutMs = 60_000;

export interface ServerRequest extends SandboxRequest {
  /** Whether the browser may send the request to the URL that the server redirects it to. */
  readonly followsRedirects: boolean;
}

/**
 * Creates the request for a server of the API.
 *
 * @throws Error if the console can't send such a request.
 */
export function createServerRequest(sample: SampleRequest, content: RequestContent, secret: string): ServerRequest {
  if (sample.basicAuth !== undefined) {
    throw new Error(t('console.server.basicAuth'));
  }
  const resolve = (value: SampleText, encode: (value: string) => string = (part) => part) =>
    typeof value === 'string' ? value : insertSecret(value, encode(secret));
  const headers = Object.fromEntries(sample.headers.map(([name, value]) => [name, resolve(value)]));
  if (Object.keys(headers).some((name) => name.toLowerCase() === 'cookie')) {
    throw new Error(t('console.server.cookies'));
  }
  if (content.body !== undefined && /^(?:GET|HEAD)$/.test(sample.method)) {
    throw new Error(t('console.server.body', {method: sample.method}));
  }
  return {
    method: sample.method,
    url: resolve(sample.url, encodeURIComponent),
    headers: {...headers, ...content.headers},
    // A body can contain a secret, too, and some redirects forward it.
    followsRedirects: content.body === undefined && !hasCredentials(sample),
    ...(content.body !== undefined && {body: content.body}),
  };
}

/**
 * Returns whether a request contains a credential, wherever it's sent: one of a security scheme, or a header that may
 * be one.
 */
const hasCredentials = (sample: SampleRequest) =>
  [sample.url, ...sample.headers.map(([, value]) => value)].some((text) => typeof text !== 'string') ||
  sample.headers.some(([name]) => isSecretHeader(name));

/**
 * Sends a request from the page to a server. The browser sends no cookies and no referrer. It would send the headers of a
 * request to any host that the server redirects it to, except for `Authorization`, so a request with credentials, or with a
 * body, isn't redirected.
 *
 * @param signal - Cancels the request, also while the response is being received.
 * @throws Error with a message for readers if there's no response, or if a request with a body is redirected; a
 *   `RedirectError` for the redirect of another request.
 */
export async function sendToServer(
  {method, url, headers, body, followsRedirects}: ServerRequest,
  signal?: AbortSignal,
): Promise<SandboxResponse> {
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
      referrerPolicy: 'no-referrer',
      redirect: followsRedirects ? 'follow' : 'manual',
      signal: controller.signal,
      ...(body !== undefined && {body}),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new Error(t('console.server.timeout', {server: origin, seconds: timeoutMs / 1000}), {cause: error});
    }
    // The browser tells the page neither whether there is a response, nor why it isn't allowed to read it.
    throw new Error(t('console.server.unreachable', {server: origin, origin: window.location.origin}), {cause: error});
  } finally {
    clearTimeout(timer);
  }
  if (response.type === 'opaqueredirect') {
    const message = t('console.server.redirect');
    throw body === undefined ? new RedirectError(message) : new Error(message);
  }
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    headers: Array.from(response.headers),
    body: isTextMediaType(type) ? await response.text() : await response.blob(),
    durationMs: performance.now() - startedAt,
  };
}
