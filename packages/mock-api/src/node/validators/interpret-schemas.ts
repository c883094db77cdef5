import {
  getNullableSchema,
  omitsProperty,
  rewriteKeywords,
  visitKeywords,
  type Direction,
  type OpenApiDocument,
} from '@developer-docs/openapi';
import {arrayAt, isObject, mapMembers, objectAt, omitKeys, toList, type JsonObject} from '@developer-docs/utils';
import {replaceDiscriminator} from './replace-discriminator.js';

/**
 * Gives schemas the meaning that OpenAPI gives them in messages of a direction, which JSON Schema doesn't know:
 * discriminators, and properties that only requests or only responses contain.
 *
 * @param document - A document that `repairSchemas` returned.
 * @param direction - Responses may only contain declared fields.
 */
export function interpretSchemas(document: OpenApiDocument, direction: Direction): JsonObject {
  const omittedNames = listOmittedNames(document, direction);
  return rewriteKeywords(document.root, (object, {pointer}) => {
    const schema = replaceNullChoice(replaceDiscriminator(object, document, omittedNames));
    const isOptional = (property: string) =>
      omitsProperty(schema, property, direction, document) ||
      (omittedNames.has(property) && !Object.hasOwn(objectAt(schema, 'properties'), property) && !isChoice(pointer));
    const interpreted = allowMissingProperties(schema, isOptional);
    return direction === 'response' && pointer.startsWith('#/components/schemas/')
      ? forbidUndeclaredFields(interpreted)
      : interpreted;
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

/** Replaces a choice between null and one alternative, so that errors are about this alternative, not the choice. */
function replaceNullChoice(schema: JsonObject): JsonObject {
  const member = getNullableSchema(schema);
  return member === undefined ? schema : {...omitKeys(schema, 'anyOf'), if: {type: 'null'}, else: member};
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
 * Forbids other fields than those that an object declares. Documents usually allow them, so that fields can be added
 * later, but a field that a handler adds by mistake would stay undeclared.
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
