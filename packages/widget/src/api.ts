import {failure} from './errors';
import type {TokenKeeper} from './token';

/** A call of the HTTP API. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path below the base address. */
  readonly path: string;
  readonly body?: unknown;
  /** Makes a repeated POST safe. */
  readonly idempotencyKey?: string;
  /** Breaks the call off. */
  readonly signal: AbortSignal;
}

/** What the widget reads of an answer. */
export interface Answer {
  readonly body: unknown;
  /** Seconds to wait before the next call, when the API says so. */
  readonly retryAfter: number | undefined;
}

/** What the widget reads of a problem. */
interface Problem {
  readonly code: string;
  readonly errors?: readonly {readonly pointer?: string; readonly detail: string}[];
}

const attempts = 3;
const callTimeout = 30_000;
const unauthorized = 401;
/** Problems that go away by waiting a moment. */
const passing: readonly string[] = ['rate_limited', 'service_unavailable'];
/** The longest wait that a person sits through, in seconds. */
const longestWait = 30;

/** Calls the HTTP API with the token of the keeper. */
export class ApiClient {
  readonly #baseUrl: string;
  readonly #tokens: TokenKeeper;

  constructor(baseUrl: string, tokens: TokenKeeper) {
    this.#baseUrl = baseUrl;
    this.#tokens = tokens;
  }

  /**
   * Makes a call. A lost connection and a passing problem are tried 3 times, a refused token is replaced once.
   *
   * @throws `network_failed`, `api_refused`, `token_unavailable`, `token_rejected`; the reason of `signal` when it aborts.
   */
  async call(call: Call): Promise<Answer> {
    let isReplaced = false;
    for (let attempt = 1; ; attempt += 1) {
      const token = await this.#token(call.signal);
      const response = await this.#send(call, token, attempt);
      if (response === undefined) {
        await wait(300 * 3 ** (attempt - 1), call.signal);
        continue;
      }
      const retryAfter = seconds(response.headers.get('Retry-After'));
      if (response.ok) {
        return {body: await response.json(), retryAfter};
      }
      const problem = await readProblem(response);
      if (response.status === unauthorized && !isReplaced) {
        isReplaced = true;
        await this.#tokens.replace(token);
      } else if (response.status === unauthorized) {
        throw failure('token_rejected', {status: response.status, problem: problem.code});
      } else if (passing.includes(problem.code) && attempt < attempts && (retryAfter ?? 1) <= longestWait) {
        await wait((retryAfter ?? 1) * 1000, call.signal);
      } else {
        const callId = response.headers.get('Request-Id');
        throw failure('api_refused', {status: response.status, problem: problem.code, callId}, {cause: problem});
      }
    }
  }

  async #token(signal: AbortSignal): Promise<string> {
    try {
      return await this.#tokens.get();
    } finally {
      // Whoever breaks the call off also forgets the token: its own reason is the one to tell.
      signal.throwIfAborted();
    }
  }

  async #send(call: Call, token: string, attempt: number): Promise<Response | undefined> {
    const url = `${this.#baseUrl}${call.path}`;
    try {
      return await fetch(url, {
        method: call.method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(call.body !== undefined && {'Content-Type': 'application/json'}),
          ...(call.idempotencyKey !== undefined && {'Idempotency-Key': call.idempotencyKey}),
        },
        ...(call.body !== undefined && {body: JSON.stringify(call.body)}),
        // The token is the only credential: no cookie of the API's host takes part.
        credentials: 'omit',
        signal: AbortSignal.any([call.signal, AbortSignal.timeout(callTimeout)]),
      });
    } catch (cause) {
      call.signal.throwIfAborted();
      if (attempt >= attempts) {
        throw failure('network_failed', {url, attempts}, {cause});
      }
      return undefined;
    }
  }
}

/**
 * Waits, or stops waiting when the signal aborts.
 *
 * @throws The reason of the signal.
 */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) {
      stop();
    }
    signal.addEventListener('abort', stop, {once: true});
  });
}

/** The field errors of a problem that the API gave as the cause of `api_refused`. */
export function fieldErrors(error: Error): NonNullable<Problem['errors']> {
  return (error.cause as Problem | undefined)?.errors ?? [];
}

async function readProblem(response: Response): Promise<Problem> {
  try {
    const body = (await response.json()) as Partial<Problem>;
    return {code: body.code ?? 'unknown', ...(body.errors !== undefined && {errors: body.errors})};
  } catch {
    // Something between the widget and the API answered: a proxy, a gateway.
    return {code: 'unknown'};
  }
}

function seconds(header: string | null): number | undefined {
  const value = Number(header);
  return header === null || Number.isNaN(value) ? undefined : value;
}
