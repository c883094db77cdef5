import {entriesAt, isObject, objectAt, type JsonObject} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';
import {matchesPattern} from './is-probably-valid.js';

/** How many properties are omitted or kept, one at a time, until a value is valid. */
const maxSelections = 12;

/**
 * Yields the names of properties to try: all, or else fewer, because constraints such as `not`, and alternatives of
 * required properties, can exclude optional ones.
 */
export function* listSelections(names: readonly string[], required: ReadonlySet<string>): Generator<readonly string[]> {
  const optional = names.filter((name) => !required.has(name)).slice(0, maxSelections);
  yield names;
  for (const omitted of optional) yield names.filter((name) => name !== omitted);
  yield names.filter((name) => required.has(name));
  for (const kept of optional) yield names.filter((name) => required.has(name) || name === kept);
}

/** Returns whether a schema has a property, or a pattern for its name. */
export const describesProperty = (schema: JsonObject, name: string, document: OpenApiDocument): boolean =>
  Object.hasOwn(objectAt(schema, 'properties'), name) ||
  entriesAt(schema, 'patternProperties').some(([pattern]) => matchesPattern(name, pattern, document));

/** Returns the schema of a property that isn't declared. */
export function getAdditionalSchema(schema: JsonObject, name: string, document: OpenApiDocument): unknown {
  const [, patternSchema] =
    entriesAt(schema, 'patternProperties').find(([pattern]) => matchesPattern(name, pattern, document)) ?? [];
  const {additionalProperties} = schema;
  return patternSchema ?? (isObject(additionalProperties) ? additionalProperties : {type: 'string'});
}
