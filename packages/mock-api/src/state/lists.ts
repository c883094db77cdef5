import {getSuccessSchema} from '../contract/mock-operation.js';
import {readValueType} from '../contract/value-types.js';
import {hourMs} from '../extension/clock.js';
import type {OperationCall} from '../extension/extension.js';
import type {IdGenerator} from '../extension/ids.js';
import {addToLimitedMap} from '../extension/limited-map.js';
import {ProblemError} from '../extension/problem-error.js';

/** The parameters that select a page instead of filtering, even if items have properties with these names. */
const pageParameters = ['limit', 'offset', 'cursor'];

/** Filters the items of a list by the query parameters that are named after their properties. */
export function filterItems<T extends object>(
  items: readonly T[],
  {operation, parameters}: Pick<OperationCall, 'operation' | 'parameters'>,
): T[] {
  const body = readValueType(getSuccessSchema(operation), operation.document);
  const declared = [body, ...Object.values(body.properties)].map((type) => type.items?.properties ?? {});
  // An optional property can be missing from all items.
  const isFilter = (name: string) =>
    !pageParameters.includes(name) && [...items, ...declared].some((object) => Object.hasOwn(object, name));
  const filters = operation.parameters.flatMap(({in: location, name}) =>
    location === 'query' && parameters[name] !== undefined && isFilter(name)
      ? [[name, [parameters[name]].flat().map(String)] as const]
      : [],
  );
  const hasValue = (item: T, name: string, wanted: readonly string[]) =>
    [(item as Readonly<Record<string, unknown>>)[name]].flat().some((value) => wanted.includes(String(value)));
  return items.filter((item) => filters.every(([name, wanted]) => hasValue(item, name, wanted)));
}

interface Cursor {
  readonly offset: number;
  readonly key: string;
  readonly expiresAt: number;
}

/**
 * Paginates lists by the parameters `limit`, `offset`, and `cursor`. Cursors are opaque, and each is valid only for one
 * caller, operation, path, and query.
 */
export class ListPages {
  private readonly cursors = new Map<string, Cursor>();

  /** @param cursorLifetime - In milliseconds. Default: 24 hours. */
  constructor(
    private readonly ids: IdGenerator,
    private readonly cursorLifetime = 24 * hourMs,
  ) {}

  /**
   * Returns the page that a call requests, and the next page's cursor, which is `null` on the last page.
   *
   * @param all - The items of the list.
   * @param scope - The ID of the caller, to whom cursors belong.
   * @throws ProblemError with `invalid_cursor`.
   */
  select<T>(
    all: readonly T[],
    {operation, parameters, now}: Pick<OperationCall, 'operation' | 'parameters' | 'now'>,
    scope = '',
  ): {readonly items: T[]; readonly nextCursor: string | null} {
    const {cursor, limit, offset} = parameters;
    // Headers, such as `traceparent`, don't select a list.
    const others = operation.parameters.filter(({in: place, name}) => /path|query/.test(place) && name !== 'cursor');
    const key = JSON.stringify([operation.id, scope, others.map(({name}) => parameters[name])]);
    const firstOffset = typeof offset === 'number' ? Math.max(offset, 0) : 0;
    const start = typeof cursor === 'string' ? this.findOffset(cursor, key, now) : firstOffset;
    const end = typeof limit === 'number' ? start + Math.max(limit, 0) : Infinity;
    const items = all.slice(start, end);
    // The page after an empty one would be the same.
    const isLast = end === start || end >= all.length;
    if (isLast || !operation.parameters.some(({name}) => name === 'cursor')) {
      return {items, nextCursor: null};
    }
    const nextCursor = this.ids.next('cur');
    addToLimitedMap(this.cursors, nextCursor, {key, offset: end, expiresAt: now + this.cursorLifetime});
    return {items, nextCursor};
  }

  private findOffset(cursor: string, key: string, now: number): number {
    const found = this.cursors.get(cursor);
    if (found?.key !== key) {
      throw new ProblemError('invalid_cursor', {
        detail: 'The cursor is unknown, or it belongs to a different caller or to a request with different parameters.',
      });
    }
    if (now >= found.expiresAt) throw new ProblemError('invalid_cursor', {detail: 'The cursor has expired.'});
    return found.offset;
  }
}
