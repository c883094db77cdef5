import {insertSecret, type SampleBody, type SampleRequest, type SampleText} from '@developer-docs/openapi';
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
  if (sample.usesBasicAuth === true) {
    throw new Error('The console doesn’t support user names and passwords. Use one of the code samples.');
  }
  const resolve = (value: SampleText, encode: (value: string) => string = (part) => part) =>
    typeof value === 'string' ? value : insertSecret(value, encode(secret));
  const headers = Object.fromEntries(sample.headers.map(([name, value]) => [name, resolve(value)]));
  if (Object.keys(headers).some((name) => name.toLowerCase() === 'cookie')) {
    throw new Error('Browsers don’t let pages of other sites send cookies. Use one of the code samples.');
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
      throw new Error('The console can’t send files to a server. Use one of the code samples.');
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
      throw new Error(`${origin} didn’t respond within ${String(timeoutMs / 1000)} seconds.`, {cause: error});
    }
    // The browser tells the page neither whether there is a response, nor why it isn't allowed to read it.
    throw new Error(
      `The browser couldn’t send the request to ${origin}, or read its response. Either the server can’t be reached, or it doesn’t allow requests from ${window.location.origin} (CORS). Use a code sample, or the sandbox.`,
      {cause: error},
    );
  }
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    headers: [...response.headers],
    body: type === '' || /json|^text\/|xml/.test(type) ? await response.text() : await response.blob(),
    durationMs: performance.now() - startedAt,
  };
}
