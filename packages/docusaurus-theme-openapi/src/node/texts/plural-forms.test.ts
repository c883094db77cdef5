import {expect, test} from 'vitest';
import {createPluralSelector} from './plural-forms';

const select = (locale: string, message: string, counts: readonly number[]) =>
  counts.map((count) => createPluralSelector(locale)(message, count));

test('selects the form of the language', () => {
  expect(select('fr', 'champ|champs', [0, 1, 2])).toEqual(['champ', 'champ', 'champs']);
  expect(select('pl', 'pole|pola|pól|pola', [1, 3, 5, 1.5])).toEqual(['pole', 'pola', 'pól', 'pola']);
  expect(select('ja', '件', [1, 2])).toEqual(['件', '件']);
});

test('uses the last form if a translation lacks one', () => {
  expect(select('pl', 'pole|pola', [1, 5])).toEqual(['pole', 'pola']);
});
