import {ProblemError} from '../problems';
import {hour, toTimestamp} from '../store/clock';

/** A response that can be replayed. */
export interface RecordedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Identifies equal calls: a key can only be reused for a call with the same fingerprint. */
interface CallFingerprint {
  /** Method and path. */
  readonly path: string;
  /** The request body as canonical JSON, so that key order and whitespace don't matter. */
  readonly body: string;
}

interface KeyEntry {
  readonly fingerprint: CallFingerprint;
  readonly usedAt: number;
  /** Absent while the first call is in progress. */
  response?: RecordedResponse;
}

/** Records the responses to calls with an `Idempotency-Key`. A key belongs to an account or a user. */
export class IdempotencyKeys {
  readonly #entries = new Map<string, KeyEntry>();

  constructor(private readonly getLifetimeHours: () => number) {}

  /**
   * Reserves a key for a call, unless a response is already recorded.
   *
   * @param scope - The account or user of the call.
   * @returns The response to replay, or `undefined` when the call must be processed.
   * @throws ProblemError with `idempotency_key_reused` or `idempotency_key_in_use`.
   */
  reserve(scope: string, key: string, fingerprint: CallFingerprint, now: number): RecordedResponse | undefined {
    const id = toEntryKey(scope, key);
    const entry = this.#entries.get(id);
    if (entry === undefined || now >= entry.usedAt + this.getLifetimeHours() * hour) {
      this.#entries.set(id, {fingerprint, usedAt: now});
      return undefined;
    }
    const difference =
      entry.fingerprint.path !== fingerprint.path
        ? 'another path'
        : entry.fingerprint.body !== fingerprint.body
          ? 'another request body'
          : undefined;
    if (difference !== undefined) {
      throw new ProblemError('idempotency_key_reused', {
        detail: `The idempotency key was used at ${toTimestamp(entry.usedAt)} with ${difference}.`,
      });
    }
    if (entry.response === undefined) {
      throw new ProblemError('idempotency_key_in_use', {headers: {'Retry-After': '1'}});
    }
    return entry.response;
  }

  /** Records the response to the call that reserved the key. */
  record(scope: string, key: string, response: RecordedResponse): void {
    const entry = this.#entries.get(toEntryKey(scope, key));
    if (entry !== undefined) {
      entry.response = response;
    }
  }

  /** Releases the key of a failed call. The call created nothing, so the key can be used again. */
  release(scope: string, key: string): void {
    this.#entries.delete(toEntryKey(scope, key));
  }
}

const toEntryKey = (scope: string, key: string) => JSON.stringify([scope, key]);
