import {ProblemError} from '../problems';
import {minute} from './clock';
import type {IdGenerator} from './ids';

/** A page of a list. */
export interface Page {
  /** When the first page was read. All pages show the same snapshot. */
  readonly snapshotAt: number;
  /** Returns the items of the page and the cursor of the next page (`null` on the last page). */
  readonly slice: <T>(items: readonly T[]) => {data: T[]; nextCursor: string | null};
}

interface CursorEntry {
  readonly offset: number;
  readonly snapshotAt: number;
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
   * Opens the page that a cursor refers to, or the first page.
   *
   * @throws ProblemError with `invalid_cursor`.
   */
  openPage(cursor: string | undefined, limit: number, scope: string, now: number): Page {
    const {offset, snapshotAt} = cursor === undefined ? {offset: 0, snapshotAt: now} : this.#find(cursor, scope, now);
    return {
      snapshotAt,
      slice: (items) => {
        const end = offset + limit;
        const data = items.slice(offset, end);
        if (end >= items.length) {
          return {data, nextCursor: null};
        }
        const nextCursor = this.ids.next('cur');
        const expiresAt = now + this.getLifetimeMinutes() * minute;
        this.#entries.set(nextCursor, {scope, offset: end, snapshotAt, expiresAt});
        return {data, nextCursor};
      },
    };
  }

  #find(cursor: string, scope: string, now: number): CursorEntry {
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
}
