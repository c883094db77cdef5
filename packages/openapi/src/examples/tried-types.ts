import type {JsonObject} from '@developer-docs/utils';
import {listTypes} from '../schemas/json-types.js';

/** Keywords that imply a type if nothing else does. */
const typeKeywords: readonly (readonly [string, readonly string[]])[] = [
  ['object', ['patternProperties', 'required', 'minProperties', 'propertyNames']],
  ['array', ['minItems', 'uniqueItems']],
  ['string', ['pattern', 'minLength', 'maxLength', 'format', 'contentMediaType', 'contentEncoding', 'contentSchema']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** Lists the types of the values to try. */
export function listTriedTypes(schema: JsonObject): string[] {
  const types = listTypes(schema);
  if (types.length > 0) return types;
  const implied = typeKeywords.find(([, keywords]) => keywords.some((keyword) => schema[keyword] !== undefined))?.[0];
  return implied === undefined ? ['null', 'string', 'number', 'object'] : [implied];
}
