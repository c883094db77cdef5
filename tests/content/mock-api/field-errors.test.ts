import {toFieldErrors} from '@developer-docs/mock-api';
import {describe, expect, test} from 'vitest';
import {loadMockContract} from '../../../tools/mock/contract';

const {contract, validators} = await loadMockContract();

/** Returns the field errors for the minimal valid request body with changes. */
function findFieldErrors(operationId: string, changes: object, base: object = {}) {
  const body = contract.operations.find(({id}) => id === operationId)?.body;
  if (body === undefined) throw new Error(`${operationId} has no request body.`);
  return toFieldErrors(
    validators.validateRequest(body.schema.uri, {...(body.examples.minimal as object), ...base, ...changes}),
  );
}

const findPromptErrors = (changes: object) => findFieldErrors('designsFromPrompt', changes);
const findBlockErrors = (content: object) => findFieldErrors('designsFromContent', {blocks: [content]});

describe('field errors', () => {
  test.for<[string, () => ReturnType<typeof findPromptErrors>, object]>([
    [
      'a missing field',
      () => findPromptErrors({prompt: undefined}),
      {pointer: '/prompt', code: 'required', detail: 'The prompt field is missing.'},
    ],
    [
      'a misspelled field',
      () => findPromptErrors({promt: 'x'}),
      {pointer: '/promt', code: 'unknown_field', detail: 'Did you mean "prompt"?'},
    ],
    [
      'a wrong type',
      () => findPromptErrors({designCount: '2'}),
      {pointer: '/designCount', code: 'wrong_type', detail: 'Expected an integer, got a string.'},
    ],
    [
      'a fraction',
      () => findPromptErrors({designCount: 1.5}),
      {pointer: '/designCount', code: 'wrong_type', detail: 'Expected an integer, got a number.'},
    ],
    [
      'a pattern',
      () => findPromptErrors({webhookUrl: 'http://x.example'}),
      {
        pointer: '/webhookUrl',
        code: 'wrong_format',
        detail: '"http://x.example" doesn\'t match the pattern ^https://.',
      },
    ],
    [
      'a misspelled value',
      () => findPromptErrors({designType: 'square'}),
      {
        pointer: '/designType',
        code: 'not_allowed',
        detail: '"square" isn\'t an allowed value. Did you mean "square-post"?',
      },
    ],
    [
      'a value of a long list',
      () => findPromptErrors({language: 'xx'}),
      {
        pointer: '/language',
        code: 'not_allowed',
        detail: expect.stringMatching(/Use ar, bg, .*, hi, or one of \d\d other values\.$/) as string,
      },
    ],
    [
      'a text that is too short',
      () => findPromptErrors({prompt: '🍷'}),
      {pointer: '/prompt', code: 'too_short', detail: 'Has 1 character; the minimum is 3.'},
    ],
    [
      'a text that is too long',
      () => findPromptErrors({clientReference: 'x'.repeat(129)}),
      {pointer: '/clientReference', code: 'too_long', detail: 'Has 129 characters; the maximum is 128.'},
    ],
    [
      'a number that is too small',
      () => findPromptErrors({designCount: 0}),
      {pointer: '/designCount', code: 'too_small', detail: '0 is too small; the minimum is 1.'},
    ],
    [
      'a number that is too large',
      () => findPromptErrors({designCount: 5}),
      {pointer: '/designCount', code: 'too_large', detail: '5 is too large; the maximum is 4.'},
    ],
    [
      'an empty list',
      () => findPromptErrors({formats: []}),
      {pointer: '/formats', code: 'too_few', detail: 'Has 0 items; the minimum is 1.'},
    ],
    [
      'a duplicate item',
      () => findPromptErrors({formats: ['png', 'png']}),
      {pointer: '/formats', code: 'not_allowed', detail: 'Items 0 and 1 are equal; items must be unique.'},
    ],
    [
      'an item of an array',
      () => findPromptErrors({formats: ['png', 'gif']}),
      {
        pointer: '/formats/1',
        code: 'not_allowed',
        detail: '"gif" isn\'t an allowed value. Use png, jpg, pdf, or svg.',
      },
    ],
    [
      'an unknown block type',
      () => findBlockErrors({type: 'titel', text: 'x'}),
      {
        pointer: '/blocks/0/type',
        code: 'not_allowed',
        detail: '"titel" isn\'t an allowed value. Did you mean "title"?',
      },
    ],
    [
      'a block without a type',
      () => findBlockErrors({text: 'x'}),
      {pointer: '/blocks/0/type', code: 'required', detail: 'The type field is missing.'},
    ],
    [
      'a block that is a string',
      () => findBlockErrors('title' as unknown as object),
      {pointer: '/blocks/0', code: 'wrong_type', detail: 'Expected an object, got a string.'},
    ],
    [
      'two mutually exclusive fields',
      () => findBlockErrors({type: 'image', url: 'https://x.example', prompt: 'A tree'}),
      {pointer: '/blocks/0', code: 'exactly_one', detail: 'Exactly one of url and prompt must be present.'},
    ],
    [
      'neither of two alternatives',
      () => findBlockErrors({type: 'image'}),
      {pointer: '/blocks/0', code: 'exactly_one', detail: 'Exactly one of url and prompt must be present.'},
    ],
    [
      'an invalid alternative',
      () => findBlockErrors({type: 'image', prompt: 'x'}),
      {pointer: '/blocks/0/prompt', code: 'too_short', detail: 'Has 1 character; the minimum is 3.'},
    ],
    [
      'too few fields',
      () => findBlockErrors({type: 'contact'}),
      {pointer: '/blocks/0', code: 'too_few', detail: 'Has 1 field; the minimum is 2.'},
    ],
  ])('describe %s', ([, errors, expected]) => {
    expect(errors()).toEqual([expected]);
  });

  test('report every error, up to 50', () => {
    expect(findPromptErrors({prompt: 1, designType: 'x', nope: 1}).map(({pointer}) => pointer)).toEqual(
      expect.arrayContaining(['/prompt', '/designType', '/nope']),
    );
    const blocks = Array.from({length: 60}, () => ({type: 'title', text: ''}));
    expect(findFieldErrors('designsFromContent', {blocks})).toHaveLength(50);
  });

  test('only use codes from the contract', () => {
    const codes = Object.keys(contract.getEnumValues('FieldErrorCode'));
    const usedCodes = [findPromptErrors({prompt: 1, nope: 1, designCount: 9}), findBlockErrors({type: 'image'})]
      .flat()
      .map(({code}) => code);
    expect(usedCodes.filter((code) => !codes.includes(code))).toEqual([]);
  });

  test('contain a parameter instead of a pointer', () => {
    const operation = contract.operations.find(({id}) => id === 'getDesignVariants');
    const limit = operation?.parameters.find(({name}) => name === 'limit');
    if (limit === undefined) throw new Error('getDesignVariants has a limit.');
    expect(toFieldErrors(validators.validateRequest(limit.schema.uri, 100), {parameter: 'limit'})).toEqual([
      {parameter: 'limit', code: 'too_large', detail: '100 is too large; the maximum is 24.'},
    ]);
  });
});
