import {visitKeywords, type OpenApiDocument} from '@developer-docs/openapi';
import {arrayAt, isObject, objectAt, omitKeys, stringAt, type JsonObject} from '@developer-docs/utils';

/** Keywords whose schemas apply to the same value. */
const lists = ['allOf', 'anyOf', 'oneOf'];
const conditions = ['not', 'if', 'then', 'else'];

/**
 * Finds the schemas that combine schemas that combine them in turn, such as an animal that's one of its subtypes, which
 * are all of an animal. Validating a value would never end.
 */
export function findEndlessSchemas(document: OpenApiDocument): ReadonlySet<JsonObject> {
  const endless = new Set<JsonObject>();
  const visited = new Set<JsonObject>();
  /** The schemas that combine the one that's being visited. */
  const ancestors = new Set<JsonObject>();
  const listParts = (schema: JsonObject): unknown[] => {
    const reference = stringAt(schema, '$ref');
    return [
      ...(reference === undefined ? [] : [document.lookUp(reference)]),
      ...lists.flatMap((keyword) => arrayAt(schema, keyword)),
      ...conditions.map((keyword) => schema[keyword]),
      ...Object.values(objectAt(schema, 'dependentSchemas')),
    ];
  };
  const visit = (schema: unknown): void => {
    if (!isObject(schema)) return;
    if (ancestors.has(schema)) endless.add(schema);
    if (visited.has(schema)) return;
    visited.add(schema);
    ancestors.add(schema);
    listParts(schema).forEach(visit);
    ancestors.delete(schema);
  };
  visitKeywords(document.root, visit);
  return endless;
}

/** Removes what a schema combines. A schema that isn't checked can declare any properties. */
export const removeCombinations = (schema: JsonObject): JsonObject => ({
  ...omitKeys(schema, '$ref', ...lists, ...conditions, 'dependentSchemas'),
  unevaluatedProperties: true,
});
