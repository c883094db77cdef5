import {createLazyValidators, createMockApi} from '@developer-docs/mock-api';
import {apiUrl, documents, errorCodes, limits} from 'virtual:contract';
import {validateFunctions} from 'virtual:validators';
import {createExtension} from '../mock/extension';
import {createImageRenderer} from '../mock/rendering/image-renderer';
import {renderRaster, toSvgUrl} from '../mock/rendering/render-raster';

/**
 * The widget together with a simulation of the API and of the page's token endpoint, so that a single HTML file, or the
 * frame of the site's playground, shows a working widget. The simulation runs in the page and keeps its data until the
 * page is reloaded. For trying only.
 */
export * from '@developer-docs/widget';

const mock = createMockApi({
  documents,
  validators: createLazyValidators(documents, () => validateFunctions),
  extension: createExtension({limits, errorCodes, renderImage: createImageRenderer(renderRaster)}),
});
const {origin: apiOrigin} = new URL(apiUrl);
/** The maximum `Retry-After` in seconds. It spares readers the longer waits of the real API. */
const maxRetryAfter = 1;
const fetchFromNetwork = window.fetch.bind(window);

window.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
  init?.signal?.throwIfAborted();
  if (url.pathname.endsWith('/design-token')) return logIn(init?.body ?? JSON.stringify({userId: 'user-4821'}));
  return url.origin === apiOrigin ? callMock(url, init) : fetchFromNetwork(input, init);
};

// oxlint-disable-next-line no-console -- Developers who open the console should know that nothing reaches a server.
console.info('The widget uses a simulated API. To go live, load the script from the production host.');

/**
 * Responds like the token endpoint of a server: with the response of `loginUser`.
 *
 * @param body - The request body of `loginUser`.
 */
const logIn = (body: BodyInit): Promise<Response> =>
  mock.fetch(
    new Request(`${apiUrl}/users/login`, {
      method: 'POST',
      headers: {Authorization: `Bearer ${mock.behavior.apiKey}`, 'Content-Type': 'application/json'},
      body,
    }),
  );

/**
 * Calls the simulated API, or downloads one of its files. Previews become `data:` URLs, because the browser couldn't
 * load them, and waits are short.
 */
async function callMock(url: URL, init?: RequestInit): Promise<Response> {
  const response = await mock.fetch(new Request(url, init));
  if (response.headers.get('Content-Type')?.includes('json') !== true) return response;
  const headers = new Headers(response.headers);
  const retryAfter = headers.get('Retry-After');
  if (retryAfter !== null) headers.set('Retry-After', String(Math.min(Number(retryAfter), maxRetryAfter)));
  const body = (await response.text()).replaceAll(/(?<="previewUrl":\s*")[^"]+/g, (previewUrl) => {
    const svg = mock.behavior.drawFile(previewUrl);
    return svg === undefined ? previewUrl : toSvgUrl(svg);
  });
  return new Response(body, {status: response.status, headers});
}
