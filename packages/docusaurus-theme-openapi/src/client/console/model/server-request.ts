import {insertSecret, type SampleRequest, type SampleText} from '@developer-docs/openapi';
import {t} from './server-texts';
import type {SandboxRequest, SandboxResponse} from '../../sandbox';
import type {RequestContent} from './request-content';

/** How long the console waits for a server, in milliseconds. */
const timeoutMs = 60_000;

/**
 * Creates the request for a server of the API.
 *
 * @throws Error if the console can't send such a request.
 */
export function createServerRequest(sample: SampleRequest, content: RequestContent, secret: string): SandboxRequest {
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
    ...(content.body !== undefined && {body: content.body}),
  };
}

/**
 * Sends a request from the page to a server. The browser sends no cookies and no referrer.
 *
 * @throws Error with a message for readers if there's no response.
 */
export async function sendToServer({method, url, headers, body}: SandboxRequest): Promise<SandboxResponse> {
  const {origin} = new URL(url);
  const startedAt = performance.now();
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && {body}),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new Error(t('console.server.timeout', {server: origin, seconds: timeoutMs / 1000}), {cause: error});
    }
    // The browser tells the page neither whether there is a response, nor why it isn't allowed to read it.
    throw new Error(t('console.server.unreachable', {server: origin, origin: window.location.origin}), {cause: error});
  }
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    headers: [...response.headers],
    body: type === '' || /json|^text\/|xml/.test(type) ? await response.text() : await response.blob(),
    durationMs: performance.now() - startedAt,
  };
}
