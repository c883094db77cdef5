// Calls the API. Temporary failures are retried; all others throw an ApiError.
import {setTimeout as sleep} from 'node:timers/promises';

const api = process.env.API_URL ?? 'http://localhost:4010/v1';
const apiKey = process.env.API_KEY ?? 'key_test_local';

/** An error response. `problem` is `{}` if the response isn't one of the API's problem documents. */
export class ApiError extends Error {
  constructor(response, problem) {
    const callId = problem.callId ?? response.headers.get('Request-Id') ?? 'none';
    super(`${response.status} ${problem.code ?? 'unknown'}: ${problem.detail ?? 'no details'} (Request-Id ${callId})`);
    this.name = 'ApiError';
    this.status = response.status;
    this.problem = problem;
  }
}

/** Returns the seconds to wait: `Retry-After`, or 1, 2, 4, … up to 30, plus up to 50% jitter. */
export function delay(response, attempt) {
  const retryAfter = Number(response?.headers.get('Retry-After') ?? 0);
  return retryAfter > 0 ? retryAfter : Math.min(2 ** (attempt - 1), 30) * (1 + Math.random() / 2);
}

/**
 * Calls an operation until it succeeds, fails permanently, or the time budget is used up.
 *
 * @param options.idempotencyKey Required for every POST except loginUser. Store it before the first call, and reuse it
 *   after a crash.
 * @param options.credential Returns an API key or a user token. With `{renew: true}`, it returns a new one.
 * @param options.budget The total time for all attempts, in seconds.
 */
export async function call(method, path, options = {}) {
  const {body, idempotencyKey, credential = () => apiKey, budget = 900} = options;
  const deadline = Date.now() + budget * 1000;
  let token = await credential({renew: false});
  let isRenewed = false;
  for (let attempt = 1; ; attempt += 1) {
    let response;
    let failure;
    try {
      response = await fetch(`${api}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body && {'Content-Type': 'application/json'}),
          ...(idempotencyKey && {'Idempotency-Key': idempotencyKey}),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      });
      // A proxy can return HTML, even with status 200.
      const data = JSON.parse(await response.text());
      if (response.ok) return {response, body: data};
      failure = new ApiError(response, data);
    } catch (error) {
      // There's no response, or it isn't JSON. The request may exist already, but the same key makes a retry safe.
      failure = response && !response.ok ? new ApiError(response, {}) : error;
    }
    const {code, retryable = false} = failure.problem ?? {};
    if (['token_expired', 'invalid_credentials'].includes(code) && !isRenewed) {
      isRenewed = true;
      const renewed = await credential({renew: true});
      if (renewed !== token) {
        token = renewed;
        continue;
      }
    }
    isRenewed = false;
    const status = failure.status ?? 0;
    const canRetry = status === 0 || status === 429 || status >= 500 || retryable;
    const seconds = delay(response, attempt);
    if (!canRetry || Date.now() + seconds * 1000 > deadline) throw failure;
    await sleep(seconds * 1000);
  }
}

/** Returns a `credential` function for a user. It logs the user in when there's no valid token. */
export function userCredential(userId) {
  let session;
  return async ({renew}) => {
    if (renew || !session || Date.parse(session.expiresAt) < Date.now() + 60_000) {
      ({body: session} = await call('POST', '/users/login', {body: {userId}}));
    }
    return session.token;
  };
}

/** Polls a request until it's finished. Pass the `response` that created it to wait before the first poll. */
export async function waitForRequest(requestId, {credential, response, onPoll = () => {}, budget = 660} = {}) {
  const deadline = Date.now() + budget * 1000;
  let request;
  for (let attempt = 1; ; attempt += 1) {
    if (response) await sleep(delay(response, attempt) * 1000);
    ({response, body: request} = await call('GET', `/requests/${requestId}`, {credential}));
    onPoll(request);
    if (['succeeded', 'failed', 'expired'].includes(request.status)) return request;
    if (Date.now() > deadline) throw new Error(`${requestId} is still ${request.status}`);
  }
}
