import {stringAt} from '../contract/json';
import {getCallerScope} from '../middleware/authentication';
import type {OperationCall, Services} from './operation-handler';

/** The page of a list that a call requests. */
export interface RequestedPage {
  /** When the first page was read. All pages show the same snapshot. */
  readonly snapshotAt: number;
  /** Returns the items of the page and the cursor of the next page (`null` on the last page). */
  readonly slice: <T>(items: readonly T[]) => {data: T[]; nextCursor: string | null};
}

/**
 * Reads the parameters `cursor` and `limit`. A cursor is only valid for the same caller, operation, and parameters.
 *
 * @throws ProblemError with `invalid_cursor`.
 */
export function readPage({operation, caller, parameters, now}: OperationCall, {cursors}: Services): RequestedPage {
  const {cursor: _cursor, ...otherParameters} = parameters;
  const scope = JSON.stringify([operation.id, getCallerScope(caller), otherParameters]);
  const start = cursors.resolve(stringAt(parameters, 'cursor'), scope, now);
  return {
    snapshotAt: start.snapshotAt,
    slice: (items) => cursors.paginate(items, start, Number(parameters.limit), scope, now),
  };
}
