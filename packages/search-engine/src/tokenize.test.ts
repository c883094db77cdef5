// cspell:disable -- joined words and words of other languages
import {describe, expect, test} from 'vitest';
import * as fc from 'fast-check';
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
    ['get-design-variants', ['get', 'design', 'variants'], 'getdesignvariants'],
    ['getDesignVariants', ['get', 'design', 'variants'], 'getdesignvariants'],
    ['get_design_variants', ['get', 'design', 'variants'], 'getdesignvariants'],
    ['GetDesignVariants', ['get', 'design', 'variants'], 'getdesignvariants'],
    ['GET_DESIGN_VARIANTS', ['get', 'design', 'variants'], 'getdesignvariants'],
    ['HTMLElement', ['html', 'element'], 'htmlelement'],
    ['ES6Class', ['es6', 'class'], 'es6class'],
    ['X-Request-ID', ['x', 'request', 'id'], 'xrequestid'],
    ['Node.js', ['node', 'js'], 'nodejs'],
    ['__BRAND__', ['brand'], 'brand'],
    ['webhooks', ['webhooks'], 'webhooks'],
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

  test('treats each character of a script without spaces as a word', () => {
    expect(extractTerms('設計 API を')).toEqual(['設', '計', 'api', 'を']);
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
        const offsets = [0, ...parts.flatMap(({start, end}) => [start, end]), text.length];
        expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
        expect(offsets.every((end, order) => order % 2 === 1 || order === 0 || end > offsets[order - 1]!)).toBe(true);
        expect(parts.map(({term}) => term)).not.toContain('');
      }),
      {numRuns: 25},
    );
  });
});

describe('normalize', () => {
  test('ignores case and accents', () => {
    expect(normalize('ÉCOLE')).toBe('ecole');
    expect(normalize('e\u0301cole')).toBe('ecole');
    expect(normalize('STRASSE')).toBe(normalize('Straße'));
  });
});
