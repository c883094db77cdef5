import {stringAt} from '@developer-docs/utils';
import {ProblemError, type IdGenerator} from '@developer-docs/mock-api';
import type {ProductContract} from './product-contract';
import {minute} from './time';
import {getCallerScope} from './authentication';
import type {OperationCall} from './operation-call';

/** A page of a list. */
interface Page {
  /** When the first page was read. All pages show the same snapshot. */
  readonly snapshotAt: number;
  /** Returns the page's items and the next page's cursor (`null` on the last page). */
  readonly slice: <T>(items: readonly T[]) => {data: T[]; nextCursor: string | null};
}

interface CursorEntry {
  readonly offset: number;
  readonly snapshotAt: number;
  readonly scope: string;
  readonly expiresAt: number;
}

/**
 * Implements pagination with opaque cursors, each of which is only valid for one caller, operation, and set of
 * parameters.
 */
export class Cursors {
  private readonly entries = new Map<string, CursorEntry>();

  constructor(
    private readonly contract: ProductContract,
    private readonly ids: IdGenerator,
  ) {}

  /**
   * Opens the page for the `cursor` and `limit` parameters of a call.
   *
   * @throws ProblemError with `invalid_cursor`.
   */
  openPage({operation, caller, parameters, now}: OperationCall): Page {
    const {cursor: _cursor, ...otherParameters} = parameters;
    const scope = JSON.stringify([operation.id, getCallerScope(caller), otherParameters]);
    const cursor = stringAt(parameters, 'cursor');
    const {offset, snapshotAt} = cursor === undefined ? {offset: 0, snapshotAt: now} : this.find(cursor, scope, now);
    return {
      snapshotAt,
      slice: (items) => {
        const end = offset + Number(parameters.limit);
        const data = items.slice(offset, end);
        if (end >= items.length) {
          return {data, nextCursor: null};
        }
        const nextCursor = this.ids.next('cur');
        const expiresAt = now + this.contract.getLimitValue('cursor-lifetime') * minute;
        this.entries.set(nextCursor, {scope, offset: end, snapshotAt, expiresAt});
        return {data, nextCursor};
      },
    };
  }

  private find(cursor: string, scope: string, now: number): CursorEntry {
    const entry = this.entries.get(cursor);
    if (entry?.scope !== scope) {
      throw new ProblemError('invalid_cursor', {
        detail: 'The cursor is unknown, or it belongs to a different caller or to a request with different parameters.',
      });
    }
    if (now >= entry.expiresAt) {
      throw new ProblemError('invalid_cursor', {detail: 'The cursor has expired.'});
    }
    return entry;
  }
}
