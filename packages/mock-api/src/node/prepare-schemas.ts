import {
  isAnnotation,
  OpenApiDocument,
  readDiscriminatorValues,
  rewriteKeywords,
  normalizeSchemas,
} from '@developer-docs/openapi';
import {
  arrayAt,
  isNumber,
  isObject,
  objectAt,
  omitKeys,
  stringAt,
  toNearestNumbers,
  toObject,
  type JsonObject,
} from '@developer-docs/utils';

/**
 * Converts a document for Ajv: removes annotations, replaces discriminators, and upgrades schemas of OpenAPI 3.0. Ajv
 * only supports JavaScript numbers.
 *
 * @param onSkipped - Called for each keyword with a value that it can't have, which is removed.
 */
export function prepareSchemas(
  {paths = {}, webhooks = {}, components = {}}: JsonObject,
  onSkipped: (message: string) => void = () => undefined,
): JsonObject {
  const schemas = toNearestNumbers(normalizeSchemas({paths, webhooks, components}));
  const document = new OpenApiDocument(schemas);
  return rewriteKeywords(
    schemas,
    (key, value, {parent: schema, pointer}) => {
      if (isSchema(schema, pointer) && !allowsValue(key, value)) {
        onSkipped(`${pointer}: "${key}" is ignored, because it can't be ${JSON.stringify(value)}.`);
        return [];
      }
      if (key === 'discriminator') return [];
      if (key === 'oneOf' && schema.discriminator !== undefined) return selectAlternative(schema, document);
      // Which properties a message has depends on `readOnly` and `writeOnly`.
      return isAnnotation(key) && key !== 'readOnly' && key !== 'writeOnly' ? [] : undefined;
    },
    replaceOnlyChoice,
  ) as JsonObject;
}

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

/** Returns whether an object is a schema rather than a parameter, a body, a header, or a security scheme. */
const isSchema = (object: JsonObject, pointer: string) =>
  !['in', 'content', 'schema'].some((key) => Object.hasOwn(object, key)) && !pointer.includes('/securitySchemes/');

const jsonTypes = new Set<unknown>(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);
const isMember = (value: unknown) => isObject(value) || typeof value === 'boolean';

/** Which values keywords can have. Ajv can't compile a schema with others, and would accept every value instead. */
const keywordValues = new Map(
  (
    [
      ['type', (value) => [value].flat().every((type) => jsonTypes.has(type))],
      ['enum', (value) => Array.isArray(value) && value.length > 0],
      ['required allOf anyOf oneOf prefixItems', Array.isArray],
      ['properties patternProperties dependentRequired dependentSchemas', isObject],
      ['additionalProperties unevaluatedProperties unevaluatedItems not if then else', isMember],
      ['items contains propertyNames', (value) => isMember(value) || Array.isArray(value)],
      ['multipleOf minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength', isNumber],
      ['minItems maxItems minProperties maxProperties minContains maxContains', isNumber],
      ['uniqueItems', (value) => typeof value === 'boolean'],
      ['format pattern', (value) => typeof value === 'string'],
    ] satisfies readonly [keywords: string, isAllowed: (value: unknown) => boolean][]
  ).flatMap(([keywords, isAllowed]) => keywords.split(' ').map((keyword) => [keyword, isAllowed] as const)),
);

const allowsValue = (key: string, value: unknown): boolean => keywordValues.get(key)?.(value) !== false;

/**
 * Returns the keywords that replace a `oneOf` with a discriminator: conditions that select the alternative by its name.
 * A value with another name must match one of the alternatives. Discriminators don't apply to inline alternatives.
 */
function selectAlternative(schema: JsonObject, document: OpenApiDocument): [string, unknown][] | undefined {
  const members = arrayAt(schema, 'oneOf').filter(isObject);
  const {discriminator} = schema;
  const name = stringAt(discriminator, 'propertyName');
  const isInline = ({$ref, type}: JsonObject) => $ref === undefined && type !== 'null';
  if (name === undefined || schema.if !== undefined || members.some(isInline)) return undefined;
  const alternatives = readDiscriminatorValues(toObject(discriminator), members, document);
  const isOneOf = (values: readonly string[]) => ({
    properties: {[name]: values.length === 1 ? {const: values[0]} : {enum: values}},
  });
  const conditions = alternatives.flatMap(({selectors}, index) =>
    selectors.length === 0 ? [] : [{if: isOneOf(selectors), then: members[index]}],
  );
  const hasConstants = members.every((member, index) => {
    const alternative = document.resolve(member);
    const {const: constant, enum: allowed} = objectAt(objectAt(alternative, 'properties'), name);
    const isRequired = [alternative, schema].some((object) => arrayAt(object, 'required').includes(name));
    const selectors = alternatives[index]?.selectors ?? [];
    return isRequired && [constant ?? allowed].flat().every((value) => selectors.includes(String(value)));
  });
  const names = alternatives.flatMap(({selectors}) => selectors);
  // The error then lists the constants.
  const rest = hasConstants
    ? isOneOf(alternatives.flatMap(({values}) => values))
    : {if: isOneOf(names), else: {anyOf: members}};
  return [
    ['if', {type: 'object', required: [name]}],
    ['then', {allOf: [...conditions, rest]}],
    ['else', hasConstants ? {type: ['object'], required: [name]} : {anyOf: members}],
  ];
}
