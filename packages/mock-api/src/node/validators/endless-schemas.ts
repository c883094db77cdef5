import {visitKeywords, type OpenApiDocument} from '@developer-docs/openapi';
import {arrayAt, isObject, objectAt, omitKeys, stringAt, type JsonObject} from '@developer-docs/utils';

/** Keywords whose schemas apply to the same value. */
const lists = ['allOf', 'anyOf', 'oneOf'];
const conditions = ['not', 'if', 'then', 'else'];

/** If a schema has more combinations than this, they aren't checked. */
const maxCombinations = 10_000;

/**
 * Finds the schemas that combine so many schemas that validating a small value would take years: 40 schemas that each
 * refer to the next one twice have a trillion combinations. If a schema combines itself, validating would never end.
 *
 * @returns The schemas, with the reason and how to fix it.
 */
export function findEndlessSchemas(document: OpenApiDocument): ReadonlyMap<JsonObject, string> {
  const counts = new Map<JsonObject, number>();
  /** The schemas that contain the schema that's being counted. */
  const active = new Set<JsonObject>();
  const reasons = new Map<JsonObject, string>();
  const listParts = (schema: JsonObject): unknown[] => {
    const reference = stringAt(schema, '$ref');
    return [
      ...(reference === undefined ? [] : [document.lookUp(reference)]),
      ...lists.flatMap((keyword) => arrayAt(schema, keyword)),
      ...conditions.map((keyword) => schema[keyword]),
      ...Object.values(objectAt(schema, 'dependentSchemas')),
    ];
  };
  const count = (schema: unknown): number => {
    if (!isObject(schema)) return 0;
    if (active.has(schema)) {
      reasons.set(schema, 'they contain it. Remove their reference to it.');
      return 1;
    }
    const known = counts.get(schema);
    if (known !== undefined) return known;
    active.add(schema);
    const sum = listParts(schema).reduce<number>((total, part) => total + count(part), 1);
    active.delete(schema);
    if (sum > maxCombinations && !reasons.has(schema)) {
      const limit = maxCombinations.toLocaleString('en');
      reasons.set(schema, `they have more than ${limit} combinations. Refer to each of them once.`);
    }
    const result = reasons.has(schema) ? 1 : sum;
    counts.set(schema, result);
    return result;
  };
  visitKeywords(document.root, count);
  return reasons;
}

/** Removes what a schema combines. A schema that isn't checked can declare any properties. */
export const removeCombinations = (schema: JsonObject): JsonObject => ({
  ...omitKeys(schema, '$ref', ...lists, ...conditions, 'dependentSchemas'),
  unevaluatedProperties: true,
});
