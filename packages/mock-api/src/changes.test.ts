import {compareDocuments, OpenApiDocument, readApiDocument, upgradeSchemas} from '@developer-docs/openapi';
import {isObject, toCanonicalJson, type JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {createDocument, startMock} from './fixtures/start-mock.js';

const text = {type: 'string'};
const object = (properties: JsonObject, ...required: readonly string[]) => ({type: 'object', properties, required});
const reference = (name: string) => ({$ref: `#/components/schemas/${name}`});

const schemas = {
  Cat: object({kind: {const: 'cat'}, lives: {type: 'integer'}}, 'kind'),
  Dog: object({kind: {const: 'dog'}, name: text}, 'kind', 'name'),
  Node: object({name: text, next: reference('Node')}, 'name'),
};

/** Every pair of these is compared, so each change of a keyword is tested beside changes of others. */
const bodies: readonly JsonObject[] = [
  {},
  text,
  {type: ['string', 'null']},
  {...text, nullable: true, enum: ['a', 'b']},
  {...text, minLength: 2},
  {...text, minLength: 4, maxLength: 6},
  {...text, maxLength: 3},
  {...text, pattern: '^[a-z]+$'},
  {...text, pattern: '^[a-f]+$'},
  {...text, pattern: '^\\d{3}$'},
  {...text, format: 'date'},
  {...text, format: 'date-time'},
  {...text, format: 'uuid'},
  {...text, format: 'password'},
  {...text, enum: ['a', 'b', 'cd']},
  {...text, enum: ['a']},
  {const: 'a'},
  {type: 'integer'},
  {type: 'integer', format: 'int32'},
  {type: 'integer', minimum: 1},
  {type: 'integer', exclusiveMinimum: 0, maximum: 10},
  {type: 'number'},
  {type: 'number', multipleOf: 2},
  {type: 'number', multipleOf: 3},
  {type: 'number', minimum: 1.5},
  {type: 'number', exclusiveMaximum: 1.5},
  {type: 'boolean'},
  {type: ['integer', 'string']},
  {type: 'array'},
  {type: 'array', items: text},
  {type: 'array', items: {type: 'integer'}, minItems: 2},
  {type: 'array', items: text, maxItems: 1},
  {type: 'array', items: {type: 'integer'}, uniqueItems: true},
  {type: 'array', prefixItems: [text, {type: 'integer'}]},
  {type: 'array', prefixItems: [text], items: false},
  {type: 'array', contains: text},
  object({}),
  object({a: text}),
  object({a: text}, 'a'),
  object({a: {type: 'integer'}, b: text}, 'b'),
  object({a: {...text, readOnly: true}, b: text}, 'a'),
  object({a: {...text, writeOnly: true}, b: {...text, default: 'x'}}, 'b'),
  {...object({a: text}), additionalProperties: false},
  {...object({}), additionalProperties: {type: 'integer'}},
  {...object({a: text, b: text}), minProperties: 2},
  {...object({a: text, b: text}), dependentRequired: {a: ['b']}},
  {...object({a: text, b: text}), maxProperties: 1},
  {...object({a: text}), propertyNames: {pattern: '^b'}},
  {...object({a: text, b: text}), anyOf: [{required: ['a']}, {required: ['b']}]},
  {...object({a: text, b: text}), if: {required: ['a']}, then: {required: ['b']}},
  {...object({a: text, b: text}), not: {required: ['a']}},
  {type: 'object', patternProperties: {'^a': {type: 'integer'}}},
  {allOf: [object({a: text}), object({b: text}, 'b')]},
  {allOf: [reference('Cat'), object({a: text}, 'a')]},
  reference('Cat'),
  reference('Dog'),
  reference('Node'),
  {oneOf: [reference('Cat'), reference('Dog')]},
  {anyOf: [reference('Cat'), reference('Dog'), {type: 'null'}]},
  {oneOf: [text, {type: 'integer'}]},
  {oneOf: [{const: 'a'}, {const: 'b'}]},
  {oneOf: [text, {type: 'array', items: text}]},
];

const create = (schema: JsonObject) => upgradeSchemas(createDocument(schema, {schemas}));

const readModel = (schema: JsonObject) => readApiDocument(new OpenApiDocument(create(schema)));

/** Returns whether a value has properties that a schema doesn't declare: their values mean nothing to it. */
function hasUndeclared(value: unknown, schema: JsonObject): boolean {
  if (!isObject(value)) return false;
  const declared = toCanonicalJson([schema, JSON.stringify(schema).includes('$ref') ? schemas : {}]);
  return (
    Object.keys(value).some((name) => !declared.includes(`"${name}":`)) && schema.additionalProperties === undefined
  );
}

test('what the mock accepted before and rejects after is a breaking change', async () => {
  const models = bodies.map(readModel);
  const generated = bodies.flatMap((schema) => {
    // With all properties, and with only the required ones.
    const few = {...schema, ...(schema.properties !== undefined && {properties: {}})};
    return [schema, few].flatMap((variant) =>
      readModel(variant).operations.flatMap(({requestBody}) => requestBody?.content[0]?.examples[0]?.value ?? null),
    );
  });
  const values = [
    ...new Map(
      [...generated, null, '', 'abcdefgh', 5, 0, 1.5, 1e12, true, [], ['a', 'a'], [1, 1], {}].map((value) => [
        toCanonicalJson(value),
        value,
      ]),
    ).values(),
  ];
  const accepted = await Promise.all(
    bodies.map(async (schema) => {
      const send = startMock({bodies: create(schema)});
      const statuses = await Promise.all(values.map(async (value) => (await send('POST', '/things', value)).status));
      return statuses.map((status) => status === 204);
    }),
  );
  expect(accepted.flat().filter(Boolean).length).toBeGreaterThan(bodies.length * 4);
  const missed: string[] = [];
  for (const [first, before] of models.entries()) {
    for (const [second, after] of models.entries()) {
      const changes = compareDocuments(before, after);
      const isBreaking = changes.some(({level}) => level === 'breaking');
      const broken = values.filter(
        (value, index) =>
          accepted[first]?.[index] === true &&
          accepted[second]?.[index] === false &&
          !hasUndeclared(value, bodies[first] ?? {}),
      );
      if (broken.length > 0 && !isBreaking) {
        missed.push(
          `${JSON.stringify(bodies[first])} → ${JSON.stringify(bodies[second])} rejects ${JSON.stringify(broken[0])}, but has ${changes.map(({kind}) => kind).join()}`,
        );
      }
      if (first === second) expect(changes).toEqual([]);
    }
  }
  expect(missed).toEqual([]);
});
