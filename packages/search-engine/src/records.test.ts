import {expect, test} from 'vitest';
import {getCategory, isEntryKind} from './records.js';

test('every kind is the kind of a reference entry, except those of other content', () => {
  const kinds = ['operation', 'css-variable', 'page', 'heading', 'text', 'sample', 'link', 'phrases', '', undefined];
  expect(kinds.filter(isEntryKind)).toEqual(['operation', 'css-variable']);
});

test.each([
  ['operation', 1, 'endpoint'],
  ['option', 0, 'sdk'],
  ['field', 3, 'reference'],
  ['heading', 0, 'guide'],
  ['heading', 1, 'endpoint'],
  ['page', 4, 'reference'],
] as const)('a section of kind %s on a page with %i operations has the category %s', (kind, count, category) => {
  expect(getCategory(kind, count)).toBe(category);
});
