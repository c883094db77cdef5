import {arrayAt, getOrCreate, isObject, stringAt, toObject, type JsonObject} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';
import {listTypes} from './json-types.js';
import {extendSchema, mergeSchemas} from './merge-schemas.js';

/** A schema as a single object: with the targets of its references, and with the members of its `allOf`. */
export interface CombinedSchema {
  /** The merged schema. Its `allOf` contains only what can't be merged, such as a second group of alternatives. */
  readonly schema: JsonObject;
  /** The schemas that it consists of, as the document declares them. */
  readonly parts: readonly JsonObject[];
  /** The references that were followed, outermost first. */
  readonly references: readonly string[];
}

interface CombineOptions {
  /**
   * Returns the target of a reference, or `undefined` to leave it out.
   *
   * @param references - The references that have been followed before this one.
   */
  readonly follow?: (reference: string, references: readonly string[]) => unknown;
  /** Returns what a schema inherits from its reference's target. Default: everything. */
  readonly inherit?: (target: JsonObject) => JsonObject;
  /** Called for a reference in its own target. */
  readonly onRecursion?: (reference: string) => void;
}

const hasReference = (schema: unknown) => stringAt(schema, '$ref') !== undefined;

/** Converts a boolean schema to an object. */
export const toSchemaObject = (value: unknown): JsonObject => (value === false ? {not: {}} : toObject(value));

/**
 * Merges a schema with the schemas that it combines by references and `allOf`. Each target is merged once, because even
 * a few schemas can combine each other in billions of ways.
 */
export function combineSchema(
  value: unknown,
  document: OpenApiDocument,
  {follow = (reference) => document.lookUp(reference), inherit = (target) => target, onRecursion}: CombineOptions = {},
): CombinedSchema {
  const parts: JsonObject[] = [];
  const references: string[] = [];
  const combine = (part: unknown, path: readonly string[]): JsonObject => {
    const schema = toSchemaObject(part);
    parts.push(schema);
    const {$ref: _, allOf: __, ...keywords} = schema;
    const bases = followOnce(stringAt(schema, '$ref'), path);
    // A schema's own keywords override inherited keywords, regardless of their order.
    const members = arrayAt(schema, 'allOf');
    const inherited = [...bases, ...members.filter(hasReference).map((member) => combine(member, path))];
    const own = members.filter((member) => !hasReference(member)).map((member) => combine(member, path));
    return extendSchema(inherited.reduce(extendSchema, {}), [...own, keywords].reduce(mergeSchemas));
  };
  const followOnce = (reference: string | undefined, path: readonly string[]): JsonObject[] => {
    if (reference === undefined) return [];
    if (path.includes(reference)) onRecursion?.(reference);
    if (references.includes(reference)) return [];
    const target = follow(reference, references);
    if (target === undefined) return [];
    references.push(reference);
    return [inherit(combine(target, [...path, reference]))];
  };
  return {schema: combine(value, []), parts, references};
}

const combinedSchemas = new WeakMap<OpenApiDocument, WeakMap<object, JsonObject>>();

/** Combines a schema, which must not change later. A schema that many others share is combined only once. */
export function combineOnce(schema: unknown, document: OpenApiDocument): JsonObject {
  if (!isObject(schema)) return {};
  const known = getOrCreate(combinedSchemas, document, () => new WeakMap<object, JsonObject>());
  return getOrCreate(known, schema, () => combineSchema(schema, document).schema);
}

/**
 * Combines a schema and its alternatives, each once. The schema itself comes last, so its properties override those of
 * its alternatives.
 */
export function listSubschemas(value: unknown, document: OpenApiDocument, visited = new Set<unknown>()): JsonObject[] {
  if (!isObject(value) || visited.has(value)) return [];
  visited.add(value);
  const schema = combineOnce(value, document);
  const alternatives = [schema, ...arrayAt(schema, 'allOf')].flatMap((owner) => [
    ...arrayAt(owner, 'oneOf'),
    ...arrayAt(owner, 'anyOf'),
  ]);
  return [...alternatives.flatMap((alternative) => listSubschemas(alternative, document, visited)), schema];
}

/** Lists the JSON types of several schemas. */
export const listSubschemaTypes = (subschemas: readonly JsonObject[]): string[] => [
  ...new Set(subschemas.flatMap(listTypes)),
];
