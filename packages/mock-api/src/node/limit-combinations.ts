import {OpenApiDocument, rewriteKeywords, visitKeywords} from '@developer-docs/openapi';
import {arrayAt, isObject, objectAt, stringAt, type JsonObject} from '@developer-docs/utils';

/** How many schemas a value is validated against, not counting the values in it. */
const maxCombinations = 10_000;

/** Keywords whose schemas apply to the same value. */
const lists = ['allOf', 'anyOf', 'oneOf'];
const conditions = ['not', 'if', 'then', 'else'];
const combiningKeywords = ['$ref', ...lists, ...conditions, 'dependentSchemas', 'discriminator'];

/**
 * Removes what schemas combine if there are so many combinations that validating a small value would take years: 40
 * schemas that each refer to the next one twice have a trillion combinations. If a schema combines itself, validating
 * would never end.
 *
 * @param onRemoved - Called with a message for each such schema.
 */
export function limitCombinations(schemas: JsonObject, onRemoved: (message: string) => void): JsonObject {
  const document = new OpenApiDocument(schemas);
  const counts = new Map<JsonObject, number>();
  /** The schemas that contain the schema that's being counted. */
  const active = new Set<JsonObject>();
  const removed = new Set<JsonObject>();
  const remove = (schema: JsonObject, reason: string) => {
    if (removed.has(schema)) return;
    removed.add(schema);
    onRemoved(`${document.pointerTo(schema)}: the schemas that this one combines aren't checked, because ${reason}`);
  };
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
      remove(schema, 'they contain it. Remove their reference to it.');
      return 1;
    }
    const known = counts.get(schema);
    if (known !== undefined) return known;
    active.add(schema);
    const sum = listParts(schema).reduce<number>((total, part) => total + count(part), 1);
    active.delete(schema);
    if (sum > maxCombinations) {
      remove(
        schema,
        `they have more than ${maxCombinations.toLocaleString('en')} combinations. Refer to each of them once.`,
      );
    }
    counts.set(schema, removed.has(schema) ? 1 : sum);
    return counts.get(schema) ?? 0;
  };
  visitKeywords(schemas, count);
  return removed.size === 0
    ? schemas
    : (rewriteKeywords(schemas, (key, _value, {parent}) => {
        if (!removed.has(parent)) return undefined;
        // A schema that isn't checked can declare any properties.
        if (key === 'unevaluatedProperties' || combiningKeywords.includes(key)) {
          return [['unevaluatedProperties', true]];
        }
        return undefined;
      }) as JsonObject);
}
