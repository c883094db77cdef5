import {ProblemError} from '../problems';
import {minute} from './clock';
import type {IdGenerator} from './ids';

/** The position at which a page starts. */
export interface PageStart {
  readonly offset: number;
  /** When the first page was read. All pages show the same snapshot. */
  readonly snapshotAt: number;
}

interface CursorEntry extends PageStart {
  readonly scope: string;
  readonly expiresAt: number;
}

/**
 * Implements pagination with opaque cursors. A cursor is bound to a scope: the caller, the operation, and its
 * parameters.
 */
export class Cursors {
  readonly #entries = new Map<string, CursorEntry>();

  constructor(
    private readonly getLifetimeMinutes: () => number,
    private readonly ids: IdGenerator,
  ) {}

  /**
   * Finds the start of the page that a cursor refers to.
   *
   * @throws ProblemError with `invalid_cursor`.
   */
  resolve(cursor: string | undefined, scope: string, now: number): PageStart {
    if (cursor === undefined) {
      return {offset: 0, snapshotAt: now};
    }
    const entry = this.#entries.get(cursor);
    if (entry === undefined) {
      throw new ProblemError('invalid_cursor', {detail: 'The cursor is unknown.'});
    }
    if (now >= entry.expiresAt) {
      throw new ProblemError('invalid_cursor', {detail: 'The cursor has expired.'});
    }
    if (entry.scope !== scope) {
      throw new ProblemError('invalid_cursor', {
        detail: 'The cursor belongs to another account or user, or to a request with other parameters.',
      });
    }
    return entry;
  }

  /** Returns a page of a list and the cursor of the next page (`null` on the last page). */
  paginate<T>(
    items: readonly T[],
    start: PageStart,
    limit: number,
    scope: string,
    now: number,
  ): {data: T[]; nextCursor: string | null} {
    const end = start.offset + limit;
    if (end >= items.length) {
      return {data: items.slice(start.offset), nextCursor: null};
    }
    const cursor = this.ids.next('cur');
    const expiresAt = now + this.getLifetimeMinutes() * minute;
    this.#entries.set(cursor, {scope, offset: end, snapshotAt: start.snapshotAt, expiresAt});
    return {data: items.slice(start.offset, end), nextCursor: cursor};
  }
}
