import {getOwn, objectAt, type JsonObject} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';
import {combineSchema} from './combine-schemas.js';

export type Direction = 'request' | 'response';

interface Access {
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
}

export const readAccess = ({readOnly, writeOnly}: JsonObject): Access => ({
  isReadOnly: readOnly === true,
  isWriteOnly: writeOnly === true,
});

/** Returns whether messages in a direction omit a property: requests omit read-only ones, and responses write-only. */
export const isOmitted = ({isReadOnly, isWriteOnly}: Access, direction: Direction): boolean =>
  direction === 'request' ? isReadOnly : isWriteOnly;

/**
 * Returns whether messages in a direction omit a property of an object, given the object's schema as JSON. The property
 * and `required` can be in different members of an `allOf`.
 */
export function omitsProperty(schema: unknown, name: string, direction: Direction, document: OpenApiDocument): boolean {
  const property = getOwn(objectAt(combineSchema(schema, document), 'properties'), name);
  return isOmitted(readAccess(combineSchema(property, document)), direction);
}
