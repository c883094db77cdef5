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

type FieldErrors = () => ReturnType<typeof toFieldErrors>;

const findPromptErrors = (changes: object) => findFieldErrors('designsFromPrompt', changes);
const findBlockErrors = (content: object) => findFieldErrors('designsFromContent', {blocks: [content]});

describe('field errors', () => {
  test('describe the problem', () => {
    const problems: [errors: FieldErrors, pointer: string, code: string, detail: unknown][] = [
      [() => findPromptErrors({prompt: undefined}), '/prompt', 'required', 'The prompt field is missing.'],
      [() => findPromptErrors({promt: 'x'}), '/promt', 'unknown_field', 'Did you mean "prompt"?'],
      [() => findPromptErrors({designCount: '2'}), '/designCount', 'wrong_type', 'Expected an integer, got a string.'],
      [() => findPromptErrors({designType: null}), '/designType', 'wrong_type', 'Expected a string, got null.'],
      [() => findPromptErrors({designCount: 1.5}), '/designCount', 'wrong_type', 'Expected an integer, got a number.'],
      [
        () => findPromptErrors({webhookUrl: 'http://x.example'}),
        '/webhookUrl',
        'wrong_format',
        '"http://x.example" doesn\'t match the pattern ^https://[^/?#].',
      ],
      [
        () => findPromptErrors({designType: 'square'}),
        '/designType',
        'not_allowed',
        '"square" isn\'t an allowed value. Did you mean "square-post"?',
      ],
      [
        () => findPromptErrors({language: 'xx'}),
        '/language',
        'not_allowed',
        expect.stringMatching(/Use ar, bg, .*, hi, or one of \d\d other values\.$/) as string,
      ],
      [() => findPromptErrors({prompt: '🍷'}), '/prompt', 'too_short', 'Has 1 character; the minimum is 3.'],
      [
        () => findPromptErrors({clientReference: 'x'.repeat(129)}),
        '/clientReference',
        'too_long',
        'Has 129 characters; the maximum is 128.',
      ],
      [() => findPromptErrors({designCount: 0}), '/designCount', 'too_small', '0 is too small; the minimum is 1.'],
      [() => findPromptErrors({designCount: 5}), '/designCount', 'too_large', '5 is too large; the maximum is 4.'],
      [() => findPromptErrors({formats: []}), '/formats', 'too_few', 'Has 0 items; the minimum is 1.'],
      [
        () => findPromptErrors({formats: ['png', 'png']}),
        '/formats',
        'not_allowed',
        'Items 0 and 1 are equal; items must be unique.',
      ],
      [
        () => findPromptErrors({formats: ['png', 'gif']}),
        '/formats/1',
        'not_allowed',
        '"gif" isn\'t an allowed value. Use png, jpg, pdf, or svg.',
      ],
      [
        () => findBlockErrors({type: 'titel', text: 'x'}),
        '/blocks/0/type',
        'not_allowed',
        '"titel" isn\'t an allowed value. Did you mean "title"?',
      ],
      [() => findBlockErrors({text: 'x'}), '/blocks/0/type', 'required', 'The type field is missing.'],
      [
        () => findBlockErrors('title' as unknown as object),
        '/blocks/0',
        'wrong_type',
        'Expected an object, got a string.',
      ],
      [
        () => findBlockErrors({type: 'image', url: 'https://x.example', prompt: 'A tree'}),
        '/blocks/0',
        'exactly_one',
        'Pass exactly one of url and prompt.',
      ],
      [() => findBlockErrors({type: 'image'}), '/blocks/0', 'exactly_one', 'Pass exactly one of url and prompt.'],
      [
        () => findBlockErrors({type: 'image', prompt: 'x'}),
        '/blocks/0/prompt',
        'too_short',
        'Has 1 character; the minimum is 3.',
      ],
      [
        () => findPromptErrors({webhookUrl: 'https://'}),
        '/webhookUrl',
        'wrong_format',
        '"https://" doesn\'t match the pattern ^https://[^/?#].',
      ],
      [
        () => findBlockErrors({type: 'title', text: 'Two\nlines'}),
        '/blocks/0/text',
        'wrong_format',
        expect.stringContaining("doesn't match the pattern") as string,
      ],
      [
        () => findPromptErrors({brand: {name: '  '}}),
        '/brand/name',
        'wrong_format',
        '"  " doesn\'t match the pattern \\S.',
      ],
      [() => findBlockErrors({type: 'contact'}), '/blocks/0', 'too_few', 'Has 1 field; the minimum is 2.'],
    ];
    for (const [errors, pointer, code, detail] of problems) {
      expect.soft(errors()).toEqual([{pointer, code, detail}]);
    }
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
