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
 */
export function flattenSchema(
  value: unknown,
  document: OpenApiDocument,
  activeReferences: readonly string[],
): FlatSchema {
  const {target, annotations, references} = followAliases(value, document, activeReferences);
  const name = references.map(getSchemaName).find((schemaName) => schemaName !== undefined);
  const recursiveReference = listMembers(target)
    .map((member) => stringAt(member, '$ref'))
    .find((reference) => reference !== undefined && activeReferences.includes(reference));
  // The structure of a named schema is in its own section.
  if (recursiveReference !== undefined && name === undefined) {
    document.reportUnsupported(recursiveReference, 'the structure of an "allOf" that contains itself');
  }
  const flatTarget =
    recursiveReference === undefined
      ? flattenStructure(target, document, [...activeReferences, ...references])
      : flattenSchema(
          {...filterKeys(target, isAnnotation), ...joinDescriptions(target), $ref: recursiveReference},
          document,
          [],
        );
  const ref = name ?? flatTarget.ref;
  return {
    schema: {...flatTarget.schema, ...annotations},
    ref,
    copiedReferences: ref === undefined ? [...references, ...flatTarget.copiedReferences] : [],
  };
}

/** Follows references to which a schema adds only annotations, to the first schema with a structure. */
function followAliases(value: unknown, document: OpenApiDocument, activeReferences: readonly string[]) {
  const references: string[] = [];
  let target = toSchemaObject(value);
  let annotations: JsonObject = {};
  for (let alias = findAlias(target); alias !== undefined; alias = findAlias(target)) {
    const {reference} = alias;
    annotations = {...alias.annotations, ...annotations};
    const isCircular = activeReferences.includes(reference) || references.includes(reference);
    if (isCircular && getSchemaName(reference) === undefined) {
      document.reportUnsupported(reference, 'a circular reference');
    }
    target = isCircular ? {} : toSchemaObject(document.lookUp(reference));
    references.push(reference);
  }
  return {target, annotations, references};
}

/** Lists the schemas that a schema combines. */
function listMembers(schema: JsonObject): JsonObject[] {
  const reference = stringAt(schema, '$ref');
  const members = arrayAt(schema, 'allOf').map(toSchemaObject);
  return reference === undefined ? members : [{$ref: reference}, ...members];
}

/** Finds the reference that is the only structure of a schema and the members of its `allOf`. */
function findAlias(schema: JsonObject) {
  const members = listMembers(schema);
  const [structuralMember = {}, ...others] = members.filter((member) => !hasOnlyAnnotations(member));
  const reference = stringAt(structuralMember, '$ref');
  const annotations = [
    ...members.filter((member) => member !== structuralMember),
    omitKeys(structuralMember, '$ref'),
    omitKeys(schema, '$ref', 'allOf'),
  ];
  return reference !== undefined && others.length === 0 && annotations.every(hasOnlyAnnotations)
    ? {reference, annotations: {...(Object.assign({}, ...annotations) as JsonObject), ...joinDescriptions(schema)}}
    : undefined;
}

/** Flattens a schema that isn't only a reference. Members of an `allOf` that are being copied are left out. */
function flattenStructure(
  schema: JsonObject,
  document: OpenApiDocument,
  activeReferences: readonly string[],
): FlatSchema {
  if (listMembers(schema).length === 0) {
    return flattenNullable(schema, document, activeReferences) ?? {schema, copiedReferences: []};
  }
  const combined = combineSelectively(schema, {
    follow: (target) => {
      if (!activeReferences.includes(target)) return document.lookUp(target);
      document.reportUnsupported(target, 'a recursive member of an "allOf"');
      return undefined;
    },
    // The title and the discriminator describe the base schema, not the schema that extends it.
    inherit: (target) => omitKeys(target, 'title', 'discriminator'),
  });
  return {schema: {...combined.schema, ...joinDescriptions(schema)}, copiedReferences: combined.references};
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
