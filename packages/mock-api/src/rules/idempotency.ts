import type {JsonObject} from '../contract/json';
import {Refusal} from '../http/refusal';
import {hour, toTimestamp} from '../state/clock';

/** An answer that can be given again. */
export interface Recorded {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonObject;
}

interface Entry {
  /** Path, credential and body of the first call. */
  readonly call: {readonly path: string; readonly credential: string; readonly body: string};
  readonly usedAt: number;
  /** Absent while the first call is going on. */
  answer?: Recorded;
}

/** Remembers the answers to idempotency keys. */
export class IdempotencyKeys {
  readonly #entries = new Map<string, Entry>();
  readonly #lifetime: number;

  /** @param hours - How long a key is remembered. */
  constructor(hours: number) {
    this.#lifetime = hours * hour;
  }

  /**
   * Takes a key for a call.
   *
   * @param account - Id of the account: each account has its own keys.
   * @returns The first answer when there is one; the call must not be carried out then.
   * @throws Refusal with `idempotency_key_reused` or `idempotency_key_in_use`.
   */
  take(account: string, key: string, call: Entry['call'], now: number): Recorded | undefined {
    const id = `${account} ${key}`;
    const entry = this.#entries.get(id);
    if (entry === undefined || now >= entry.usedAt + this.#lifetime) {
      this.#entries.set(id, {call, usedAt: now});
      return undefined;
    }
    const parts = {path: 'another path', credential: 'other credentials', body: 'another body'} as const;
    const different = (Object.keys(parts) as (keyof typeof parts)[]).find((part) => entry.call[part] !== call[part]);
    if (different !== undefined) {
      throw new Refusal('idempotency_key_reused', {
        detail: `The key was used at ${toTimestamp(entry.usedAt)} with ${parts[different]}.`,
      });
    }
    if (entry.answer === undefined) {
      throw new Refusal('idempotency_key_in_use', {headers: {'Retry-After': '1'}});
    }
    return entry.answer;
  }

  /** Remembers the answer to the call that took the key. */
  settle(account: string, key: string, answer: Recorded): void {
    const entry = this.#entries.get(`${account} ${key}`);
    if (entry !== undefined) {
      entry.answer = answer;
    }
  }

  /** A call that was refused leaves its key unused. */
  release(account: string, key: string): void {
    this.#entries.delete(`${account} ${key}`);
  }
}
