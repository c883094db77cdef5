import {expect, test} from 'vitest';
import {createEntryId, createSlug, formatCount} from '.';

test('creates slugs', () => {
  expect(createSlug('(Café & Co.)')).toBe('café-co');
});

test('creates entry IDs', () => {
  expect(createEntryId('error', 'rate_limited')).toBe('error-rate-limited');
  expect(createEntryId('', 'GenerateInput')).toBe('generateinput');
});

test('formats counts', () => {
  expect([0, 1, 2].map((count) => formatCount(count, 'field'))).toEqual(['0 fields', '1 field', '2 fields']);
});
