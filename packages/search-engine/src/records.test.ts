import {expect, test} from 'vitest';
import {getCategory, isEntryKind} from './records.js';

test.each(['operation', 'parameter', 'command', 'css-variable'])('%s is the kind of a reference entry', (kind) => {
  expect(isEntryKind(kind)).toBe(true);
});

test.each(['page', 'heading', 'text', 'sample', 'link', 'phrases', '', undefined])(
  "%s isn't the kind of a reference entry",
  (kind) => {
    expect(isEntryKind(kind)).toBe(false);
  },
);

test.each([
  ['operation', 1, 'endpoint'],
  ['option', 0, 'sdk'],
  ['event', 0, 'sdk'],
  ['field', 3, 'reference'],
  ['command', 0, 'reference'],
  ['heading', 0, 'guide'],
  ['heading', 1, 'endpoint'],
  ['page', 4, 'reference'],
] as const)('a section of kind %s on a page with %i operations has the category %s', (kind, count, category) => {
  expect(getCategory(kind, count)).toBe(category);
});
