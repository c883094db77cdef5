import {expect, test} from 'vitest';
import {findParameterError} from './check-fields';

const ofResponse = [{parameter: 'id', code: 'invalid', detail: 'id is wrong.'}];

test('an error that a check has found is at the parameter in its location', () => {
  const checked = [{parameter: 'id', in: 'query', detail: 'id isn’t an integer.'} as const];
  const findIn = (location: 'path' | 'query') => findParameterError({name: 'id', in: location}, checked, ofResponse);
  expect([findIn('path'), findIn('query')]).toEqual([undefined, 'id isn’t an integer.']);
});

test('an error in a response is at a parameter with its name', () => {
  expect(findParameterError({name: 'id', in: 'path'}, [], ofResponse)).toBe('id is wrong.');
  expect(findParameterError({name: 'name', in: 'path'}, [], ofResponse)).toBeUndefined();
});
