import {arrayAt, getOrCreate, isObject, objectAt, stringAt} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';

/** Requests omit read-only properties, and responses omit write-only properties. */
export type Direction = 'request' | 'response';

/** Creates a function that returns the same value for a document and a direction each time. */
export function createCache<Value extends object>(
  create: () => Value,
): (document: OpenApiDocument, direction: Direction) => Value {
  const values = {request: new WeakMap<OpenApiDocument, Value>(), response: new WeakMap<OpenApiDocument, Value>()};
  return (document, direction) => getOrCreate(values[direction], document, create);
}

/** Returns whether a message in this direction doesn't contain the property. */
export function isOmitted(
  property: unknown,
  direction: Direction,
  document: OpenApiDocument,
  visited = new Set<unknown>(),
): boolean {
  if (!isObject(property) || visited.has(property)) return false;
  visited.add(property);
  const keyword = direction === 'request' ? 'readOnly' : 'writeOnly';
  if (property[keyword] !== undefined) return property[keyword] === true;
  const reference = stringAt(property, '$ref');
  return (
    (reference !== undefined && isOmitted(document.lookUp(reference), direction, document, visited)) ||
    arrayAt(property, 'allOf').some((member) => isOmitted(member, direction, document, visited))
  );
}

/**
 * Returns whether a message in this direction doesn't contain a property of an object. The property and `required` can
 * be in different members of an `allOf`.
 */
export function omitsProperty(
  schema: unknown,
  name: string,
  direction: Direction,
  document: OpenApiDocument,
  visited = new Set<unknown>(),
): boolean {
  if (!isObject(schema) || visited.has(schema)) return false;
  visited.add(schema);
  const properties = objectAt(schema, 'properties');
  if (Object.hasOwn(properties, name) && isOmitted(properties[name], direction, document)) return true;
  const reference = stringAt(schema, '$ref');
  return (
    (reference !== undefined && omitsProperty(document.lookUp(reference), name, direction, document, visited)) ||
    arrayAt(schema, 'allOf').some((member) => omitsProperty(member, name, direction, document, visited))
  );
}
