import {stringifyJson} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {createSamples} from '../../samples/create-samples.js';
import {loadText} from '../fixtures/load-text.js';
import {stringifyYaml} from './stringify-yaml.js';

const yaml = `
openapi: 3.1.0
info: {title: Numbers, version: 1.0}
paths:
  /orders/{id}:
    put:
      operationId: putOrder
      parameters:
        - {name: id, in: path, required: true, schema: {type: integer}, example: 9007199254740993}
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: '#/components/schemas/Order'}
      responses: {'204': {description: Done.}}
components:
  schemas:
    Order:
      type: object
      required: [id, price, delta, rate, count]
      properties:
        id: {type: integer, format: int64, maximum: 9223372036854775807, example: 9007199254740993}
        price: {type: number, example: 1.10}
        delta: {type: number, default: -0.0}
        rate:
          enum:
            - 1.50
            - 2e-7
        count: {type: integer, example: 10}
`;

const load = (text: string, name: string) => loadText(text, {}, name);

const body = '{"id":9007199254740993,"price":1.10,"delta":-0.0,"rate":1.50,"count":10}';

test('numbers are shown and sent as the document has them', async () => {
  const {model, bundle, warnings} = await load(yaml, 'api.yaml');
  expect(warnings.filter((warning) => !/security|4xx|license|summary/i.test(warning))).toEqual([]);
  const [operation] = model.operations;
  if (operation === undefined) throw new Error('The document has no operation.');
  const [example] = operation.requestBody?.content[0]?.examples ?? [];
  expect(stringifyJson(example?.value)).toBe(body);
  const properties = model.schemas.get('Order')?.properties.map(({schema}) => schema);
  expect(stringifyJson(properties?.[0]?.constraints)).toContain('"value":9223372036854775807');
  expect(properties?.[3]?.enumValues.map(({value}) => String(value))).toEqual(['1.50', '2e-7']);
  expect(properties?.[3]?.types).toEqual(['number']);
  expect(properties?.[1]?.examples.map(String)).toEqual(['1.10']);
  expect(model.version).toBe('1.0');
  expect(stringifyYaml(bundle)).toContain('default: -0.0');
  for (const {code} of createSamples(operation)[0]?.snippets ?? []) {
    expect(code).toContain('/orders/9007199254740993');
    expect(code).toContain('"id": 9007199254740993');
    expect(code).toContain('"price": 1.10');
  }
  const json = await load(stringifyJson(bundle), 'api.json');
  expect(stringifyJson(json.bundle)).toBe(stringifyJson(bundle));
});
