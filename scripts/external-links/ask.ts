import {setTimeout as wait} from 'node:timers/promises';
import {mapWithConcurrency} from '../../plugins/shared';

/** What became of an address. */
export type Outcome =
  | {readonly kind: 'found'}
  /** It answers at another address, for good (301, 308). */
  | {readonly kind: 'moved'; readonly to: string}
  /** It answers, and not with a page. */
  | {readonly kind: 'missing'; readonly status: number}
  /** It does not answer. */
  | {readonly kind: 'silent'; readonly reason: string};

export interface AskOptions {
  /** Milliseconds for one try. */
  readonly timeout: number;
  /** Tries after the first one, when nothing answers or the host is busy (429, 5xx). */
  readonly retries: number;
  /** Milliseconds before another try; it doubles. A shorter `Retry-After` does not shorten it, a longer one counts up to `longestWait`. */
  readonly pause: number;
  readonly longestWait: number;
  /** Hosts that are asked at the same time. */
  readonly hosts: number;
}

const usual: AskOptions = {timeout: 15_000, retries: 2, pause: 2000, longestWait: 30_000, hosts: 8};

/** Redirects that are followed, as browsers do it (Fetch standard, "HTTP-redirect fetch"). */
const mostRedirects = 20;

/**
 * Asks for addresses: those of one host one after the other, several hosts at the same time.
 *
 * @returns What became of each address.
 */
export async function askAll(
  addresses: readonly string[],
  options: Partial<AskOptions> = {},
): Promise<Map<string, Outcome>> {
  const all = {...usual, ...options};
  const hosts = new Set(addresses.map(hostOf));
  const byHost = [...hosts].map((host) => addresses.filter((address) => hostOf(address) === host));
  const outcomes = new Map<string, Outcome>();
  const askHost = async (ofHost: readonly string[]) => {
    for (const address of ofHost) {
      outcomes.set(address, await askPatiently(address, all));
    }
  };
  await mapWithConcurrency(byHost, askHost, all.hosts);
  return outcomes;
}

const hostOf = (address: string) => new URL(address).host;

async function askPatiently(address: string, options: AskOptions): Promise<Outcome> {
  let pause = options.pause;
  for (let tries = 0; ; tries += 1) {
    const {outcome, retryAfter} = await ask(address, options.timeout);
    const isBusy = outcome.kind === 'missing' && (outcome.status === 429 || outcome.status >= 500);
    if (tries === options.retries || !(isBusy || outcome.kind === 'silent')) {
      return outcome;
    }
    await wait(Math.min(Math.max(pause, retryAfter * 1000), options.longestWait));
    pause *= 2;
  }
}

async function ask(address: string, timeout: number): Promise<{outcome: Outcome; retryAfter: number}> {
  let url = address;
  let isForGood = true;
  try {
    const signal = AbortSignal.timeout(timeout);
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      // Not HEAD: many hosts answer it with an error.
      const answer = await fetch(url, {
        redirect: 'manual',
        signal,
        headers: {'User-Agent': 'Mozilla/5.0 (link check)'},
      });
      await answer.body?.cancel();
      const location = answer.headers.get('location');
      if (answer.status >= 300 && answer.status < 400 && location !== null) {
        isForGood &&= answer.status === 301 || answer.status === 308;
        url = new URL(location, url).href;
        continue;
      }
      const retryAfter = Number(answer.headers.get('retry-after') ?? 0) || 0;
      if (!answer.ok) {
        return {outcome: {kind: 'missing', status: answer.status}, retryAfter};
      }
      const outcome: Outcome = url !== address && isForGood ? {kind: 'moved', to: url} : {kind: 'found'};
      return {outcome, retryAfter};
    }
    return {outcome: {kind: 'silent', reason: `more than ${String(mostRedirects)} redirects`}, retryAfter: 0};
  } catch (error) {
    return {outcome: {kind: 'silent', reason: reasonOf(error, timeout)}, retryAfter: 0};
  }
}

function reasonOf(error: unknown, timeout: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return `no answer in ${String(timeout / 1000)} seconds`;
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
