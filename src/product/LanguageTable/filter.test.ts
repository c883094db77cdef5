// cspell:ignore Español Latinoamérica espanol panish العربية
import {expect, test} from 'vitest';
import {matchesQuery, type Language} from './filter';

const spanish: Language = {
  value: 'es-419',
  title: 'Spanish (Latin America)',
  nativeName: 'Español (Latinoamérica)',
  script: 'Latn',
  scriptName: 'Latin',
  direction: 'ltr',
  description: 'Spanish for readers in Latin America.',
};
const arabic: Language = {
  value: 'ar',
  title: 'Arabic',
  nativeName: 'العربية',
  script: 'Arab',
  scriptName: 'Arabic',
  direction: 'rtl',
  description: 'Modern Standard Arabic.',
};

test.each(['', '  ', 'es', 'ES-419', 'span', 'espanol', 'latinoamérica', 'latin ltr', 'left to r', 'latn'])(
  '%j matches Spanish',
  (query) => {
    expect(matchesQuery(spanish, query)).toBe(true);
  },
);

test.each(['rtl', 'right to left', 'العربية', 'arab'])('%j matches Arabic but not Spanish', (query) => {
  expect(matchesQuery(arabic, query)).toBe(true);
  expect(matchesQuery(spanish, query)).toBe(false);
});

test('every word in the query has to match the start of a word', () => {
  expect(matchesQuery(spanish, 'panish')).toBe(false);
  expect(matchesQuery(spanish, 'spanish rtl')).toBe(false);
});
