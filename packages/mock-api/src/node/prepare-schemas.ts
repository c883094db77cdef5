import {
  isAnnotation,
  normalizeSchemas,
  omitsProperty,
  OpenApiDocument,
  rewriteKeywords,
  visitKeywords,
  type Direction,
} from '@developer-docs/openapi';
import {describeIgnoredPattern, findIgnoredPatterns, removeSchemaPatterns} from '@developer-docs/openapi/node';
import {
  arrayAt,
  filterKeys,
  isObject,
  mapMembers,
  objectAt,
  omitKeys,
  stringAt,
  toList,
  toNearestNumbers,
  toObject,
  type JsonObject,
} from '@developer-docs/utils';
import Ajv2020 from 'ajv/dist/2020.js';
import {isJSONType} from 'ajv/dist/compile/rules.js';
import {validSchemaType} from 'ajv/dist/compile/validate/keyword.js';
import {findEndlessSchemas, removeCombinations} from './endless-schemas.js';
import {replaceDiscriminator} from './replace-discriminator.js';

/**
 * Converts the schemas of a document for Ajv, which only supports JavaScript numbers and JSON Schema 2020-12.
 *
 * @param name - The document's name, which messages start with.
 * @param direction - Responses may only contain declared fields.
 * @param onSkipped - Called with a message for each part that can't be checked, which is removed.
 */
export function prepareSchemas(
  {paths = {}, components}: JsonObject,
  name: string,
  direction: Direction,
  onSkipped: (message: string) => void = () => undefined,
): JsonObject {
  // Security schemes contain no schemas, but have a keyword `type`.
  const members = {paths, components: omitKeys(toObject(components), 'securitySchemes')};
  const schemas = toNearestNumbers(normalizeSchemas(members));
  const document = new OpenApiDocument(schemas);
  const endless = findEndlessSchemas(document);
  for (const [schema, reason] of endless) {
    const pointer = document.pointerTo(schema);
    onSkipped(`${name}${pointer}: the schemas that this one combines aren't checked, because ${reason}`);
  }
  const ignoredPatterns = findIgnoredPatterns(schemas);
  for (const pattern of ignoredPatterns) onSkipped(describeIgnoredPattern(pattern, name));
  const patterns = new Set(ignoredPatterns.map(({pattern}) => pattern));
  const omittedNames = listOmittedNames(document, direction);
  return rewriteKeywords(schemas, (object, {original, pointer}) => {
    const onInvalid = (key: string, value: unknown) => {
      onSkipped(`${name}${pointer}: "${key}" is ignored, because it can't be ${JSON.stringify(value)}.`);
    };
    let schema = removeInvalidKeywords(object, onInvalid);
    if (endless.has(original)) schema = removeCombinations(schema);
    schema = removeSchemaPatterns(schema, patterns);
    schema = replaceDiscriminator(schema, document, omittedNames);
    schema = replaceOnlyChoice(removeAnnotations(schema));
    const isOptional = (property: string) =>
      omitsProperty(schema, property, direction, document) ||
      (omittedNames.has(property) && !Object.hasOwn(objectAt(schema, 'properties'), property) && !isChoice(pointer));
    schema = allowMissingProperties(schema, isOptional);
    return direction === 'response' && pointer.startsWith('#/components/schemas/')
      ? forbidUndeclaredFields(schema)
      : schema;
  }) as JsonObject;
}

/** Lists the properties that a schema of the document omits from messages in a direction. */
function listOmittedNames(document: OpenApiDocument, direction: Direction): ReadonlySet<string> {
  const names = new Set<string>();
  visitKeywords(document.root, (schema) => {
    for (const name of Object.keys(objectAt(schema, 'properties'))) {
      if (omitsProperty(schema, name, direction, document)) names.add(name);
    }
  });
  return names;
}

/** Knows the values that keywords can have. */
const ajv = new Ajv2020();

/** Removes keywords that Ajv can't compile. It would accept every value for the schema instead. */
function removeInvalidKeywords(schema: JsonObject, onInvalid: (key: string, value: unknown) => void): JsonObject {
  // Parameters, bodies, and headers have other keywords, such as `required: true`.
  if (['in', 'content', 'schema'].some((key) => Object.hasOwn(schema, key))) return schema;
  return filterKeys(schema, (key) => {
    const isValid = isValidKeyword(key, schema[key]);
    if (!isValid) onInvalid(key, schema[key]);
    return isValid;
  });
}

function isValidKeyword(key: string, value: unknown): boolean {
  if (key === 'type') return [value].flat().every(isJSONType);
  if (key === 'enum') return Array.isArray(value) && value.length > 0;
  const definition = ajv.getKeyword(key);
  return typeof definition === 'boolean' || validSchemaType(value, definition.schemaType);
}

/** Which properties a message has depends on `readOnly` and `writeOnly`, which are kept. */
const removeAnnotations = (schema: JsonObject): JsonObject =>
  filterKeys(schema, (key) => !isAnnotation(key) || key === 'readOnly' || key === 'writeOnly');

/**
 * Replaces a choice that has one alternative besides null, so that an error is about this alternative rather than the
 * choice.
 */
function replaceOnlyChoice(schema: JsonObject): JsonObject {
  for (const keyword of ['oneOf', 'anyOf']) {
    const all = arrayAt(schema, keyword);
    const [member, ...others] = all.filter((each) => stringAt(each, 'type') !== 'null');
    if (member !== undefined && others.length === 0 && schema.if === undefined) {
      return {...omitKeys(schema, keyword), if: all.length > 1 ? {type: 'null'} : false, else: member};
    }
  }
  return schema;
}

/** Returns whether a location is that of an alternative, which can be chosen by the properties that it requires. */
const isChoice = (pointer: string) => /\/(?:oneOf|anyOf)\/\d+$|\/(?:if|not)$/.test(pointer);

/**
 * Makes required properties optional if they're read-only or write-only, because OpenAPI requires them only in
 * responses or in requests. A schema that only requires a property can be combined with one that declares it, so the
 * property is optional if any schema in the document declares it so.
 */
function allowMissingProperties(schema: JsonObject, isOptional: (name: string) => boolean): JsonObject {
  const {required, dependentRequired} = schema;
  const keepRequired = (names: unknown) =>
    toList(names).filter((name) => typeof name !== 'string' || !isOptional(name));
  return {
    ...schema,
    ...(Array.isArray(required) && {required: keepRequired(required)}),
    ...(dependentRequired !== undefined && {dependentRequired: mapMembers(dependentRequired, keepRequired)}),
  };
}

/**
 * Forbids other fields than those that an object declares. The contract leaves response objects open so that fields can
 * be added later, but the mock's responses may only contain declared fields.
 */
function forbidUndeclaredFields(schema: JsonObject): JsonObject {
  if (!isObject(schema.properties)) return schema;
  const isOpen = schema.additionalProperties === undefined && schema.unevaluatedProperties === undefined;
  // Inside `oneOf`, the keyword would reject the fields that the enclosing object declares.
  const reopen = (alternative: unknown) =>
    isObject(alternative) ? omitKeys(alternative, 'unevaluatedProperties') : alternative;
  return {
    ...schema,
    ...(schema.type === 'object' && isOpen && {unevaluatedProperties: false}),
    ...('oneOf' in schema && {oneOf: arrayAt(schema, 'oneOf').map(reopen)}),
  };
}
