import {arrayAt, getOrCreate, isObject, stringAt, toObject, type JsonObject} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';
import {listTypes} from './json-types.js';
import {extendSchema, mergeSchemas} from './merge-schemas.js';

/**
 * Returns what a schema says about a value, as a single object: with the targets of its references, and with the
 * members of its `allOf`. The schema must not change later, because one that many others share is combined only once.
 *
 * Use it unless the schema is shown to readers: for them, `flattenSchema` keeps the references to named schemas.
 */
export function combineSchema(schema: unknown, document: OpenApiDocument): JsonObject {
  if (!isObject(schema)) return {};
  const follow = (reference: string) => document.lookUp(reference);
  return getOrCreate(document.combinedSchemas, schema, () => combineSelectively(schema, {follow}).schema);
}

/**
 * Combines a schema and its alternatives, each once. The schema itself comes last, so its properties override those of
 * its alternatives.
 */
export function listSubschemas(value: unknown, document: OpenApiDocument): JsonObject[] {
  const visited = new Set<unknown>();
  const list = (subschema: unknown): JsonObject[] => {
    if (!isObject(subschema) || visited.has(subschema)) return [];
    visited.add(subschema);
    const schema = combineSchema(subschema, document);
    // A second group of alternatives can't be merged.
    const owners = [schema, ...arrayAt(schema, 'allOf')];
    const alternatives = owners.flatMap((owner) => [...arrayAt(owner, 'oneOf'), ...arrayAt(owner, 'anyOf')]);
    return [...alternatives.flatMap(list), schema];
  };
  return list(value);
}

export const listSubschemaTypes = (subschemas: readonly JsonObject[]): string[] => [
  ...new Set(subschemas.flatMap(listTypes)),
];

/** A schema with the schemas that it combines. */
export interface CombinedSchema {
  /** The schema as a single object. Its `allOf` has only what can't be merged, such as a second `oneOf`. */
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
  readonly follow: (reference: string, references: readonly string[]) => unknown;
  /** Returns what a schema inherits from its reference's target. Default: everything. */
  readonly inherit?: (target: JsonObject) => JsonObject;
}

const hasReference = (schema: unknown) => stringAt(schema, '$ref') !== undefined;

/** Converts a boolean schema to an object. */
export const toSchemaObject = (value: unknown): JsonObject => (value === false ? {not: {}} : toObject(value));

/**
 * Combines a schema as `combineSchema` does, for those who choose which references are followed. Each target is merged
 * once, because even a few schemas can combine each other in billions of ways.
 */
export function combineSelectively(
  value: unknown,
  {follow, inherit = (target) => target}: CombineOptions,
): CombinedSchema {
  const parts: JsonObject[] = [];
  const references: string[] = [];
  const combine = (part: unknown): JsonObject => {
    const schema = toSchemaObject(part);
    parts.push(schema);
    const {$ref: _, allOf: __, ...keywords} = schema;
    const bases = followOnce(stringAt(schema, '$ref'));
    // A schema's own keywords override inherited keywords, regardless of their order.
    const members = arrayAt(schema, 'allOf');
    const inherited = [...bases, ...members.filter(hasReference).map(combine)];
    const own = members.filter((member) => !hasReference(member)).map(combine);
    return extendSchema(inherited.reduce(extendSchema, {}), [...own, keywords].reduce(mergeSchemas));
  };
  const followOnce = (reference: string | undefined): JsonObject[] => {
    if (reference === undefined || references.includes(reference)) return [];
    const target = follow(reference, references);
    if (target === undefined) return [];
    references.push(reference);
    return [inherit(combine(target))];
  };
  return {schema: combine(value), parts, references};
}
