import {
  entriesAt,
  filterKeys,
  getOrCreate,
  listFirst,
  mapMembers,
  numberAt,
  objectAt,
  omitKeys,
  stringAt,
  type JsonObject,
} from '@developer-docs/utils';
import {maxTextLength} from '../../examples/pattern.js';
import {compilePattern} from '../../schemas/patterns.js';
import {rewriteKeywords} from '../../schemas/rewrite-keywords.js';
import {visitKeywords} from '../../schemas/visit-keywords.js';
import {isSlowPattern} from './slow-patterns.js';

/** A pattern that isn't checked. */
export interface IgnoredPattern {
  readonly pattern: string;
  /** Why, with how to fix it, after the word "because". */
  readonly reason: string;
  /** JSON pointers to the schemas that contain it. */
  readonly pointers: readonly string[];
}

const unsupportedReason = "JavaScript doesn't support it; rewrite it in the syntax of JavaScript";
const slowReason = 'it takes too long to match; rewrite it without nested repetitions such as (a+)+';

/**
 * Finds a document's patterns that can't be checked because they use another language's syntax, or because of
 * catastrophic backtracking.
 */
export function findIgnoredPatterns(document: JsonObject): IgnoredPattern[] {
  const uses = new Map<string, {minLength: number; pointers: Set<string>}>();
  const addUse = (pattern: string, pointer: string, minLength: number) => {
    const use = getOrCreate(uses, pattern, () => ({minLength, pointers: new Set<string>()}));
    use.minLength = Math.max(use.minLength, minLength);
    use.pointers.add(pointer);
  };
  visitKeywords(document, (schema, pointer) => {
    const pattern = stringAt(schema, 'pattern');
    if (pattern !== undefined) addUse(pattern, pointer, numberAt(schema, 'minLength') ?? 0);
    for (const [name] of entriesAt(schema, 'patternProperties')) addUse(name, pointer, 0);
  });
  return [...uses].flatMap(([pattern, {minLength, pointers}]): IgnoredPattern[] => {
    const isSupported = compilePattern(pattern) !== undefined;
    if (isSupported && !isSlowPattern(pattern, Math.min(minLength, maxTextLength))) return [];
    return [{pattern, pointers: [...pointers], reason: isSupported ? slowReason : unsupportedReason}];
  });
}

/** Removes patterns from all schemas in a document. */
export const removePatterns = (document: unknown, patterns: ReadonlySet<string>): unknown =>
  rewriteKeywords(document, (schema) => removeSchemaPatterns(schema, patterns));

/** Removes patterns from a schema. Properties whose names they could match can have any value. */
export function removeSchemaPatterns(schema: JsonObject, patterns: ReadonlySet<string>): JsonObject {
  const checked = patterns.has(String(schema.pattern)) ? omitKeys(schema, 'pattern') : schema;
  const patternProperties = objectAt(schema, 'patternProperties');
  if (!Object.keys(patternProperties).some((name) => patterns.has(name))) return checked;
  return {
    ...omitKeys(checked, 'additionalProperties', 'unevaluatedProperties'),
    patternProperties: filterKeys(patternProperties, (name) => !patterns.has(name)),
  };
}

/**
 * Removes the patterns that take too long to match from documents, for environments that can't end a match, such as
 * browsers.
 *
 * @param documents - Bundled documents by name.
 */
export const removeSlowPatterns = (
  documents: Readonly<Record<string, JsonObject>>,
): Readonly<Record<string, JsonObject>> =>
  mapMembers(documents, (document) => {
    const slow = findIgnoredPatterns(document as JsonObject).filter(({reason}) => reason === slowReason);
    return removePatterns(document, new Set(slow.map(({pattern}) => pattern)));
  }) as Readonly<Record<string, JsonObject>>;

/** Describes a pattern that isn't checked, and where it is. */
export function describeIgnoredPattern({pattern, reason, pointers}: IgnoredPattern, name: string): string {
  return `${name}: the pattern ${pattern} isn't checked (${listFirst(pointers, 1)}), because ${reason}.`;
}
