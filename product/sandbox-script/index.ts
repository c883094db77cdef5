import {createLazyValidators, createMockApi} from '@developer-docs/mock-api';
import {apiUrl, documents, errorCodes, limits} from 'virtual:contract';
import {validateFunctions} from 'virtual:validators';
import {createExtension} from '../mock/extension';
import {adaptResponse} from '../mock/rendering/adapt-response';
import {renderRaster, toSvgUrl} from '../mock/rendering/render-raster';

/**
 * The widget together with a simulation of the API and of the page's token endpoint, so that a single HTML file shows a
 * working widget. The simulation runs in the page and keeps its data until the page is reloaded. For trying only.
 */
export * from '@developer-docs/widget';

const mock = createMockApi({
  documents,
  validators: createLazyValidators(documents, () => validateFunctions),
  extension: createExtension({limits, errorCodes, renderRaster}),
});
const {origin: apiOrigin} = new URL(apiUrl);
const fetchFromNetwork = window.fetch.bind(window);

window.fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  init?.signal?.throwIfAborted();
  if (url.pathname.endsWith('/design-token')) return logIn();
  return url.origin === apiOrigin ? callMock(url, init) : fetchFromNetwork(input, init);
};

// oxlint-disable-next-line no-console -- Developers who open the console should know that nothing reaches a server.
console.info('The widget uses a simulated API. To go live, load the script from the production host.');

/** Responds like the token endpoint of a server: with the response of `loginUser`. */
function logIn(): Promise<Response> {
  return mock.fetch(
    new Request(`${apiUrl}/users/login`, {
      method: 'POST',
      headers: {Authorization: `Bearer ${mock.behavior.apiKey}`, 'Content-Type': 'application/json'},
      body: JSON.stringify({userId: 'user-4821'}),
    }),
  );
}

/** Calls the simulated API, or downloads one of its files. */
async function callMock(url: URL, init?: RequestInit): Promise<Response> {
  const response = await mock.fetch(new Request(url, init));
  if (response.headers.get('Content-Type')?.includes('json') !== true) return response;
  return adaptResponse(response, (previewUrl) => {
    const svg = mock.behavior.drawFile(previewUrl);
    return svg && toSvgUrl(svg);
  });
}
