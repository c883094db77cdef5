import {entriesAt, getOrCreate, listFirst, numberAt, objectAt, stringAt, type JsonObject} from '@developer-docs/utils';
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

/**
 * Replaces the patterns in schemas. If a pattern is removed, properties whose names it could match can have any value.
 *
 * @param replace - Returns the new pattern, or `undefined` to remove it.
 */
export function replacePatterns(schemas: unknown, replace: (pattern: string) => string | undefined): unknown {
  return rewriteKeywords(schemas, (key, value, {parent}) => {
    const names = Object.keys(objectAt(parent, 'patternProperties'));
    switch (key) {
      case 'pattern': {
        const pattern = typeof value === 'string' ? replace(value) : undefined;
        return pattern === undefined ? [] : [[key, pattern]];
      }
      case 'patternProperties': {
        const members = names.flatMap((name) => {
          const pattern = replace(name);
          return pattern === undefined ? [] : [[pattern, replacePatterns(objectAt(parent, key)[name], replace)]];
        });
        return [[key, Object.fromEntries(members) as JsonObject]];
      }
      case 'additionalProperties':
      case 'unevaluatedProperties':
        return names.some((name) => replace(name) === undefined) ? [] : undefined;
      default:
        return undefined;
    }
  });
}

/**
 * Removes the patterns that take too long to match from documents, for environments that can't end a match, such as
 * browsers.
 *
 * @param documents - Bundled documents by name. If there are no such patterns, they are returned.
 */
export function removeSlowPatterns<T extends Readonly<Record<string, JsonObject>>>(documents: T): T {
  const results = Object.entries(documents).map(([name, document]) => {
    const slow = findIgnoredPatterns(document).filter(({reason}) => reason === slowReason);
    if (slow.length === 0) return [name, document] as const;
    const isSlow = (text: string) => slow.some(({pattern}) => pattern === text);
    return [name, replacePatterns(document, (text) => (isSlow(text) ? undefined : text)) as JsonObject] as const;
  });
  return results.every(([name, document]) => document === documents[name])
    ? documents
    : (Object.fromEntries(results) as T);
}

/** Describes a pattern that isn't checked, and where it is. */
export function describeIgnoredPattern({pattern, reason, pointers}: IgnoredPattern, name: string): string {
  return `${name}: the pattern ${pattern} isn't checked (${listFirst(pointers, 1)}), because ${reason}.`;
}
