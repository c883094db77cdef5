// cspell:ignore Español Latinoamérica espanol panish العربية
import {describe, expect, it} from 'vitest';
import {matches, type Language} from './matches';

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

describe('matches', () => {
  it.each(['', '  ', 'es', 'ES-419', 'span', 'espanol', 'latinoamérica', 'latin ltr', 'left to r', 'latn'])(
    '%j finds Spanish',
    (query) => {
      expect(matches(spanish, query)).toBe(true);
    },
  );

  it.each(['rtl', 'right to left', 'العربية', 'arab'])('%j finds Arabic and not Spanish', (query) => {
    expect(matches(arabic, query)).toBe(true);
    expect(matches(spanish, query)).toBe(false);
  });

  it('takes a word at its beginning only, and every word', () => {
    expect(matches(spanish, 'panish')).toBe(false);
    expect(matches(spanish, 'spanish rtl')).toBe(false);
  });
});
