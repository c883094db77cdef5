import {Refusal} from '../http/refusal';
import {minute} from '../state/clock';
import type {Ids} from '../state/ids';

/** Where a page starts. */
export interface PageStart {
  readonly offset: number;
  /** When the first page was read: later pages show the same state. */
  readonly firstReadAt: number;
}

interface Entry extends PageStart {
  readonly call: string;
  readonly expiresAt: number;
}

/** Opaque cursors: the mock remembers what each stands for. */
export class Cursors {
  readonly #entries = new Map<string, Entry>();
  readonly #lifetime: number;
  readonly #ids: Ids;

  /** @param minutes - How long a cursor works. */
  constructor(minutes: number, ids: Ids) {
    this.#lifetime = minutes * minute;
    this.#ids = ids;
  }

  /**
   * @param call - What must be the same from page to page: caller, path and other parameters.
   * @throws Refusal with `invalid_cursor`.
   */
  start(cursor: string | undefined, call: string, now: number): PageStart {
    if (cursor === undefined) {
      return {offset: 0, firstReadAt: now};
    }
    const entry = this.#entries.get(cursor);
    if (entry === undefined) {
      throw new Refusal('invalid_cursor', {detail: 'The cursor is none that a page has given.'});
    }
    if (now >= entry.expiresAt) {
      throw new Refusal('invalid_cursor', {detail: 'The cursor is too old.'});
    }
    if (entry.call !== call) {
      throw new Refusal('invalid_cursor', {detail: 'The cursor belongs to a call with other parameters.'});
    }
    return entry;
  }

  /** One page of a list, and the cursor of the next one (`null` on the last page). */
  page<T>(
    items: readonly T[],
    start: PageStart,
    limit: number,
    call: string,
    now: number,
  ): {data: T[]; nextCursor: string | null} {
    const end = start.offset + limit;
    if (end >= items.length) {
      return {data: items.slice(start.offset), nextCursor: null};
    }
    const cursor = this.#ids.next('cur');
    this.#entries.set(cursor, {call, offset: end, firstReadAt: start.firstReadAt, expiresAt: now + this.#lifetime});
    return {data: items.slice(start.offset, end), nextCursor: cursor};
  }
}
