import {omitsProperty, OpenApiDocument, rewriteKeywords, visitKeywords, type Direction} from '@developer-docs/openapi';
import {mapMembers, objectAt, toList, type JsonObject} from '@developer-docs/utils';

/** Matches the location of an alternative, which can be chosen by the properties that it requires. */
const alternative = /\/(?:oneOf|anyOf)\/\d+$|\/(?:if|not)$/;

/**
 * Makes required properties optional if they're read-only or write-only, because OpenAPI requires them only in
 * responses or in requests. A schema that only requires a property can be combined with one that declares it, so the
 * property is optional if any schema in the document declares it so.
 *
 * @param schemas - The result of `prepareSchemas`.
 */
export function allowMissingProperties(schemas: JsonObject, direction: Direction): JsonObject {
  const document = new OpenApiDocument(schemas);
  const omittedNames = new Set<string>();
  visitKeywords(schemas, (schema) => {
    for (const name of Object.keys(objectAt(schema, 'properties'))) {
      if (omitsProperty(schema, name, direction, document)) omittedNames.add(name);
    }
  });
  return rewriteKeywords(schemas, (key, value, {parent, pointer}) => {
    const isOptional = (name: string) =>
      omitsProperty(parent, name, direction, document) ||
      (omittedNames.has(name) && !Object.hasOwn(objectAt(parent, 'properties'), name) && !alternative.test(pointer));
    const keepRequired = (names: unknown) =>
      toList(names).filter((name) => typeof name !== 'string' || !isOptional(name));
    if (key === 'required' && Array.isArray(value)) return [[key, keepRequired(value)]];
    return key === 'dependentRequired' ? [[key, mapMembers(value, keepRequired)]] : undefined;
  }) as JsonObject;
}
