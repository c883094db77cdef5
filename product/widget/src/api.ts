import {wait} from './abort';
import {apiKeyInBrowser, createError} from './errors';
import type {TokenManager} from './token-manager';

export interface ApiCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** The path after the base URL. */
  readonly path: string;
  readonly body?: unknown;
  /** Makes a `POST` request safe to retry. */
  readonly idempotencyKey?: string;
  /** Whether a rejected token is replaced (default: `true`). */
  readonly replacesToken?: boolean;
  /** Cancels the call. */
  readonly signal: AbortSignal;
}

/** A success response. */
export interface ApiResult {
  readonly body: unknown;
  /** The value of `Retry-After` in seconds, if present. */
  readonly retryAfter: number | undefined;
}

/** The problem document fields that the widget uses. */
interface Problem {
  readonly code: string;
  readonly errors?: readonly {readonly pointer?: string; readonly detail: string}[];
}

const maxAttempts = 3;
/** The delay before the first retry after a network error. It triples with each retry. */
const initialRetryDelayMs = 300;
const callTimeoutMs = 30_000;
const unauthorizedStatus = 401;
/** The codes of problems that are retried after `Retry-After`. */
const retryableCodes: readonly string[] = ['rate_limited', 'service_unavailable'];
/** The maximum value of `Retry-After`. With a longer delay, the call fails, so that users don't wait. */
const maxRetryAfterSeconds = 30;

/** Calls the HTTP API with the user's token. */
export class ApiClient {
  constructor(
    private readonly baseUrl: string,
    private readonly tokens: TokenManager,
  ) {}

  /**
   * Calls the API. Network errors, success responses that aren't JSON, and temporary problems are retried up to twice,
   * and a rejected token is replaced once. An API key isn't replaced, because `getToken` would return it again.
   *
   * @throws `network_failed`, `api_rejected`, `token_unavailable`, `token_rejected`; the abort reason of
   *   `signal` if it's aborted.
   */
  async call(call: ApiCall): Promise<ApiResult> {
    let hasReplacedToken = false;
    for (let attempt = 1; ; attempt += 1) {
      const token = await this.getToken(call.signal);
      const {response, body} = await this.send(call, token);
      const retryAfter = parseSeconds(response.headers.get('Retry-After'));
      if (response.ok) return {body, retryAfter};
      const problem = await readProblem(response);
      const canReplaceToken = !hasReplacedToken && call.replacesToken !== false && problem.code !== apiKeyInBrowser;
      if (response.status === unauthorizedStatus && canReplaceToken) {
        hasReplacedToken = true;
        await this.tokens.replace(token);
      } else if (response.status === unauthorizedStatus) {
        throw createError('token_rejected', {status: response.status, problem: problem.code});
      } else if (
        retryableCodes.includes(problem.code) &&
        attempt < maxAttempts &&
        (retryAfter ?? 1) <= maxRetryAfterSeconds
      ) {
        await wait((retryAfter ?? 1) * 1000, call.signal);
      } else {
        const callId = response.headers.get('Request-Id');
        throw createError('api_rejected', {status: response.status, problem: problem.code, callId}, {cause: problem});
      }
    }
  }

  private async getToken(signal: AbortSignal): Promise<string> {
    try {
      return await this.tokens.get();
    } finally {
      // An interruption also discards the token. Its reason takes precedence over the token error.
      signal.throwIfAborted();
    }
  }

  /** Makes a call and reads the body of a success response. A proxy or captive portal responds with another type. */
  private send({method, path, body, idempotencyKey, signal}: ApiCall, token: string) {
    const init: RequestInit = {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && {'Content-Type': 'application/json'}),
        ...(idempotencyKey !== undefined && {'Idempotency-Key': idempotencyKey}),
      },
      ...(body !== undefined && {body: JSON.stringify(body)}),
    };
    return fetchWithRetries(this.baseUrl + path, init, signal, async (response) => ({
      response,
      body: response.ok ? ((await response.json()) as unknown) : undefined,
    }));
  }
}

/**
 * Fetches a URL and reads the response. Errors of both are retried up to twice.
 *
 * @throws `network_failed`; the signal's abort reason if it's aborted.
 */
export async function fetchWithRetries<T>(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const timeout = AbortSignal.timeout(callTimeoutMs);
      // The token is the only credential; cookies aren't needed.
      return await read(await fetch(url, {...init, credentials: 'omit', signal: AbortSignal.any([signal, timeout])}));
    } catch (cause) {
      signal.throwIfAborted();
      if (attempt >= maxAttempts) throw createError('network_failed', {url, attempts: maxAttempts}, {cause});
    }
    await wait(initialRetryDelayMs * 3 ** (attempt - 1), signal);
  }
}

/** Returns the field errors of the problem document that caused an `api_rejected` error. */
export const getFieldErrors = (error: Error): NonNullable<Problem['errors']> =>
  (error.cause as Problem | undefined)?.errors ?? [];

async function readProblem(response: Response): Promise<Problem> {
  try {
    const body = (await response.json()) as Partial<Problem>;
    return {code: body.code ?? 'unknown', errors: body.errors};
  } catch {
    // The response isn't JSON, so it comes from a proxy or gateway rather than from the API.
    return {code: 'unknown'};
  }
}

function parseSeconds(header: string | null): number | undefined {
  const value = Number(header);
  return header === null || Number.isNaN(value) ? undefined : value;
}
