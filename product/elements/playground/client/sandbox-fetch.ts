import type {Sandbox, SandboxRequest, SandboxResponse} from '@developer-docs/docusaurus-theme-openapi/console';
import {loadImage} from '../../client/load-image';
import {renderDesignFile} from '../../../mock/rendering/design-files';
import {renderRaster} from '../../../mock/rendering/render-raster';
import type {PlaygroundWidget, Setup, SetupRequest} from '../setups/model';

interface SandboxFetchOptions {
  readonly sandbox: Sandbox;
  readonly tokenEndpoint: PlaygroundWidget['tokenEndpoint'];
  readonly getSetup: () => Setup;
  /**
   * Called with each request, and with the sandbox's response, which is absent if the connection is lost.
   *
   * @param path - Includes the query.
   */
  readonly onRequest: (method: string, path: string, response?: SandboxResponse) => void;
}

/** Replaces `fetch` in the widget's frame. */
export interface SandboxFetch {
  readonly fetch: (input: string, init?: RequestInit) => Promise<Response>;
  /** Replaces the `data:` URLs of images with the original URLs in API responses. */
  readonly restoreUrls: (text: string) => string;
}

/** The URLs of images in API responses. */
const imageUrlPattern = /"previewUrl":\s*"([^"]+)"/g;
/** Spares readers the longer waits of the real API. */
const maxRetryAfterSeconds = 1;

/** Creates a `fetch` that calls the sandbox instead of the network. It rejects requests to any other URL. */
export function createSandboxFetch(options: SandboxFetchOptions): SandboxFetch {
  const {sandbox, tokenEndpoint, getSetup, onRequest} = options;
  const urls = new Map<string, string>();

  const send = async (request: SandboxRequest, signal: AbortSignal | null | undefined): Promise<Response> => {
    const {method} = request;
    const {pathname, search} = new URL(request.url);
    const setup = getSetup();
    if (setup.page === 'offline') {
      onRequest(method, pathname + search);
      throw new TypeError('Failed to fetch');
    }
    const headers = {...request.headers, ...(method === 'POST' && setup.headers)};
    const response = await rejectOnAbort(sandbox.send({...request, headers}), signal);
    onRequest(method, pathname + search, response);
    return toResponse(response);
  };

  /** Images become `data:` URLs, because the sandbox has no server from which the browser could load them. */
  const toResponse = async ({status, headers, body}: SandboxResponse): Promise<Response> => {
    const responseHeaders = new Headers(headers.map(([name, value]): [string, string] => [name, value]));
    const retryAfter = responseHeaders.get('Retry-After');
    if (retryAfter !== null) {
      responseHeaders.set('Retry-After', String(Math.min(Number(retryAfter), maxRetryAfterSeconds)));
    }
    return new Response(typeof body === 'string' ? await drawImages(body) : body, {status, headers: responseHeaders});
  };
  const drawImages = async (body: string): Promise<string> => {
    let text = body;
    for (const [, url = ''] of body.matchAll(imageUrlPattern)) {
      const image = await loadImage(url);
      urls.set(image, url);
      text = text.replaceAll(JSON.stringify(url), JSON.stringify(image));
    }
    return text;
  };

  return {
    fetch: async (input, {method = 'GET', headers, body, signal} = {}) => {
      signal?.throwIfAborted();
      if (input === tokenEndpoint.path) {
        const response = await sendSetupRequest(sandbox, tokenEndpoint.request);
        onRequest(method, input, response);
        return new Response(response.body, {status: response.status});
      }
      if (input.startsWith(`${sandbox.apiUrl}/`)) {
        const request = {method, url: input, headers: Object.fromEntries(new Headers(headers))};
        return send({...request, ...(typeof body === 'string' && {body})}, signal);
      }
      return new Response(await loadFile(sandbox, input));
    },
    restoreUrls: (text) => {
      let restoredText = text;
      for (const [image, url] of urls) {
        restoredText = restoredText.replaceAll(image, url);
      }
      return restoredText;
    },
  };
}

/** Loads a design in the format of a link. The sandbox, which runs in a worker, can only draw it as SVG. */
async function loadFile(sandbox: Sandbox, url: string): Promise<BodyInit> {
  const {status, body} = await sandbox.send({method: 'GET', url, headers: {}});
  if (status !== 200) {
    throw new Error(String(body).trim());
  }
  const svg = String(body);
  const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const format = new URL(url).pathname.split('.').at(-1) ?? '';
  return new Uint8Array(
    await renderDesignFile(svg, {width: Number(width), height: Number(height)}, format, renderRaster),
  );
}

/** Rejects with the signal's reason if the signal is aborted before the promise settles. */
function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  const abortPromise = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), {once: true});
  });
  return Promise.race([promise, abortPromise]);
}

/** Sends a request as the host page's server would. */
export async function sendSetupRequest(
  sandbox: Sandbox,
  {credential, path, body}: SetupRequest,
): Promise<SandboxResponse> {
  const secret = await sandbox.createSecret(credential);
  return sandbox.send({
    method: 'POST',
    url: sandbox.apiUrl + path,
    headers: {Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json'},
    body: JSON.stringify(body),
  });
}
