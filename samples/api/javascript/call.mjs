// One function for every call: it sends credentials, repeats what may be repeated, and throws an ApiError otherwise.
import {randomUUID} from 'node:crypto';
import {setTimeout as sleep} from 'node:timers/promises';

const api = process.env.API_URL ?? 'http://localhost:4010/v1';
const apiKey = process.env.API_KEY ?? 'key_test_local';
const attempts = 5;

export class ApiError extends Error {
  constructor(problem) {
    super(`${problem.code}: ${problem.detail} (Request-Id ${problem.callId})`);
    this.name = 'ApiError';
    this.problem = problem;
  }
}

/** Seconds to wait: what the answer asks for, otherwise 1, 2, 4, 8 … with up to half of it added at random. */
export function pause(response, attempt) {
  const asked = Number(response?.headers.get('Retry-After') ?? 0);
  return asked > 0 ? asked : 2 ** (attempt - 1) * (1 + Math.random() / 2);
}

/** Returns the response and its parsed body. */
export async function call(method, path, body) {
  let key = randomUUID();
  for (let attempt = 1; ; attempt += 1) {
    let response;
    try {
      response = await fetch(path.startsWith('http') ? path : `${api}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${apiKey}`,
          ...(body && {'Content-Type': 'application/json'}),
          ...(method === 'POST' && {'Idempotency-Key': key}),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      });
    } catch (error) {
      // No answer: the call may have arrived, so repeat it with the same key.
      if (attempt === attempts) throw error;
      await sleep(pause(undefined, attempt) * 1000);
      continue;
    }
    if (response.ok) {
      return {response, body: await response.json()};
    }
    const problem = await response.json();
    if (!problem.retryable || attempt === attempts) {
      throw new ApiError(problem);
    }
    // A server error is remembered under its key and would be answered again.
    if (response.status >= 500) key = randomUUID();
    await sleep(pause(response, attempt) * 1000);
  }
}
