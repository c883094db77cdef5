import {hourMs, toTimestamp} from '../extension/clock.js';
import type {ApiResponse} from '../extension/extension.js';
import {addToLimitedMap} from '../extension/limited-map.js';
import {ProblemError} from '../extension/problem-error.js';

/** A call with an `Idempotency-Key`. A key can only be reused for a call with the same target and request body. */
interface IdempotentCall {
  readonly key: string;
  /** The account or user that the key belongs to. */
  readonly scope: string;
  /** The method, the path, and the query with sorted parameters. */
  readonly target: string;
  /**
   * The request body: canonical JSON, so that key order and whitespace don't matter, or a character for each byte of
   * text and files.
   */
  readonly body: string;
}

interface KeyEntry {
  readonly call: IdempotentCall;
  readonly usedAt: number;
  /** Absent while the first call is in progress. */
  response?: ApiResponse;
}

export type ExecuteOnce = ReturnType<typeof createExecuteOnce>;

/** How long a key is kept. */
const lifetime = 24 * hourMs;

export function createExecuteOnce() {
  const entries = new Map<string, KeyEntry>();
  /**
   * Executes a call, or replays the response to the first call with the same key. A failed call doesn't use up the key.
   *
   * @throws ProblemError with `idempotency_key_reused` or `idempotency_key_in_use`.
   */
  return async (call: IdempotentCall, now: number, execute: () => Promise<ApiResponse>): Promise<ApiResponse> => {
    const id = JSON.stringify([call.scope, call.key]);
    const existing = entries.get(id);
    if (existing !== undefined && now < existing.usedAt + lifetime) return replay(existing, call);
    const entry: KeyEntry = {call, usedAt: now};
    addToLimitedMap(entries, id, entry);
    try {
      entry.response = await execute();
      return entry.response;
    } catch (error) {
      // After the lifetime, a later call has the key.
      if (entries.get(id) === entry) entries.delete(id);
      throw error;
    }
  };
}

function replay({call, usedAt, response}: KeyEntry, {target, body}: IdempotentCall): ApiResponse {
  if (call.target !== target || call.body !== body) {
    const difference = call.target === target ? 'a different request body' : 'a different path or query';
    throw new ProblemError('idempotency_key_reused', {
      detail: `The idempotency key was used at ${toTimestamp(usedAt)} with ${difference}.`,
    });
  }
  if (response === undefined) throw new ProblemError('idempotency_key_in_use', {headers: {'Retry-After': '1'}});
  return {...response, headers: {...response.headers, 'Idempotent-Replayed': 'true'}};
}
