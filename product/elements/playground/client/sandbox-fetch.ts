import type {Sandbox, ConsoleResponse} from '@developer-docs/docusaurus-theme-openapi/console';
import {adaptResponse} from '../../../mock/rendering/adapt-response';
import {renderDesignFile} from '../../../mock/rendering/files';
import {renderRaster} from '../../../mock/rendering/render-raster';
import {rejectOnAbort} from '../../../widget/src/abort';
import {loadImage} from '../../client/load-image';
import type {Login, Setup} from '../setups/model';

/** The path that `getToken` fetches a token from, as in the samples. */
export const tokenPath = '/design-token';

interface SandboxFetchOptions {
  readonly getSetup: () => Setup;
  /**
   * Called with each request, and with the sandbox's response, which is absent if the connection is lost.
   *
   * @param path - Includes the query.
   */
  readonly onRequest: (method: string, path: string, response?: ConsoleResponse) => void;
}

/**
 * Creates a `fetch` that calls the sandbox instead of the network. It loads a URL that's neither that of the API nor
 * `tokenPath` as a file in a response.
 */
export function createSandboxFetch(sandbox: Sandbox, user: Login, {getSetup, onRequest}: SandboxFetchOptions) {
  const urls = new Map<string, string>();
  return {
    fetch: async (input: string, init: RequestInit = {}): Promise<Response> => {
      const {method = 'GET', headers, body: requestBody, signal} = init;
      signal?.throwIfAborted();
      if (input === tokenPath) {
        const response = await logIn(sandbox, user);
        onRequest(method, input, response);
        return new Response(response.body, {status: response.status});
      }
      if (!input.startsWith(`${sandbox.apiUrl}/`)) return new Response(await loadFile(sandbox, input));
      const {pathname, search} = new URL(input);
      const {page, headers: setupHeaders} = getSetup();
      if (page === 'offline') {
        onRequest(method, pathname + search);
        throw new TypeError('Failed to fetch');
      }
      const sending = sandbox.send({
        method,
        url: input,
        headers: {...Object.fromEntries(new Headers(headers)), ...(method === 'POST' && setupHeaders)},
        ...(typeof requestBody === 'string' && {body: requestBody}),
      });
      const received = await (signal ? Promise.race([sending, rejectOnAbort(signal)]) : sending);
      onRequest(method, pathname + search, received);
      return adaptResponse(
        new Response(received.body, {status: received.status, headers: received.headers}),
        async (url) => {
          const image = await loadImage(url);
          urls.set(image, url);
          return image;
        },
      );
    },
    /** Replaces the `data:` URLs of images with the original URLs in API responses. */
    restoreUrls: (text: string): string =>
      [...urls].reduce((restored, [image, url]) => restored.replaceAll(image, url), text),
  };
}

/** Loads a design in the format of a link. The sandbox, which runs in a worker, can only draw it as SVG. */
async function loadFile(sandbox: Sandbox, url: string): Promise<BodyInit> {
  const {status, body} = await sandbox.send({method: 'GET', url, headers: {}});
  const svg = String(body);
  if (status !== 200) throw new Error(svg.trim());
  const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const format = new URL(url).pathname.split('.').at(-1) ?? '';
  return renderDesignFile({svg, width: Number(width), height: Number(height)}, format, renderRaster);
}

/** Logs a user in, as the host page's server would. */
export const logIn = async (sandbox: Sandbox, user: Login): Promise<ConsoleResponse> =>
  sandbox.send({
    method: 'POST',
    url: `${sandbox.apiUrl}/users/login`,
    headers: {
      Authorization: `Bearer ${await sandbox.createSecret('apiKey')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(user),
  });
