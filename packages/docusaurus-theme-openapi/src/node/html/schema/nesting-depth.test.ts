import {expect, test} from 'vitest';
import {createDocument, respond} from '../../../fixtures/test-document';
import {chooseOperationDepth} from './nesting-depth';

/** Creates a schema with objects of `width` properties, nested in `depth` levels. */
const createSchema = (width: number, depth: number): object =>
  depth === 0
    ? {type: 'string'}
    : {
        type: 'object',
        properties: Object.fromEntries(
          Array.from({length: width}, (_, index) => [`property${index}`, createSchema(width, depth - 1)]),
        ),
      };

function chooseDepth(schema: object): number | undefined {
  const {model} = createDocument('test', {getTree: {responses: respond(schema)}});
  const [operation] = model.operations;
  return operation && chooseOperationDepth(model, operation);
}

test('an operation page expands all levels of small schemas, and at most 250 properties of others', () => {
  expect(chooseDepth(createSchema(2, 5))).toBe(6);
  // Three levels have 4 + 16 + 64 properties, and a fourth would have 256 more.
  expect(chooseDepth(createSchema(4, 5))).toBe(2);
  expect(chooseDepth(createSchema(20, 2))).toBe(0);
  expect(chooseDepth({additionalProperties: createSchema(300, 1)})).toBe(0);
  expect(chooseDepth({type: 'array', items: createSchema(250, 1)})).toBe(6);
});
