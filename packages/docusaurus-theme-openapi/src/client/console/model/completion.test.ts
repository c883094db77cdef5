import {CompletionContext} from '@codemirror/autocomplete';
import {EditorState} from '@codemirror/state';
import {expect, test, vi} from 'vitest';
import {createCompletionSource} from './completion';
import type {ConsoleOperation, FieldSchema} from './operation';

vi.mock('../../console-texts', () => import('../../../fixtures/test-console-texts'));

const title: FieldSchema = {properties: {type: {values: [{value: 'title'}]}, text: {type: 'string'}}};
const price: FieldSchema = {properties: {type: {values: [{value: 'price'}]}, amount: {type: 'string'}}};
const body: FieldSchema = {
  properties: {
    prompt: {type: 'string'},
    isDraft: {type: 'boolean'},
    blocks: {type: 'array', items: {alternatives: [title, price]}},
  },
};
const complete = createCompletionSource({bodies: {json: body}, schemas: {}} as unknown as ConsoleOperation, 'json');

/** Completes text at `|`, and returns the labels and the replaced text. */
function completeAt(markedText: string, explicit = true) {
  const pos = markedText.indexOf('|');
  const doc = markedText.replace('|', '');
  const result = complete(new CompletionContext(EditorState.create({doc}), pos, explicit));
  return result && {labels: result.options.map(({label}) => label), replaced: doc.slice(result.from, result.to)};
}

test('completes the names that the object lacks', () => {
  expect(completeAt('{"prompt": "Sale", |}')).toEqual({labels: ['"isDraft"', '"blocks"'], replaced: ''});
  expect(completeAt('{"prompt": "Sale", "bl|"}', false)).toEqual({
    labels: ['"isDraft"', '"blocks"'],
    replaced: '"bl"',
  });
  expect(completeAt('{"prompt|": "Sale"}')).toMatchObject({labels: ['"prompt"', '"isDraft"', '"blocks"']});
});

test('completes the names of the alternative that an incomplete object matches', () => {
  expect(completeAt('{"blocks": [{}, {"type": "price", |]}')).toEqual({labels: ['"amount"'], replaced: ''});
});

test('suggests nothing between a value and a comma, or before the reader types or requests suggestions', () => {
  expect(completeAt('{"prompt": "Sale" |, "isDraft": true}')).toBeNull();
  expect(completeAt('{"blocks": [{}, |]}')).toBeNull();
  expect(completeAt('{"prompt": "Sale", |}', false)).toBeNull();
});
