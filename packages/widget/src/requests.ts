import type {
  BrandPersona,
  ContentBlock,
  Design,
  DesignType,
  GenerateInput,
  OutputFormat,
  ProgressStep,
  Variant,
} from '../../../contract/ui-sdk';
import {wait, type ApiClient} from './api';
import {failure} from './errors';

/** A request as the API answers it: the parts that the widget reads. */
interface ApiRequest {
  readonly requestId: string;
  readonly status: 'queued' | 'running' | 'succeeded' | 'failed' | 'expired';
  readonly progress?: {readonly percent: number; readonly step: ProgressStep};
  readonly result?: {
    readonly kind: string;
    readonly designs?: readonly Omit<Design, 'variants' | 'linksExpireAt'>[];
    readonly linksExpireAt?: string;
    readonly brand?: BrandPersona;
  };
  readonly error?: {readonly code: string};
}

/** How long to wait for the next look at a request when the API does not say. */
const defaultWait = 2;

/** Where the operations stand: for the user of the token, or for a person of a superuser. */
export interface Paths {
  readonly fromPrompt: string;
  readonly fromContent: string;
  readonly request: (requestId: string) => string;
  readonly variants: (designId: string) => string;
}

/** The core API, or the enterprise core API on behalf of a user. */
export function pathsFor(userId?: string): Paths {
  const prefix = userId === undefined ? '' : `/enterprise/users/${encodeURIComponent(userId)}`;
  return {
    fromPrompt: `${prefix}/designs/from-prompt`,
    fromContent: `${prefix}/designs/from-content`,
    request: (requestId) => `${prefix}/requests/${encodeURIComponent(requestId)}`,
    variants: (designId) => `${prefix}/designs/${encodeURIComponent(designId)}/variants`,
  };
}

/** What a generation asks for beside its content. */
export interface DesignWishes {
  readonly designType: DesignType;
  readonly variantCount: number;
  readonly formats: readonly OutputFormat[];
  readonly language?: GenerateInput['language'];
  readonly clientReference?: string;
}

/** The body of `designsFromPrompt`. */
export function promptBody(prompt: string, wishes: DesignWishes): object {
  return {prompt, ...wishBody(wishes)};
}

/** The body of `designsFromContent`. */
export function contentBody(blocks: readonly ContentBlock[], wishes: DesignWishes): object {
  return {blocks, ...wishBody(wishes)};
}

function wishBody({formats, ...wishes}: DesignWishes): object {
  // No wish for formats makes those of the design type.
  return {...wishes, ...(formats.length > 0 && {formats})};
}

/**
 * Reads a request until it has ended.
 *
 * @param options - `onProgress` is called when percentage or step have changed; `delay` are the seconds before the first look.
 * @throws `request_failed`, `request_timeout`, and what a call throws.
 */
export async function waitForRequest(
  client: ApiClient,
  path: string,
  requestId: string,
  options: {
    readonly timeout: number;
    readonly delay?: number | undefined;
    readonly onProgress?: (progress: NonNullable<ApiRequest['progress']>) => void;
    readonly signal: AbortSignal;
  },
): Promise<NonNullable<ApiRequest['result']>> {
  const end = performance.now() + options.timeout;
  let last = '';
  let delay = options.delay ?? 0;
  for (;;) {
    if (performance.now() + delay * 1000 > end) {
      await wait(Math.max(end - performance.now(), 0), options.signal);
      throw failure('request_timeout', {requestId, timeout: options.timeout});
    }
    await wait(delay * 1000, options.signal);
    const {body, retryAfter} = await client.call({method: 'GET', path, signal: options.signal});
    const request = body as ApiRequest;
    if (request.result !== undefined) {
      return request.result;
    }
    if (request.error !== undefined) {
      throw failure('request_failed', {requestId, problem: request.error.code});
    }
    const progress = request.progress;
    if (progress !== undefined && last !== `${progress.percent} ${progress.step}`) {
      last = `${progress.percent} ${progress.step}`;
      options.onProgress?.(progress);
    }
    delay = retryAfter ?? defaultWait;
  }
}

/** Reads the variants of a design of a request, the first one unless an ID is given, and combines the two. */
export async function completeDesign(
  client: ApiClient,
  paths: Paths,
  result: NonNullable<ApiRequest['result']>,
  {requestId, designId}: {readonly requestId: string; readonly designId: string | undefined},
  signal: AbortSignal,
): Promise<Design> {
  const design = result.designs?.find((candidate) => designId === undefined || candidate.designId === designId);
  if (design === undefined) {
    // The request is of another kind, such as an extraction of a brand.
    throw failure('request_failed', {requestId, problem: 'design_not_found'});
  }
  const {body} = await client.call({method: 'GET', path: `${paths.variants(design.designId)}?limit=24`, signal});
  const {data, linksExpireAt} = body as {readonly data: readonly Variant[]; readonly linksExpireAt: string};
  return {...design, variants: data, linksExpireAt: result.linksExpireAt ?? linksExpireAt};
}
