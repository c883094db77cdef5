import type {OpenApiDocuments} from '../contract/contract';
import {arrayAt, isObject, objectAt, resolvePointer, toCanonicalJson, type JsonObject} from '../contract/json';
import type {SchemaLocation} from '../contract/operations';
import {packDocuments} from '../contract/packed-documents';
import {discriminatorValuesKey} from './validators';

/** Documents in the form that Ajv compiles. */
export interface PreparedSchemas {
  readonly documents: OpenApiDocuments;
  /** Returns the URI of a schema, whose document can have a different name. */
  readonly toUri: (location: SchemaLocation) => string;
}

/** The name of the combined document, which replaces documents that share all components. */
const combinedName = 'contract';

/** Maximum length of a chain of references, to detect cycles. */
const maxReferences = 20;

/** Keywords that don't affect validation. */
const annotations = new Set(['title', 'description', 'summary', 'default', 'example', 'examples', 'externalDocs']);

/** Keywords that contain named members. A member can have the name of a keyword. */
const namedMembers =
  /^(?:properties|patternProperties|\$defs|dependentSchemas|schemas|parameters|headers|responses|requestBodies|content|paths|webhooks)$/;

/**
 * Prepares documents for Ajv: removes annotations and `discriminator.mapping`, which Ajv doesn't support, and combines
 * documents that share their components, so that each schema is compiled once.
 */
export function prepareSchemas(documents: OpenApiDocuments): PreparedSchemas {
  const prepared = Object.fromEntries(
    Object.entries(documents).map(([name, document]) => {
      const {paths = {}, webhooks = {}, components = {}} = document;
      return [name, removeAnnotations({paths, webhooks, components}, document) as JsonObject];
    }),
  );
  const combined = combineDocuments(prepared);
  return {
    documents: combined === undefined ? prepared : {[combinedName]: combined},
    toUri: ({document, pointer}) => `${combined === undefined ? document : combinedName}#${pointer}`,
  };
}

/** Combines documents into one, or returns `undefined` if they have different components, paths, or webhooks of the same name. */
function combineDocuments(documents: OpenApiDocuments): JsonObject | undefined {
  const packed = packDocuments(documents);
  const contents = Object.values(packed.documents);
  const paths = mergeMembers(contents.map((document) => objectAt(document, 'paths')));
  const webhooks = mergeMembers(contents.map((document) => objectAt(document, 'webhooks')));
  const sharesComponents = contents.every((document) => Object.keys(objectAt(document, 'components')).length === 0);
  return paths && webhooks && sharesComponents ? {paths, webhooks, components: packed.components} : undefined;
}

/** Merges objects, or returns `undefined` if members of the same name differ. */
function mergeMembers(objects: readonly JsonObject[]): JsonObject | undefined {
  const merged: JsonObject = Object.fromEntries(objects.flatMap((object) => Object.entries(object)));
  const isSame = (object: JsonObject) =>
    Object.entries(object).every(([key, value]) => toCanonicalJson(value) === toCanonicalJson(merged[key]));
  return objects.every(isSame) ? merged : undefined;
}

/** @param document - The document that contains the node, which its references point into. */
function removeAnnotations(node: unknown, document: JsonObject, hasNamedMembers = false): unknown {
  if (Array.isArray(node)) {
    return node.map((item: unknown) => removeAnnotations(item, document));
  }
  if (!isObject(node)) {
    return node;
  }
  const members = Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    if (hasNamedMembers) {
      return [[key, removeAnnotations(value, document)]];
    }
    if (key === 'discriminator' && !isSupportedDiscriminator(node, document)) {
      return [];
    }
    if (key === 'discriminator' && isObject(value)) {
      // The constants in the alternatives are equivalent to the mapping.
      return [
        [key, {propertyName: value.propertyName}],
        [discriminatorValuesKey, Object.keys(objectAt(value, 'mapping'))],
      ];
    }
    if ((key === 'exclusiveMinimum' || key === 'exclusiveMaximum') && typeof value === 'boolean') {
      // OpenAPI 3.0: a flag next to the limit.
      const limit = node[key === 'exclusiveMinimum' ? 'minimum' : 'maximum'];
      return value && limit !== undefined ? [[key, limit]] : [];
    }
    const isAnnotation = annotations.has(key) || key.startsWith('x-');
    // The values of these keywords are data, which contain no annotations.
    const isData = key === 'const' || key === 'enum';
    return isAnnotation ? [] : [[key, isData ? value : removeAnnotations(value, document, namedMembers.test(key))]];
  });
  const schema = Object.fromEntries(members);
  return hasNamedMembers || node.nullable !== true ? schema : allowNull(schema);
}

/** Converts `nullable` of OpenAPI 3.0 to a type of JSON Schema. Next to a reference, it has no effect. */
function allowNull({nullable: _, ...schema}: JsonObject): JsonObject {
  return {
    ...schema,
    ...(typeof schema.type === 'string' && {type: [schema.type, 'null']}),
    ...(Array.isArray(schema.enum) && {enum: [...(schema.enum as unknown[]), null]}),
  };
}

/**
 * Whether Ajv supports a discriminator: it's next to a `oneOf`, and each alternative has distinct values for
 * the property. Without the discriminator, errors are less specific.
 */
function isSupportedDiscriminator(schema: JsonObject, document: JsonObject): boolean {
  const name = String(objectAt(schema, 'discriminator').propertyName);
  const values = arrayAt(schema, 'oneOf').map((member) => {
    const alternative = resolve(member, document);
    const property = objectAt(objectAt(alternative, 'properties'), name);
    const isRequired = arrayAt(alternative, 'required').includes(name) || arrayAt(schema, 'required').includes(name);
    const isConstant = property.const !== undefined || Array.isArray(property.enum);
    return isRequired && isConstant ? [property.const ?? property.enum].flat() : undefined;
  });
  const known = values.flatMap((list) => list ?? []);
  return (
    values.length > 0 &&
    !values.includes(undefined) &&
    known.every((value) => typeof value === 'string') &&
    new Set(known).size === known.length
  );
}

function resolve(value: unknown, document: JsonObject, depth = 0): JsonObject {
  const reference = isObject(value) ? value.$ref : undefined;
  return typeof reference === 'string' && depth < maxReferences
    ? resolve(resolvePointer(document, decodeURIComponent(reference.slice(1))), document, depth + 1)
    : isObject(value)
      ? value
      : {};
}
