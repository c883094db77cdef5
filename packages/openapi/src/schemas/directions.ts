import {getOrCreate, getOwn, objectAt} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';
import {combineSchema} from './combine-schemas.js';

/** Requests omit read-only properties, and responses omit write-only properties. */
export type Direction = 'request' | 'response';

/** Creates a function that returns the same value for a document and a direction each time. */
export function createCacheGetter<Value extends object>(
  create: () => Value,
): (document: OpenApiDocument, direction: Direction) => Value {
  const values = {request: new WeakMap<OpenApiDocument, Value>(), response: new WeakMap<OpenApiDocument, Value>()};
  return (document, direction) => getOrCreate(values[direction], document, create);
}

/** Returns whether a message in this direction doesn't contain the property. */
export const isOmitted = (property: unknown, direction: Direction, document: OpenApiDocument): boolean =>
  combineSchema(property, document)[direction === 'request' ? 'readOnly' : 'writeOnly'] === true;

/**
 * Returns whether a message in this direction doesn't contain a property of an object. The property and `required` can
 * be in different members of an `allOf`.
 */
export const omitsProperty = (
  schema: unknown,
  name: string,
  direction: Direction,
  document: OpenApiDocument,
): boolean => isOmitted(getOwn(objectAt(combineSchema(schema, document), 'properties'), name), direction, document);
