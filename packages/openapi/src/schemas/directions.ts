import {getOwn, objectAt} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';
import {combineSchema} from './combine-schemas.js';

/** Requests omit read-only properties, and responses omit write-only properties. */
export type Direction = 'request' | 'response';

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
