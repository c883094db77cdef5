import {loadSandbox, type Sandbox} from '@developer-docs/docusaurus-theme-openapi/console';

/** A variant of the design that {@link runExample} creates. */
export interface ExampleVariant {
  readonly id: string;
  /** The values of `variesBy`, such as `color`. */
  readonly variesBy: readonly string[];
  /** The design's text. */
  readonly texts: readonly string[];
  /** A `data:` URL. */
  readonly image: string;
}

interface ApiObject {
  readonly status?: string;
  readonly detail?: string;
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
 * @param body - The request body.
 * @param onStatus - Called with each new status of the request.
 * @throws Error with a message for readers, such as for an empty prompt.
 */
export async function runExample(
  body: Readonly<Record<string, unknown>>,
  onStatus: (status: string) => void,
): Promise<ExampleVariant[]> {
  const sandbox = await loadSandbox();
  let request = await call(sandbox, 'POST', `${sandbox.apiUrl}/designs/from-prompt`, body);
  onStatus(request.status ?? '');
  // The sandbox's clock is advanced instead of waiting for `Retry-After`.
  for (let poll = 0; poll < 10 && (request.status === 'queued' || request.status === 'running'); poll += 1) {
    await sandbox.advanceClock(5000);
    request = await call(sandbox, 'GET', request.statusUrl ?? '');
    onStatus(request.status ?? '');
  }
  const [design] = request.result?.designs ?? [];
  if (design === undefined) {
    throw new Error('The request didn’t succeed.');
  }
  const {data = []} = await call(sandbox, 'GET', `${sandbox.apiUrl}/designs/${design.designId}/variants`);
  return Promise.all(
    data.map(async ({variantId, variesBy, previewUrl, blocks}) => ({
      id: variantId,
      variesBy,
      texts: blocks.flatMap(({content}) => content.text ?? []),
      image: await sandbox.loadImage(previewUrl),
    })),
  );
}

/** Calls the API with the live key, whose designs have no watermark. */
async function call(sandbox: Sandbox, method: string, url: string, body?: unknown): Promise<ApiObject> {
  const response = await sandbox.send({
    method,
    url,
    headers: {
      Authorization: `Bearer ${await sandbox.createSecret('liveApiKey')}`,
      ...(body !== undefined && {'Content-Type': 'application/json'}),
    },
    ...(body !== undefined && {body: JSON.stringify(body)}),
  });
  const content = JSON.parse(String(response.body)) as ApiObject & {readonly errors?: readonly {detail: string}[]};
  if (response.status >= 400) {
    throw new Error(content.errors?.[0]?.detail ?? content.detail ?? `The API returned ${String(response.status)}.`);
  }
  return content;
}
