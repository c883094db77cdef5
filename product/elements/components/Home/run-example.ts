import {loadSandbox} from '@developer-docs/docusaurus-theme-openapi/console';
import {describeDesign, loadImage} from '@site/product/elements/client/load-image';
import type {HomeExample} from '@site/product/elements/home-example';
import {exampleUserId} from '@site/product/mock/credentials';

/** How long each status is shown, in milliseconds, so that readers can follow the request. */
const statusDurationMs = 400;

interface ApiObject {
  readonly token?: string;
  readonly status?: string;
  readonly detail?: string;
  readonly errors?: readonly {readonly detail: string}[];
  readonly statusUrl?: string;
  readonly result?: {readonly designs?: readonly {readonly designId: string}[]};
  readonly data?: readonly {
    readonly variantId: string;
    readonly variesBy: readonly string[];
    readonly previewUrl: string;
    readonly blocks: readonly {readonly content: {readonly text?: string}}[];
  }[];
}

/**
 * Creates designs from a prompt in the sandbox, and returns the variants of the first design.
 *
 * @param example - The request body, and variants of the size of the design.
 * @param onStatus - Called with each new status of the request.
 * @throws Error with a message for readers, such as for an empty prompt.
 */
export async function runExample(
  {body, variants: [first]}: Pick<HomeExample, 'body' | 'variants'>,
  onStatus: (status: string) => void,
): Promise<HomeExample['variants']> {
  const sandbox = await loadSandbox();
  const {apiUrl} = sandbox;
  const apiKey = await sandbox.createSecret('liveApiKey');
  // Designs follow the user's brand, and those of live data have no watermark.
  const login = {method: 'POST', url: `${apiUrl}/users/login`, body: {userId: exampleUserId}};
  const {token = ''} = await callApi(sandbox, apiKey, login);
  const showStatus = async ({status = ''}: ApiObject) => {
    onStatus(status);
    await new Promise((resolve) => setTimeout(resolve, statusDurationMs));
  };
  let request = await callApi(sandbox, token, {method: 'POST', url: `${apiUrl}/designs/from-prompt`, body});
  await showStatus(request);
  // The sandbox's clock is advanced instead of waiting for `Retry-After`.
  for (let poll = 0; poll < 10 && (request.status === 'queued' || request.status === 'running'); poll += 1) {
    await sandbox.advanceClock(5000);
    request = await callApi(sandbox, token, {method: 'GET', url: request.statusUrl ?? ''});
    await showStatus(request);
  }
  const [design] = request.result?.designs ?? [];
  if (design === undefined) throw new Error('The request didn’t succeed.');
  const url = `${apiUrl}/designs/${design.designId}/variants`;
  const {data = []} = await callApi(sandbox, token, {method: 'GET', url});
  const {width = 1080, height = 1080} = first?.image ?? {};
  return Promise.all(
    data.map(async ({variantId, variesBy, previewUrl, blocks}) => ({
      id: variantId,
      variesBy: variesBy.join(' and '),
      image: {src: await loadImage(previewUrl), width, height, alt: `${describeDesign(blocks)}.`},
    })),
  );
}

/** @throws Error with a message for readers. */
async function callApi(
  sandbox: Awaited<ReturnType<typeof loadSandbox>>,
  credential: string,
  {method, url, body}: {readonly method: string; readonly url: string; readonly body?: object},
): Promise<ApiObject> {
  const response = await sandbox.send({
    method,
    url,
    headers: {Authorization: `Bearer ${credential}`, 'Content-Type': 'application/json'},
    ...(body && {body: JSON.stringify(body)}),
  });
  const content = JSON.parse(String(response.body)) as ApiObject;
  if (response.status >= 400) {
    throw new Error(content.errors?.[0]?.detail ?? content.detail ?? `The API returned ${response.status}.`);
  }
  return content;
}
