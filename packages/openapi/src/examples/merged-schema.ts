import {arrayAt, entriesAt, isObject, objectAt, omitKeys, stringAt, type JsonObject} from '@developer-docs/utils';
import {getSchemaName, type OpenApiDocument} from '../document.js';
import {combineSchema} from '../schemas/combine-schemas.js';
import {isNever} from '../schemas/merge-schemas.js';
import type {GenerationContext} from './generation-context.js';
import {matchesPattern} from './matches.js';

/** A combined schema, and what merging loses. */
export interface MergedSchema {
  readonly schema: JsonObject;
  /** The references that are a part of it. */
  readonly references: readonly string[];
  /** The names that each part with `additionalProperties: false` allows. */
  readonly closedParts: readonly ((name: string) => boolean)[];
  /** The references to the named schemas that were combined, outermost first. */
  readonly namedReferences: readonly string[];
  /** The patterns of all parts. */
  readonly patterns: readonly string[];
}

/**
 * Merges a schema with the schemas that it combines.
 *
 * @returns `undefined` if the schema contains itself, or allows no value.
 */
export function mergeParts(value: unknown, context: GenerationContext): MergedSchema | undefined {
  const {document, cache, merged} = context;
  let isRecursive = false;
  const {schema, parts, references} = combineSchema(value, document, {
    follow: (reference, followed) => {
      if (merged.includes(reference)) return undefined;
      if (context.references.includes(reference)) {
        isRecursive = true;
        return undefined;
      }
      const fullTarget = document.lookUp(reference);
      const target = withoutActiveAlternatives(fullTarget, [...merged, ...followed]);
      if (target !== fullTarget) cache.isShortened = true;
      return target;
    },
  });
  if (isRecursive) cache.isShortened = true;
  if (isRecursive || isNever(schema)) return undefined;
  const added = references.filter((reference) => !merged.includes(reference));
  const patterns = parts.flatMap((part) => stringAt(part, 'pattern') ?? []);
  return {
    schema,
    references: [...merged, ...added],
    closedParts: parts
      .filter((part) => part.additionalProperties === false)
      .map((part) => (name) => describesProperty(part, name, document)),
    namedReferences: added.filter((reference) => getSchemaName(reference) !== undefined),
    patterns: [...new Set(patterns)].filter((pattern) => !document.ignoredPatterns.has(pattern)),
  };
}

/** Returns whether a schema has a property, or a pattern for its name. */
const describesProperty = (schema: JsonObject, name: string, document: OpenApiDocument): boolean =>
  Object.hasOwn(objectAt(schema, 'properties'), name) ||
  entriesAt(schema, 'patternProperties').some(([pattern]) => matchesPattern(name, pattern, document));

/** Removes alternatives from the base of a schema that's one of these alternatives. */
function withoutActiveAlternatives(target: unknown, references: readonly string[]): unknown {
  const isActive = (member: unknown) => references.includes(stringAt(member, '$ref') ?? '');
  const keywords = ['oneOf', 'anyOf'].filter((keyword) => arrayAt(target, keyword).some(isActive));
  return isObject(target) && keywords.length > 0 ? omitKeys(target, ...keywords) : target;
}
