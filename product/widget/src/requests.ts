import type {BrandPersona, Design, DesignType, GenerateInput, ProgressStep, Selection, Variant} from '../../ui-sdk';
import {wait} from './abort';
import type {ApiClient} from './api';
import {createError, isWidgetError} from './errors';
import type {Options} from './options';

/** The asynchronous request fields that the widget uses. */
interface AsyncRequest {
  readonly progress?: {readonly percent: number; readonly step: ProgressStep};
  readonly result?: {
    readonly designs?: readonly Omit<Design, 'variants' | 'linksExpireAt'>[];
    readonly linksExpireAt?: string;
    readonly brand?: BrandPersona;
  };
  readonly error?: {readonly code: string};
}

/** The polling interval if a response has no `Retry-After`. */
const defaultPollIntervalSeconds = 2;

/** The default of the `requestTimeout` option. */
export const defaultRequestTimeoutMs = 600_000;

const defaultVariantCount = 3;

/** The paths of operations for a user. */
export type ApiPaths = ReturnType<typeof createPaths>;

/** Returns paths in the core API for the token's user, or in the enterprise core API for another user. */
export function createPaths(userId?: string) {
  const prefix = userId === undefined ? '' : `/enterprise/users/${encodeURIComponent(userId)}`;
  return {
    fromPrompt: `${prefix}/designs/from-prompt`,
    fromContent: `${prefix}/designs/from-content`,
    request: (requestId: string) => `${prefix}/requests/${encodeURIComponent(requestId)}`,
    variants: (designId: string) => `${prefix}/designs/${encodeURIComponent(designId)}/variants`,
  };
}

/** Reads from the first paths where the resource exists. */
export async function readFirst(
  client: ApiClient,
  [paths, next, ...others]: readonly [ApiPaths, ...ApiPaths[]],
  getPath: (paths: ApiPaths) => string,
  signal: AbortSignal,
): Promise<{readonly body: unknown; readonly paths: ApiPaths}> {
  try {
    const {body} = await client.call({method: 'GET', path: getPath(paths), signal});
    return {body, paths};
  } catch (error) {
    const isMissing = isWidgetError(error) && error.code === 'api_rejected' && error.details.status === 404;
    if (isMissing && next !== undefined) return readFirst(client, [next, ...others], getPath, signal);
    throw error;
  }
}

/** Combines the input of a generation with the options and the design type that the user has selected. */
export function createSettings(input: Partial<GenerateInput>, options: Options, selectedDesignType: DesignType) {
  const language = input.language ?? options.language;
  const {clientReference, formats = []} = options;
  return {
    designType: input.designType ?? selectedDesignType,
    variantCount: input.variantCount ?? options.variantCount ?? defaultVariantCount,
    // Without formats, the API creates the default formats of the design type.
    ...(formats.length > 0 && {formats}),
    language,
    clientReference,
  };
}

/**
 * Polls a request until it's finished.
 *
 * @param options.timeout - The maximum total time in milliseconds.
 * @param options.delay - The delay before the first poll in seconds.
 * @param options.onProgress - Called when the percentage or the step changes.
 * @throws `request_failed`, `request_timeout`, and the errors of `ApiClient.call`.
 */
export async function waitForRequest(
  client: ApiClient,
  path: string,
  requestId: string,
  options: {
    readonly timeout: number;
    readonly delay?: number;
    readonly onProgress?: (progress: NonNullable<AsyncRequest['progress']>) => void;
    readonly signal: AbortSignal;
  },
): Promise<NonNullable<AsyncRequest['result']>> {
  const deadline = performance.now() + options.timeout;
  let lastProgress = '';
  let delay = options.delay ?? 0;
  for (;;) {
    if (performance.now() + delay * 1000 > deadline) {
      await wait(Math.max(deadline - performance.now(), 0), options.signal);
      throw createError('request_timeout', {requestId, timeout: options.timeout});
    }
    await wait(delay * 1000, options.signal);
    const {body, retryAfter} = await client.call({method: 'GET', path, signal: options.signal});
    const request = body as AsyncRequest;
    if (request.result !== undefined) return request.result;
    if (request.error !== undefined) throw createError('request_failed', {requestId, problem: request.error.code});
    const progress = request.progress;
    if (progress !== undefined && lastProgress !== `${progress.percent} ${progress.step}`) {
      lastProgress = `${progress.percent} ${progress.step}`;
      options.onProgress?.(progress);
    }
    delay = retryAfter ?? defaultPollIntervalSeconds;
  }
}

/**
 * Loads the variants of a design and adds them to the design.
 *
 * @param options.designId - Selects one of the request's designs (default: the first).
 */
export async function loadDesign(
  client: ApiClient,
  paths: ApiPaths,
  result: NonNullable<AsyncRequest['result']>,
  options: {readonly requestId: string; readonly designId: string | undefined; readonly signal: AbortSignal},
): Promise<Design> {
  const {requestId, designId, signal} = options;
  const design = result.designs?.find((candidate) => designId === undefined || candidate.designId === designId);
  if (design === undefined) {
    // The request is of a different kind, such as a brand extraction.
    throw createError('request_failed', {requestId, problem: 'design_not_found'});
  }
  const {body} = await client.call({method: 'GET', path: `${paths.variants(design.designId)}?limit=24`, signal});
  const {data, linksExpireAt} = body as {readonly data: readonly Variant[]; readonly linksExpireAt: string};
  return {...design, variants: data, linksExpireAt: result.linksExpireAt ?? linksExpireAt};
}

/**
 * Returns the selection of a variant of a design, or of the original design if `variantId` is `null`.
 *
 * @throws `variant_not_found` if there is no design, or the design has no such variant.
 */
export function findSelection(design: Design | null, variantId: string | null): Selection {
  const source = variantId === null ? design : design?.variants.find((variant) => variant.variantId === variantId);
  if (design === null || source === null || source === undefined) throw createError('variant_not_found', {variantId});
  return {designId: design.designId, variantId, files: source.files, blocks: source.blocks};
}
