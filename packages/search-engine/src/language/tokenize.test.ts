// cspell:disable -- joined words and words of other languages
import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {extractTerms, maxTermLength, normalize, splitWords} from './tokenize.js';

/** Any code point. `unit: 'binary'` is the same, but takes seconds to prepare. */
const character = fc.nat(0x10ffff).map((codePoint) => String.fromCodePoint(codePoint));

const words = (text: string) =>
  splitWords(text).map(({parts, start, end, joined}) => ({
    terms: parts.map(({term}) => term),
    text: text.slice(start, end),
    joined,
  }));

describe('splitWords', () => {
  test.each([
    ['HTMLElement', ['html', 'element'], 'htmlelement'],
    ['__BRAND__', ['brand'], 'brand'],
  ])('treats %s as one word with parts', (text, terms, joined) => {
    expect(words(text)).toEqual([{terms, text: text.replace(/^_+|_+$/g, ''), joined}]);
  });

  test('separates words at slashes, colons, and sentence ends', () => {
    expect(words('a/b c:d. Next-').map(({text}) => text)).toEqual(['a', 'b', 'c', 'd', 'Next']);
  });

  test('omits the possessive and joins words at other apostrophes', () => {
    expect(words("the brand’s colors don't")).toEqual([
      {terms: ['the'], text: 'the', joined: 'the'},
      {terms: ['brand'], text: 'brand', joined: 'brand'},
      {terms: ['colors'], text: 'colors', joined: 'colors'},
      {terms: ['don', 't'], text: "don't", joined: 'dont'},
    ]);
  });

  test('keeps the accents of words for stemmers', () => {
    expect(splitWords('Größe e\u0301tage Plan')).toMatchObject([
      {parts: [{term: 'grosse', accented: 'größe'}]},
      {parts: [{term: 'etage', accented: 'étage'}]},
      {parts: [{term: 'plan'}]},
    ]);
    expect(splitWords('Plan')[0]?.parts[0]).not.toHaveProperty('accented');
  });

  test('reports offsets in the original text even if normalization changes its length', () => {
    const text = 'İstanbul Größe ﬁne 𝐁old';
    expect(words(text).map(({text: found}) => found)).toEqual(['İstanbul', 'Größe', 'ﬁne', '𝐁old']);
    expect(extractTerms(text)).toEqual(['istanbul', 'grosse', 'fine', 'bold']);
  });

  test('truncates long terms', () => {
    expect(extractTerms('a'.repeat(500))).toEqual(['a'.repeat(maxTermLength)]);
    expect(words(`${'a'.repeat(30)}-${'b'.repeat(30)}`)[0]?.joined).toHaveLength(maxTermLength);
  });

  test('returns terms in order and within the text, for any text', () => {
    fc.assert(
      fc.property(fc.string({unit: character, maxLength: 60}), (text) => {
        const parts = splitWords(text).flatMap((word) => word.parts);
        for (const offsets of [parts.map(({start}) => start), parts.map(({end}) => end)]) {
          expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
        }
        expect(parts.every(({start, end}) => start >= 0 && end > start && end <= text.length)).toBe(true);
        expect(parts.map(({term}) => term)).not.toContain('');
      }),
      {numRuns: 25},
    );
  });
});

describe('normalize', () => {
  test.each([
    ['ÉCOLE', 'ecole'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['ışık', 'isik'],
    ['مُحَمَّد', 'محمد'],
  ])('converts %s to %s', (text, expected) => {
    expect(normalize(text)).toBe(expected);
  });

  test.each(['が', 'हिन्दी', 'ติดตั้ง', '한국어'])(
    'keeps the marks that distinguish words of other scripts: %s',
    (text) => {
      expect(normalize(text)).toBe(text.normalize('NFKD').normalize('NFC'));
      expect(normalize(text.normalize('NFD'))).toBe(normalize(text));
    },
  );
});
