import type {Sandbox, SandboxRequest, SandboxResponse} from '../index';
import type {Program} from './program';

/** A request from the widget, and the sandbox's response, which is absent if the connection is lost. */
export interface WidgetRequest {
  readonly method: string;
  /** The path, including the query. */
  readonly path: string;
  readonly response?: SandboxResponse;
}

export interface SandboxFetchOptions {
  readonly sandbox: Sandbox;
  /** The request body with which the token endpoint calls `loginUser`. */
  readonly login: Readonly<Record<string, unknown>>;
  readonly getProgram: () => Pick<Program, 'api'>;
  readonly onRequest: (request: WidgetRequest) => void;
}

/** Replaces `fetch` in the widget's frame. */
export interface SandboxFetch {
  readonly fetch: (input: string, init?: RequestInit) => Promise<Response>;
  /** Replaces the `data:` URLs of previews with the original URLs in API responses. */
  readonly restoreUrls: (text: string) => string;
}

/** The path of the page's token endpoint, as in the samples. */
const tokenPath = '/design-token';
/** Spares readers the longer waits of the real API. */
const maxRetryAfterSeconds = 1;
/** Enough polls for a request to exceed any timeout. */
const endlessReads = '1000';

/** Creates a `fetch` that calls the sandbox instead of the network. It rejects requests to any other URL. */
export function createSandboxFetch({sandbox, login, getProgram, onRequest}: SandboxFetchOptions): SandboxFetch {
  const urls = new Map<string, string>();
  let isTokenExpired = false;
  let lastApi = '';

  const send = async (request: SandboxRequest, signal: AbortSignal | null | undefined): Promise<Response> => {
    const {pathname, search} = new URL(request.url);
    const entry = {method: request.method, path: pathname + search};
    const {api} = getProgram();
    if (api !== lastApi) {
      lastApi = api;
      isTokenExpired = api === 'token-expired';
    }
    if (api === 'offline') {
      onRequest(entry);
      throw new TypeError('Failed to fetch');
    }
    const headers = {...request.headers, ...createSimulationHeaders(api, request.method, isTokenExpired)};
    isTokenExpired &&= request.method === 'GET';
    const response = await rejectOnAbort(sandbox.send({...request, headers}), signal);
    onRequest({...entry, response});
    return toResponse(response);
  };

  /** Previews become `data:` URLs, because the sandbox has no server from which the browser could load images. */
  const toResponse = async ({status, headers, body}: SandboxResponse): Promise<Response> => {
    const responseHeaders = new Headers(headers.map(([name, value]): [string, string] => [name, value]));
    const retryAfter = responseHeaders.get('Retry-After');
    if (retryAfter !== null) {
      responseHeaders.set('Retry-After', String(Math.min(Number(retryAfter), maxRetryAfterSeconds)));
    }
    return new Response(typeof body === 'string' ? await drawPreviews(body) : body, {status, headers: responseHeaders});
  };
  const drawPreviews = async (body: string): Promise<string> => {
    let text = body;
    for (const [, url = ''] of body.matchAll(/"previewUrl":\s*"([^"]+)"/g)) {
      const image = await sandbox.loadImage(url);
      urls.set(image, url);
      text = text.replaceAll(JSON.stringify(url), JSON.stringify(image));
    }
    return text;
  };

  return {
    fetch: async (input, {method = 'GET', headers, body, signal} = {}) => {
      signal?.throwIfAborted();
      if (input === tokenPath) {
        const response = await loginUser(sandbox, login);
        onRequest({method, path: tokenPath, response});
        return new Response(response.body, {status: response.status});
      }
      if (input.startsWith(`${sandbox.apiUrl}/`)) {
        const request = {method, url: input, headers: Object.fromEntries(new Headers(headers))};
        return send({...request, ...(typeof body === 'string' && {body})}, signal);
      }
      return new Response(await sandbox.loadFile(input));
    },
    restoreUrls: (text) => {
      let restored = text;
      for (const [image, url] of urls) {
        restored = restored.replaceAll(image, url);
      }
      return restored;
    },
  };
}

/** Rejects with the signal's reason if the signal is aborted before the promise settles. */
function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), {once: true});
  });
  return Promise.race([promise, aborted]);
}

/** Calls `loginUser` with the API key, as the host page's server would. This creates the user if necessary. */
export function loginUser(sandbox: Sandbox, user: Readonly<Record<string, unknown>>): Promise<SandboxResponse> {
  return sandbox.send({
    method: 'POST',
    url: `${sandbox.apiUrl}/users/login`,
    headers: {Authorization: `Bearer ${sandbox.credentials.apiKey}`, 'Content-Type': 'application/json'},
    body: JSON.stringify(user),
  });
}

/** Creates the headers that simulate the selected behavior in calls that create or change data. */
function createSimulationHeaders(api: Program['api'], method: string, isTokenExpired: boolean): Record<string, string> {
  const [kind, code = ''] = api.split(':');
  if (method === 'GET') {
    return {};
  }
  if (isTokenExpired) {
    return {'Mock-Error': 'token_expired'};
  }
  if (kind === 'error') {
    return {'Mock-Error': code};
  }
  return method !== 'POST'
    ? {}
    : {
        ...(kind === 'failed' && {'Mock-Outcome': `failed:${code}`}),
        ...(kind === 'slow' && {'Mock-Reads': endlessReads}),
      };
}
