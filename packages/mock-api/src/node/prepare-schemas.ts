import {
  isAnnotation,
  OpenApiDocument,
  readDiscriminatorValues,
  rewriteKeywords,
  upgradeSchemas,
} from '@developer-docs/openapi';
import {
  arrayAt,
  isNumber,
  isObject,
  objectAt,
  stringAt,
  stringifyJson,
  toNearestNumbers,
  type JsonObject,
} from '@developer-docs/utils';
import {discriminatorValuesKey, exactEnumKey, exactLimitPrefix} from '../validation/validators.js';

/**
 * Converts a document for Ajv: removes annotations and `discriminator.mapping`, which Ajv doesn't support, and upgrades
 * schemas of OpenAPI 3.0.
 *
 * @param onSkipped - Called for each keyword with a value that it can't have, which is removed.
 */
export function prepareSchemas(
  {paths = {}, webhooks = {}, components = {}}: JsonObject,
  onSkipped: (message: string) => void = () => undefined,
): JsonObject {
  const schemas = upgradeSchemas({paths, webhooks, components});
  const document = new OpenApiDocument(schemas);
  return rewriteKeywords(schemas, (key, value, {parent: schema, pointer}) => {
    if (isSchema(schema, pointer) && !allowsValue(key, value)) {
      onSkipped(`${pointer}: "${key}" is ignored, because it can't be ${stringifyJson(value)}.`);
      return [];
    }
    return convertKeyword(key, value, schema, document) ?? convertNumber(key, value);
  }) as JsonObject;
}

/** The keywords that replace one. */
type Keywords = [string, unknown][];

/** Converts a keyword for Ajv. Returns `undefined` if it stays as it is. */
function convertKeyword(key: string, value: unknown, schema: JsonObject, document: OpenApiDocument) {
  switch (key) {
    case 'discriminator':
      return prepareDiscriminator(schema, document);
    case 'oneOf':
      return schema.discriminator === undefined || listConstants(schema, document) !== undefined
        ? undefined
        : selectAlternative(schema, document);
    case 'enum':
    case 'const':
      return convertAllowedValues(key, value);
    default:
      // Which properties a message has depends on `readOnly` and `writeOnly`.
      return isAnnotation(key) && key !== 'readOnly' && key !== 'writeOnly' ? [] : undefined;
  }
}

/** Converts an `enum` or `const`. Another keyword compares numbers by all digits if JavaScript could confuse them. */
function convertAllowedValues(key: string, value: unknown): Keywords {
  const nearest: Keywords = [[key, toNearestNumbers(value)]];
  const values = key === 'enum' && Array.isArray(value) ? (value as unknown[]) : [value];
  return values.some(isLargeNumber) ? [...nearest, [exactEnumKey, values.map((item) => stringifyJson(item))]] : nearest;
}

/** Returns whether a value is a number of the size that different integers can have in JavaScript. */
const isLargeNumber = (value: unknown) => isNumber(value) && Math.abs(Number(value)) >= 2 ** 53;

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

/** The keywords that exclude the limit itself. */
const exclusiveLimits: Readonly<Partial<Record<string, string>>> = {
  minimum: 'exclusiveMinimum',
  exclusiveMinimum: 'exclusiveMinimum',
  maximum: 'exclusiveMaximum',
  exclusiveMaximum: 'exclusiveMaximum',
};

/**
 * Converts a number that JavaScript would change, because Ajv compares JavaScript numbers. Limits of the size that
 * different integers can have in JavaScript become ones that all of them exceed: numbers that exceed them are compared
 * by all digits. Messages contain the number as the document has it.
 */
function convertNumber(key: string, value: unknown): Keywords | undefined {
  const exclusive = exclusiveLimits[key];
  if (exclusive !== undefined && isLargeNumber(value)) {
    return [
      [exclusive, Number(value)],
      [exactLimitPrefix + key, String(value)],
    ];
  }
  if (!(value instanceof Number)) return undefined;
  return [
    [key, Number(value)],
    [exactLimitPrefix + key, String(value)],
  ];
}

/**
 * Returns the keywords that replace a `oneOf` whose discriminator Ajv doesn't support: conditions that select the
 * alternative by its name. A value with another name must match one of the alternatives.
 */
function selectAlternative(schema: JsonObject, document: OpenApiDocument): Keywords {
  const members = arrayAt(schema, 'oneOf');
  const discriminator = objectAt(schema, 'discriminator');
  const {propertyName} = discriminator;
  const fallback = {anyOf: members};
  if (typeof propertyName !== 'string' || schema.if !== undefined) return Object.entries(fallback);
  const conditions = readDiscriminatorValues(discriminator, members, document).flatMap(({selectors}, index) => {
    const reference = stringAt(members[index], '$ref');
    if (reference === undefined || selectors.length === 0) return [];
    // A list of types isn't an object schema that responses have to meet exactly.
    const isSelected = {type: ['object'], required: [propertyName], properties: {[propertyName]: {enum: selectors}}};
    return [{if: isSelected, then: {$ref: reference}}];
  });
  return Object.entries(
    conditions.reduceRight<JsonObject>((otherwise, condition) => ({...condition, else: otherwise}), fallback),
  );
}

/** Returns the keywords that replace a discriminator. */
function prepareDiscriminator(schema: JsonObject, document: OpenApiDocument): Keywords {
  if (schema.oneOf === undefined) return [];
  const types = new Set(arrayAt(schema, 'oneOf').flatMap((member) => listPossibleTypes(document.resolve(member))));
  // Only objects have a discriminator. Ajv accepts all other values, and so do alternatives without a type.
  const hasOnlyObjects = schema.type === undefined && [...types].every((type) => type === 'object' || type === 'null');
  const constants = listConstants(schema, document);
  return [
    ...(hasOnlyObjects ? ([['type', [...types]]] satisfies Keywords) : []),
    // The constants in the alternatives are equivalent to the mapping.
    ...(constants === undefined
      ? []
      : ([
          ['discriminator', {propertyName: objectAt(schema, 'discriminator').propertyName}],
          [discriminatorValuesKey, constants],
        ] satisfies Keywords)),
  ];
}

/** Lists the types of an alternative: `object`, unless it specifies others. */
const listPossibleTypes = ({type = 'object', anyOf}: JsonObject): unknown[] => [
  ...[type].flat(),
  ...(Array.isArray(anyOf) && anyOf.some((member) => stringAt(member, 'type') === 'null') ? ['null'] : []),
];

/**
 * Lists the values of a discriminator if Ajv supports it: it's next to a `oneOf`, and each alternative itself requires
 * the property and has its distinct values. Without the discriminator, errors are less specific.
 */
function listConstants(schema: JsonObject, document: OpenApiDocument): string[] | undefined {
  const members = arrayAt(schema, 'oneOf');
  const discriminator = objectAt(schema, 'discriminator');
  const name = String(discriminator.propertyName);
  const alternatives = readDiscriminatorValues(discriminator, members, document);
  const isSupported = members.every((member, index) => {
    const alternative = document.resolve(member);
    const {const: constant, enum: allowed} = objectAt(objectAt(alternative, 'properties'), name);
    const isRequired = arrayAt(alternative, 'required').includes(name) || arrayAt(schema, 'required').includes(name);
    const {values = [], selectors = []} = alternatives[index] ?? {};
    return (
      isRequired &&
      values.length > 0 &&
      stringifyJson([constant ?? allowed].flat()) === stringifyJson(values) &&
      values.every((value) => selectors.includes(value))
    );
  });
  return members.length > 0 && isSupported ? alternatives.flatMap(({values}) => values) : undefined;
}
