import {expect, test} from 'vitest';
import {loadText} from '../fixtures/load-text.js';

// What tools write, although people rarely do.

const load = (text: string, files?: Readonly<Record<string, string>>) => loadText(text, files, 'api/openapi.yaml');

const head = "openapi: 3.0.3\ninfo: {title: Boats, version: '1'}\n";
const createDocument = (schema: string) =>
  `${head}paths:\n  /a: {get: {operationId: a, responses: {'200': {description: Ok, content: {application/json: {schema: ${schema}}}}}}}\n`;

test.each([
  [String.raw`.\models\boat.yaml#/Boat`, 'api/models/boat.yaml'],
  ['./models/my%20boat.yaml#/Boat', 'api/models/my boat.yaml'],
  ['models/gr%C3%B6%C3%9Fe.yaml#/Boat', 'api/models/größe.yaml'],
  ['models/a%20b.yaml#/Boat', 'api/models/a%20b.yaml'],
  ['models/BOAT.YAML#/Boat', 'api/models/BOAT.YAML'],
  ['models/boat#/Boat', 'api/models/boat'],
])('the reference %s leads to the file %s', async (reference, file) => {
  const {model, warnings} = await load(createDocument(`{$ref: '${reference}'}`), {[file]: 'Boat: {type: integer}'});
  expect(warnings).toEqual([]);
  expect(model.operations[0]?.responses[0]?.content[0]?.schema).toMatchObject({ref: 'Boat', types: ['integer']});
});

test.each([String.raw`..\secret.yaml#/Boat`, '..%2Fsecret.yaml#/Boat', '%2e%2e/secret.yaml#/Boat'])(
  "the reference %s doesn't leave the folder",
  async (reference) => {
    const files = {'secret.yaml': 'Boat: {type: integer}'};
    await expect(load(createDocument(`{$ref: '${reference}'}`), files)).rejects.toThrow(
      /"secret\.yaml" is outside the folder/,
    );
  },
);

const errors =
  'x-errors: &errors\n  400: &bad {description: Bad}\n  500: {description: Broken}\nx-auth: &auth {401: {description: No key}, 400: {description: Other}}\n';
const createOperation = (responses: string) =>
  `${head}${errors}paths:\n  /a:\n    get:\n      operationId: a\n      responses:\n${responses}`;

test.each([
  ['        <<: *errors\n        400: {description: Own}\n'],
  ['        <<: [*errors, *auth]\n        400: {description: Own}\n', 'No key'],
  // Text that looks like keys.
  ["        <<: *errors\n        400:\n          description: Own\n        418: {description: '400: a, 400: b'}\n"],
  ['        <<: *errors\r\n        400: {description: Own}\r\n'],
])('own keys override merged ones: %j', async (responses, unauthorized?: string) => {
  const text = createOperation(responses);
  const file = responses.includes('\r') ? `\uFEFF${text.replaceAll(/\r?\n/g, '\r\n')}` : text;
  const {model, bundle, warnings} = await load(file);
  const {responses: read = []} = model.operations[0] ?? {};
  const descriptions = Object.fromEntries(read.map(({status, description}) => [status, description]));
  expect(descriptions).toMatchObject({400: 'Own', 500: 'Broken'});
  expect(descriptions['401']).toBe(unauthorized);
  expect(JSON.stringify([bundle, warnings])).not.toMatch(/<<|\\r/);
});

const [first, second] = ['        400: {description: A}\n', '        400: {description: B}\n'];
test.each([
  [`        <<: *errors\n${first}${second}`, /openapi\.yaml:14:9: .*unique.*Remove or rename/],
  [`${first}${second}`, /openapi\.yaml:13:9: .*unique.*Remove or rename/],
  [`        <<: *missing\n${first}`, /openapi\.yaml: the file isn't valid YAML: Merge sources/],
])('duplicate keys are still errors: %j', async (responses, message) => {
  await expect(load(createOperation(responses))).rejects.toThrow(message);
});

test('JSON in YAML can end below its key', async () => {
  const text = `${createDocument('{$ref: "#/components/schemas/A"}')}components:
  schemas:
    A:
      type: object
      additionalProperties: true
      example: {
        "80/tcp": {}
      }
      properties:
        list:
          type: array
          items: {type: string}
          example: [
            'a'
          ]
`;
  const {model, warnings} = await load(text);
  expect(warnings).toEqual([]);
  expect(model.operations[0]?.responses[0]?.content[0]?.examples[0]?.value).toEqual({'80/tcp': {}});
  expect(model.schemas.get('A')?.properties[0]?.schema.examples).toEqual([['a']]);
  await expect(load(text.replace('"80/tcp": {}', '"80/tcp": {'))).rejects.toThrow(
    /openapi\.yaml:\d+:\d+: .*isn't valid/,
  );
});

test('values that YAML 1.1 reads as something else are text', async () => {
  const values = {day: '2026-01-27', answer: 'no', clock: '12:30:45', mode: '0755'};
  const properties = Object.entries(values).map(
    ([name, value]) => `${name}: {type: string, example: ${name === 'mode' ? `'${value}'` : value}}`,
  );
  const text = `${createOperation('        <<: *errors\n        400: {description: Own}\n')}components: {schemas: {A: {properties: {${properties.join(', ')}}}}}\n`;
  const {model, warnings} = await load(text);
  expect(warnings).toEqual([]);
  const read = model.schemas.get('A')?.properties.map(({name, schema}) => [name, schema.examples[0]]);
  expect(Object.fromEntries(read ?? [])).toEqual(values);
});

test('JSON can have tabs and a byte order mark, and files can refer to each other', async () => {
  const paths = {'/a': {$ref: 'a.json'}, '/b': {$ref: 'a.json#/x~1y'}};
  const document = {openapi: '3.0.3', info: {title: 'Boats', version: '1'}, paths};
  const content = {'application/json': {schema: {$ref: './a.json#/boat'}}};
  const get = (operationId: string) => ({operationId, responses: {200: {description: 'Ok', content}}});
  const root = {$ref: 'openapi.yaml#/paths/~1a/get/responses/200/content/application~1json/schema'};
  const boat = {type: 'object', properties: {next: {$ref: '#/boat'}, root}};
  const item = {get: get('a'), 'x/y': {get: get('b')}, boat};
  const {model} = await load(`\uFEFF${JSON.stringify(document, undefined, '\t')}`, {
    'api/a.json': JSON.stringify(item, undefined, '\t'),
  });
  expect(model.operations.map(({id}) => id)).toEqual(['a', 'b']);
  expect([...model.schemas.keys()]).toEqual(['boat']);
});
