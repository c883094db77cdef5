import {describe, expect, test} from 'vitest';
import {sharedContract} from '../testing/fixtures';
import {toFieldErrors} from './field-errors';

const contract = await sharedContract();

/** The field errors of a body; a valid one with changes. */
function errorsOf(operationId: string, changes: object, base: object = {}) {
  const body = contract.operations.find(({id}) => id === operationId)?.body;
  if (body === undefined) throw new Error(`${operationId} has no body.`);
  return toFieldErrors(
    contract.validator.sent(body.schema, {...(body.examples.minimal as object), ...base, ...changes}),
  );
}

const prompt = (changes: object) => errorsOf('designsFromPrompt', changes);
const block = (content: object) => errorsOf('designsFromContent', {blocks: [content]});

describe('field errors', () => {
  test.for<[string, () => ReturnType<typeof prompt>, object]>([
    [
      'a missing field',
      () => prompt({prompt: undefined}),
      {pointer: '/prompt', code: 'required', detail: 'The field prompt is missing.'},
    ],
    [
      'a misspelled field',
      () => prompt({promt: 'x'}),
      {pointer: '/promt', code: 'unknown_field', detail: 'Did you mean "prompt"?'},
    ],
    [
      'a wrong type',
      () => prompt({designCount: '2'}),
      {pointer: '/designCount', code: 'wrong_type', detail: 'Is a string; the field takes a whole number.'},
    ],
    [
      'a fraction',
      () => prompt({designCount: 1.5}),
      {pointer: '/designCount', code: 'wrong_type', detail: 'Is a number; the field takes a whole number.'},
    ],
    [
      'a pattern',
      () => prompt({webhookUrl: 'http://x.example'}),
      {pointer: '/webhookUrl', code: 'wrong_format', detail: '"http://x.example" does not match ^https://.'},
    ],
    [
      'a value that is close',
      () => prompt({designType: 'square'}),
      {
        pointer: '/designType',
        code: 'not_allowed',
        detail: '"square" is none of the values; did you mean "square-post"?',
      },
    ],
    [
      'a short text',
      () => prompt({prompt: '🍷'}),
      {pointer: '/prompt', code: 'too_short', detail: 'Has 1 character; at least 3 are needed.'},
    ],
    [
      'a long text',
      () => prompt({clientReference: 'x'.repeat(129)}),
      {pointer: '/clientReference', code: 'too_long', detail: 'Has 129 characters; at most 128 are taken.'},
    ],
    [
      'a small number',
      () => prompt({designCount: 0}),
      {pointer: '/designCount', code: 'too_small', detail: 'Is 0; the minimum is 1.'},
    ],
    [
      'a large number',
      () => prompt({designCount: 5}),
      {pointer: '/designCount', code: 'too_large', detail: 'Is 5; the maximum is 4.'},
    ],
    [
      'an empty list',
      () => prompt({formats: []}),
      {pointer: '/formats', code: 'too_few', detail: 'Has 0 items; at least 1 are needed.'},
    ],
    [
      'a repeated item',
      () => prompt({formats: ['png', 'png']}),
      {pointer: '/formats', code: 'not_allowed', detail: 'Items 0 and 1 are the same.'},
    ],
    [
      'an item of a list',
      () => prompt({formats: ['png', 'gif']}),
      {
        pointer: '/formats/1',
        code: 'not_allowed',
        detail: '"gif" is none of the values; it takes png, jpg, pdf and svg.',
      },
    ],
    [
      'an unknown block',
      () => block({type: 'titel', text: 'x'}),
      {pointer: '/blocks/0/type', code: 'not_allowed', detail: '"titel" is none of the values; did you mean "title"?'},
    ],
    [
      'a block without a type',
      () => block({text: 'x'}),
      {pointer: '/blocks/0/type', code: 'required', detail: 'The field type is missing.'},
    ],
    [
      'a block that is a text',
      () => block('title' as unknown as object),
      {pointer: '/blocks/0', code: 'wrong_type', detail: 'Is a string; the field takes an object.'},
    ],
    [
      'both of two fields',
      () => block({type: 'image', url: 'https://x.example', prompt: 'A tree'}),
      {pointer: '/blocks/0', code: 'exactly_one', detail: 'Exactly one of url and prompt must be present.'},
    ],
    [
      'neither of two fields',
      () => block({type: 'image'}),
      {pointer: '/blocks/0', code: 'exactly_one', detail: 'Exactly one of url and prompt must be present.'},
    ],
    [
      'a wrong field of a choice',
      () => block({type: 'image', prompt: 'x'}),
      {pointer: '/blocks/0/prompt', code: 'too_short', detail: 'Has 1 character; at least 3 are needed.'},
    ],
    [
      'too few fields',
      () => block({type: 'contact'}),
      {pointer: '/blocks/0', code: 'too_few', detail: 'Has 1 field; at least 2 are needed.'},
    ],
  ])('name %s', ([, errors, expected]) => {
    expect(errors()).toEqual([expected]);
  });

  test('are many for many mistakes, and at most 50', () => {
    expect(prompt({prompt: 1, designType: 'x', nope: 1}).map(({pointer}) => pointer)).toEqual(
      expect.arrayContaining(['/prompt', '/designType', '/nope']),
    );
    const blocks = Array.from({length: 60}, () => ({type: 'title', text: ''}));
    expect(errorsOf('designsFromContent', {blocks})).toHaveLength(50);
  });

  test('use codes that the contract has', () => {
    const codes = Object.keys(contract.values('error-codes#FieldErrorCode'));
    const used = [prompt({prompt: 1, nope: 1, designCount: 9}), block({type: 'image'})].flat().map(({code}) => code);
    expect(used.filter((code) => !codes.includes(code))).toEqual([]);
  });

  test('name a parameter instead of a place', () => {
    const operation = contract.operations.find(({id}) => id === 'getDesignVariants');
    const limit = operation?.parameters.find(({name}) => name === 'limit');
    if (limit === undefined) throw new Error('getDesignVariants has a limit.');
    expect(toFieldErrors(contract.validator.sent(limit.schema, 100), {parameter: 'limit'})).toEqual([
      {parameter: 'limit', code: 'too_large', detail: 'Is 100; the maximum is 24.'},
    ]);
  });
});
