import {setTimeout as wait} from 'node:timers/promises';
import {mapWithConcurrency} from '../../plugins/shared';

/** The result of checking a URL. */
export type Outcome =
  | {readonly kind: 'found'}
  /** It redirects permanently (301, 308). */
  | {readonly kind: 'moved'; readonly to: string}
  /** It responds with an error status. */
  | {readonly kind: 'missing'; readonly status: number}
  /** It doesn't respond. */
  | {readonly kind: 'unreachable'; readonly reason: string};

export interface FetchOptions {
  /** Timeout of a request in milliseconds. */
  readonly timeoutMs: number;
  /** Maximum number of retries if the host doesn't respond or is overloaded (429, 5xx). */
  readonly retries: number;
  /** Delay before the first retry in milliseconds. It doubles with each retry, and a longer `Retry-After` takes precedence. */
  readonly retryDelayMs: number;
  /** Upper limit of the delay, including that of `Retry-After`. */
  readonly maxRetryDelayMs: number;
  /** How many hosts are checked at the same time. */
  readonly concurrentHosts: number;
}

const defaults: FetchOptions = {
  timeoutMs: 15_000,
  retries: 2,
  retryDelayMs: 2000,
  maxRetryDelayMs: 30_000,
  concurrentHosts: 8,
};

/** The limit of browsers (Fetch standard, "HTTP-redirect fetch"). */
const maxRedirects = 20;

/**
 * Requests URLs: those of one host sequentially, and several hosts concurrently.
 *
 * @returns The result for each URL.
 */
export async function fetchLinks(
  urls: readonly string[],
  options: Partial<FetchOptions> = {},
): Promise<Map<string, Outcome>> {
  const allOptions = {...defaults, ...options};
  const hosts = new Set(urls.map(getHost));
  const byHost = [...hosts].map((host) => urls.filter((url) => getHost(url) === host));
  const outcomes = new Map<string, Outcome>();
  const fetchFromHost = async (hostUrls: readonly string[]) => {
    for (const url of hostUrls) {
      outcomes.set(url, await fetchWithRetries(url, allOptions));
    }
  };
  await mapWithConcurrency(byHost, fetchFromHost, allOptions.concurrentHosts);
  return outcomes;
}

const getHost = (url: string) => new URL(url).host;

async function fetchWithRetries(url: string, options: FetchOptions): Promise<Outcome> {
  let delayMs = options.retryDelayMs;
  for (let retries = 0; ; retries += 1) {
    const {outcome, retryAfter} = await fetchLink(url, options.timeoutMs);
    const isOverloaded = outcome.kind === 'missing' && (outcome.status === 429 || outcome.status >= 500);
    if (retries === options.retries || !(isOverloaded || outcome.kind === 'unreachable')) {
      return outcome;
    }
    await wait(Math.min(Math.max(delayMs, retryAfter * 1000), options.maxRetryDelayMs));
    delayMs *= 2;
  }
}

async function fetchLink(link: string, timeoutMs: number): Promise<{outcome: Outcome; retryAfter: number}> {
  let url = link;
  let isPermanent = true;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      // Not HEAD, which many hosts reject.
      const response = await fetch(url, {
        redirect: 'manual',
        signal,
        headers: {'User-Agent': 'Mozilla/5.0 (link check)'},
      });
      await response.body?.cancel();
      const location = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && location !== null) {
        isPermanent &&= response.status === 301 || response.status === 308;
        url = new URL(location, url).href;
        continue;
      }
      const retryAfter = Number(response.headers.get('retry-after') ?? 0) || 0;
      if (!response.ok) {
        return {outcome: {kind: 'missing', status: response.status}, retryAfter};
      }
      const outcome: Outcome = url !== link && isPermanent ? {kind: 'moved', to: url} : {kind: 'found'};
      return {outcome, retryAfter};
    }
    return {outcome: {kind: 'unreachable', reason: `more than ${String(maxRedirects)} redirects`}, retryAfter: 0};
  } catch (error) {
    return {outcome: {kind: 'unreachable', reason: describeError(error, timeoutMs)}, retryAfter: 0};
  }
}

function describeError(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return `no response within ${String(timeoutMs / 1000)} seconds`;
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
