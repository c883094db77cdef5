import {hourMs} from '../clock.js';
import type {OperationCall} from '../extension.js';
import type {IdGenerator} from '../ids.js';
import {ProblemError} from '../problems.js';

/** Filters the items of a list by the query parameters that are named after their properties. */
export function filterItems<T extends object>(
  items: readonly T[],
  {operation, parameters}: Pick<OperationCall, 'operation' | 'parameters'>,
): T[] {
  const filters = operation.parameters.flatMap(({in: location, name}) =>
    location === 'query' && parameters[name] !== undefined
      ? [[name, [parameters[name]].flat().map(String)] as const]
      : [],
  );
  const hasValue = (item: T, name: string, wanted: readonly string[]) =>
    [(item as Readonly<Record<string, unknown>>)[name]].flat().some((value) => wanted.includes(String(value)));
  return items.filter((item) =>
    filters.every(([name, wanted]) => !Object.hasOwn(item, name) || hasValue(item, name, wanted)),
  );
}

/** A page of a list. */
export interface ListPage {
  /** When the first page was opened. Items that were created later aren't part of the list. */
  readonly openedAt: number;
  /** Returns the items of the page, and the next page's cursor, which is `null` on the last page. */
  readonly select: <T>(items: readonly T[]) => {readonly items: T[]; readonly nextCursor: string | null};
}

interface Cursor {
  readonly offset: number;
  readonly openedAt: number;
  readonly key: string;
  readonly expiresAt: number;
}

/**
 * Paginates lists by the parameters `limit`, `offset`, and `cursor`. Cursors are opaque, and each is valid only for one
 * caller, operation, and set of parameters.
 */
export class ListPages {
  private readonly cursors = new Map<string, Cursor>();

  /** @param cursorLifetime - In milliseconds. Default: 24 hours. */
  constructor(
    private readonly ids: IdGenerator,
    private readonly cursorLifetime = 24 * hourMs,
  ) {}

  /**
   * Opens the page that a call requests.
   *
   * @param scope - The ID of the caller, to whom cursors belong.
   * @throws ProblemError with `invalid_cursor`.
   */
  open({operation, parameters, now}: Pick<OperationCall, 'operation' | 'parameters' | 'now'>, scope = ''): ListPage {
    const {cursor, ...otherParameters} = parameters;
    const {limit, offset: start} = parameters;
    const key = JSON.stringify([operation.id, scope, otherParameters]);
    const {offset, openedAt} =
      typeof cursor === 'string'
        ? this.find(cursor, key, now)
        : {offset: typeof start === 'number' ? start : 0, openedAt: now};
    const end = typeof limit === 'number' ? offset + limit : Infinity;
    return {
      openedAt,
      select: (all) => {
        const items = all.slice(offset, end);
        if (end >= all.length || !operation.parameters.some(({name}) => name === 'cursor')) {
          return {items, nextCursor: null};
        }
        const nextCursor = this.ids.next('cur');
        this.cursors.set(nextCursor, {key, offset: end, openedAt, expiresAt: now + this.cursorLifetime});
        return {items, nextCursor};
      },
    };
  }

  private find(cursor: string, key: string, now: number): Cursor {
    const found = this.cursors.get(cursor);
    if (found?.key !== key) {
      throw new ProblemError('invalid_cursor', {
        detail: 'The cursor is unknown, or it belongs to a different caller or to a request with different parameters.',
      });
    }
    if (now >= found.expiresAt) throw new ProblemError('invalid_cursor', {detail: 'The cursor has expired.'});
    return found;
  }
}
