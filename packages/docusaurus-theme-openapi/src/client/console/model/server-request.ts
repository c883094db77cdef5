import {insertSecret, type SampleBody, type SampleRequest, type SampleText} from '@developer-docs/openapi';
import {t} from './server-texts';
import type {SandboxRequest, SandboxResponse} from '../../sandbox';

/** How long the console waits for a server, in milliseconds. */
const timeoutMs = 60_000;

/** A request to a server, as the history shows it, and its body as the browser sends it. */
export interface ServerRequest extends SandboxRequest {
  readonly serverBody: BodyInit | undefined;
}

/**
 * Creates the request for a server of the API.
 *
 * @param text - The text of the body, which is sent as it is if the body is JSON or text.
 * @throws Error if the console can't send such a request.
 */
export function createServerRequest(sample: SampleRequest, text: string, secret: string): ServerRequest {
  if (sample.basicAuth !== undefined) {
    throw new Error(t('console.server.basicAuth'));
  }
  const resolve = (value: SampleText, encode: (value: string) => string = (part) => part) =>
    typeof value === 'string' ? value : insertSecret(value, encode(secret));
  const headers = Object.fromEntries(sample.headers.map(([name, value]) => [name, resolve(value)]));
  if (Object.keys(headers).some((name) => name.toLowerCase() === 'cookie')) {
    throw new Error(t('console.server.cookies'));
  }
  const serverBody = sample.body && createBody(sample.body, text);
  return {
    method: sample.method,
    url: resolve(sample.url, encodeURIComponent),
    headers,
    ...(serverBody !== undefined && {body: text}),
    serverBody,
  };
}

function createBody(body: SampleBody, text: string): BodyInit {
  switch (body.kind) {
    case 'json':
    case 'text':
      return text;
    case 'form':
      return new URLSearchParams(body.fields.map(([name, value]) => [name, value]));
    case 'multipart':
    case 'file':
      throw new Error(t('console.server.files'));
  }
}

/**
 * Sends a request from the page to a server. The browser sends no cookies and no referrer.
 *
 * @throws Error with a message for readers if there's no response.
 */
export async function sendToServer({method, url, headers, serverBody}: ServerRequest): Promise<SandboxResponse> {
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
      ...(serverBody !== undefined && {body: serverBody}),
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
