import {createContext, Script} from 'node:vm';
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
import {compilePattern, generateMatches, maxTextLength} from '../../examples/pattern.js';
import {rewriteKeywords, visitKeywords} from '../../schemas/keywords.js';

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

type Documents = Readonly<Record<string, JsonObject>>;

/** The documents without slow patterns, by the documents with them. Mocks of the same documents share them. */
const checkedDocuments = new WeakMap<Documents, Documents>();

/**
 * Removes the patterns that take too long to match from documents, for environments that can't end a match, such as
 * browsers.
 *
 * @param documents - Bundled documents by name.
 */
export const removeSlowPatterns = (documents: Documents): Documents =>
  getOrCreate(
    checkedDocuments,
    documents,
    () =>
      mapMembers(documents, (document) => {
        const slow = findIgnoredPatterns(document as JsonObject).filter(({reason}) => reason === slowReason);
        return removePatterns(document, new Set(slow.map(({pattern}) => pattern)));
      }) as Documents,
  );

/** Describes a pattern that isn't checked, and where it is. */
export const describeIgnoredPattern = ({pattern, reason, pointers}: IgnoredPattern, name: string): string =>
  `${name}: the pattern ${pattern} isn't checked (${listFirst(pointers, 1)}), because ${reason}.`;

/** Matching a shorter string takes no time with any pattern. */
const minSlowLength = 16;

/** The length in characters of the strings that reveal a slow pattern, unless they must be longer. */
const probeLength = 60;

/** How long a match with such a string can take, in milliseconds. Other patterns take less than one. */
const probeTimeoutMs = 100;

const script = new Script('expression.test(text)');
const context = createContext({});

/**
 * Returns whether a string matches, or `undefined` if that takes too long: a pattern with catastrophic backtracking,
 * such as `^(a+)+$`, can take years to reject a string.
 */
function testWithTimeout(expression: RegExp, text: string, timeoutMs: number): boolean | undefined {
  if (text.length < minSlowLength) return expression.test(text);
  try {
    return Boolean(script.runInContext(Object.assign(context, {expression, text}), {timeout: timeoutMs}));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return undefined;
  }
}

const decisions = new Map<string, boolean>();

/**
 * Returns whether a pattern takes too long for strings whose beginning matches it. This is decided once for each
 * pattern, in Node.js, because browsers can't end a match.
 *
 * @param minLength - The minimum length of the strings.
 */
function isSlowPattern(pattern: string, minLength: number): boolean {
  const length = Math.max(minLength, probeLength);
  // In short strings, only the repetition of a group can take exponential time.
  if (length === probeLength && !/\)[*+{]/.test(pattern)) return false;
  return getOrCreate(decisions, `${length} ${pattern}`, () => probePattern(pattern, length));
}

function probePattern(pattern: string, length: number): boolean {
  const expression = compilePattern(pattern);
  if (expression === undefined) return false;
  let text = '';
  for (text of generateMatches(pattern, {minLength: 0, maxLength: Infinity}, 0)) if (text.length >= length) break;
  const probes = [0.25, 0.5, 0.75, 1].flatMap((part) => {
    const start = text.slice(0, Math.ceil(text.length * part));
    return ['\0', '!', ' '].map((end) => start + end);
  });
  const isTooLong = (probe: string) => testWithTimeout(expression, probe, probeTimeoutMs) === undefined;
  // A busy machine can take too long once.
  return probes.some((probe) => isTooLong(probe) && isTooLong(probe));
}
