import {expect, test} from 'vitest';
import {chooseTitle} from './texts';

test('titles are in sentence case, and keep abbreviations', () => {
  expect(chooseTitle(['Validates Shopper Id'], new Set())).toBe('Validates shopper ID');
  expect(chooseTitle(['get all Users.'], new Set())).toBe('Get all users');
});
