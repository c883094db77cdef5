import {isObject, stringAt} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';

/** Requests omit read-only properties, and responses omit write-only properties. */
export type Direction = 'request' | 'response';

/** Returns whether a message in this direction doesn't contain the property. */
export function isOmitted(property: unknown, direction: Direction, document: OpenApiDocument): boolean {
  const keyword = direction === 'request' ? 'readOnly' : 'writeOnly';
  const visited = new Set<unknown>();
  for (let schema = property; isObject(schema) && !visited.has(schema);) {
    if (schema[keyword] !== undefined) return schema[keyword] === true;
    visited.add(schema);
    const reference = stringAt(schema, '$ref');
    schema = reference === undefined ? undefined : document.lookUp(reference);
  }
  return false;
}
