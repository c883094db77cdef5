import {arrayAt, filterKeys, isObject, omitKeys, stringAt, type JsonObject} from '@developer-docs/utils';
import {getSchemaName, type OpenApiDocument} from '../document.js';
import {combineSelectively, toSchemaObject} from './combine-schemas.js';
import {listTypes} from './json-types.js';
import {isAnnotation} from './keywords.js';
import {getNullableSchema} from './normalize-schemas.js';

const hasOnlyAnnotations = (schema: JsonObject) => Object.keys(schema).every(isAnnotation);

/** A schema as a single object: references are followed and `allOf` is merged. */
export interface FlatSchema {
  readonly schema: JsonObject;
  /** Name of the schema that this one refers to; its structure isn't included. */
  readonly ref?: string;
  /** References whose targets were copied into `schema`. */
  readonly copiedReferences: readonly string[];
}

/** Lists the descriptions of a schema and of the members of its `allOf` that aren't references. */
function listDescriptions(schema: JsonObject): string[] {
  const members = arrayAt(schema, 'allOf').filter(isObject);
  return [
    stringAt(schema, 'description') ?? '',
    ...members.filter((member) => member.$ref === undefined).flatMap(listDescriptions),
  ].filter((text) => text.trim() !== '');
}

/** Returns the descriptions of a schema and its `allOf` as one, because readers find them nowhere else. */
function joinDescriptions(schema: JsonObject): JsonObject {
  const descriptions = new Set(listDescriptions(schema));
  return descriptions.size === 0 ? {} : {description: [...descriptions].join('\n\n')};
}

/**
 * Flattens a schema for readers. In contrast to `combineSchema`, a reference to a named schema stays a reference unless
 * the schema adds structure to it, so that pages link to the named schema.
 *
 * @param activeReferences - References whose targets are currently being copied. If one of these recurs, the recursion
 * ends.
 * @param chain - The ones that lead from this schema to itself without a property or item in between.
 */
export function flattenSchema(
  value: unknown,
  document: OpenApiDocument,
  activeReferences: readonly string[],
  chain: readonly string[] = [],
): FlatSchema {
  const schema = toSchemaObject(value);
  const reference = stringAt(schema, '$ref');
  const siblings = omitKeys(schema, '$ref', 'allOf');
  if (reference === undefined && schema.allOf === undefined) {
    return flattenNullable(schema, document, activeReferences) ?? {schema, copiedReferences: []};
  }
  const members = [
    ...(reference === undefined ? [] : [{$ref: reference}]),
    ...arrayAt(schema, 'allOf').map(toSchemaObject),
  ];
  const descriptions = joinDescriptions(schema);
  const alias = findAlias(siblings, members);
  if (alias !== undefined) {
    const annotations = {...alias.annotations, ...descriptions};
    return followReference(alias.reference, annotations, document, activeReferences, chain);
  }
  const recursiveReference = members
    .map((member) => stringAt(member, '$ref'))
    .find((target) => target !== undefined && activeReferences.includes(target) && !chain.includes(target));
  if (recursiveReference !== undefined) {
    // The structure of a named schema is in its own section.
    if (chain.every((link) => getSchemaName(link) === undefined)) {
      document.reportUnsupported(recursiveReference, 'the structure of an "allOf" that contains itself');
    }
    return followReference(recursiveReference, {...filterKeys(siblings, isAnnotation), ...descriptions}, document, []);
  }
  const combined = combineMembers(siblings, members, document, activeReferences);
  return {...combined, schema: {...combined.schema, ...descriptions}};
}

/** Finds the reference that is the only structure of a schema and the members of its `allOf`. */
function findAlias(siblings: JsonObject, members: readonly JsonObject[]) {
  const [structuralMember = {}, ...others] = members.filter((member) => !hasOnlyAnnotations(member));
  const reference = stringAt(structuralMember, '$ref');
  const annotations = [
    ...members.filter((member) => member !== structuralMember),
    omitKeys(structuralMember, '$ref'),
    siblings,
  ];
  return reference !== undefined && others.length === 0 && annotations.every(hasOnlyAnnotations)
    ? {reference, annotations: Object.assign({}, ...annotations) as JsonObject}
    : undefined;
}

/** Copies the members of an `allOf`, except those that are being copied. */
function combineMembers(
  siblings: JsonObject,
  members: readonly JsonObject[],
  document: OpenApiDocument,
  activeReferences: readonly string[],
): FlatSchema {
  const {schema, references: copiedReferences} = combineSelectively(
    {...siblings, allOf: members},
    {
      follow: (target) => {
        if (!activeReferences.includes(target)) return document.lookUp(target);
        document.reportUnsupported(target, 'a recursive member of an "allOf"');
        return undefined;
      },
      // The title and the discriminator describe the base schema, not the schema that extends it.
      inherit: (target) => omitKeys(target, 'title', 'discriminator'),
    },
  );
  return {schema, copiedReferences};
}

function followReference(
  reference: string,
  annotations: JsonObject,
  document: OpenApiDocument,
  activeReferences: readonly string[],
  chain: readonly string[] = [],
): FlatSchema {
  const name = getSchemaName(reference);
  if (activeReferences.includes(reference)) {
    if (name === undefined) document.reportUnsupported(reference, 'a circular reference');
    return {schema: annotations, ref: name, copiedReferences: []};
  }
  const target = flattenSchema(
    document.lookUp(reference),
    document,
    [...activeReferences, reference],
    [...chain, reference],
  );
  const ref = name ?? target.ref;
  const copiedReferences = ref === undefined ? [reference, ...target.copiedReferences] : [];
  return {schema: {...target.schema, ...annotations}, ref, copiedReferences};
}

/** Flattens X or null to X with the additional type `null`. */
function flattenNullable(
  schema: JsonObject,
  document: OpenApiDocument,
  activeReferences: readonly string[],
): FlatSchema | undefined {
  const member = getNullableSchema(schema);
  if (member === undefined) return undefined;
  const annotations = omitKeys(schema, 'anyOf');
  const flatSchema = flattenSchema(member, document, activeReferences);
  const descriptions = joinDescriptions({...annotations, allOf: [member]});
  const type = [...listTypes(flatSchema.schema), 'null'];
  return {...flatSchema, schema: {...flatSchema.schema, ...annotations, ...descriptions, type}};
}
