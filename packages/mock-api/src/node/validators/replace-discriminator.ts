import {combineSchema, listAllowedValues, readDiscriminatorValues, type OpenApiDocument} from '@developer-docs/openapi';
import {arrayAt, isObject, omitKeys, stringAt, toObject, type JsonObject} from '@developer-docs/utils';

/**
 * Replaces a `oneOf` with a discriminator by conditions that select the alternative by its name. A value with another
 * name must match one of the alternatives. Discriminators don't apply to inline alternatives, or if no name belongs to
 * a single alternative.
 *
 * @param omittedNames - Properties that a message in this direction doesn't contain.
 */
export function replaceDiscriminator(
  {discriminator, ...schema}: JsonObject,
  document: OpenApiDocument,
  omittedNames: ReadonlySet<string>,
): JsonObject {
  const members = arrayAt(schema, 'oneOf').filter(isObject);
  const name = stringAt(discriminator, 'propertyName');
  const isInline = ({$ref}: JsonObject) => $ref === undefined;
  if (!Array.isArray(schema.oneOf) || name === undefined || schema.if !== undefined || members.some(isInline)) {
    return schema;
  }
  const alternatives = readDiscriminatorValues(toObject(discriminator), members, document);
  const isOneOf = (values: readonly string[]) => ({
    properties: {[name]: values.length === 1 ? {const: values[0]} : {enum: values}},
  });
  const conditions = alternatives.flatMap(({selectors}, index) =>
    selectors.length === 0 ? [] : [{if: isOneOf(selectors), then: members[index]}],
  );
  const requiresName = (owner: JsonObject) => arrayAt(owner, 'required').includes(name);
  const hasConstants = alternatives.every(({selectors}, index) => {
    const member = members[index];
    const values = listAllowedValues(member, name, document);
    const isRequired = requiresName(schema) || requiresName(combineSchema(member, document));
    return isRequired && values.length > 0 && values.every((value) => selectors.includes(value));
  });
  const names = alternatives.flatMap(({selectors}) => selectors);
  if (names.length === 0) return schema;
  // The error then lists the constants.
  const rest = hasConstants
    ? isOneOf(alternatives.flatMap(({values}) => values))
    : {if: isOneOf(names), else: {anyOf: members}};
  const required = omittedNames.has(name) ? [] : [name];
  return {
    ...omitKeys(schema, 'oneOf'),
    if: {type: 'object', required: [name]},
    then: {allOf: [...conditions, rest]},
    else: hasConstants ? {type: ['object'], required} : {anyOf: members},
  };
}
