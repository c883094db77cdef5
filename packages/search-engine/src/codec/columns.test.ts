import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {joinNumbers, joinTexts, packTexts, splitNumbers, splitTexts, unpackTexts} from './columns';

const texts = fc.array(
  fc.string({unit: fc.constantFrom('a', 'b', '\u001d', '\u001e', '\u001f', 'é', '😀'), maxLength: 4}),
  {
    minLength: 1,
  },
);

describe('columns', () => {
  it('give back what was put in', () => {
    fc.assert(
      fc.property(texts, fc.array(fc.nat(), {minLength: 1}), (list, numbers) => {
        expect(splitTexts(joinTexts(list))).toEqual(list);
        expect(unpackTexts(...packTexts(list))).toEqual(list);
        expect(splitNumbers(joinNumbers(numbers))).toEqual(numbers);
      }),
    );
  });

  it('hold a repeated text once, and what follows in order for nothing', () => {
    expect(packTexts(['x', 'y', 'z', 'x', 'y', 'z', 'y'])).toEqual(['x\u001ey\u001ez', ',,,5,,,3']);
  });

  it('put a sign in the place of half a character, which no file can hold', () => {
    expect(joinTexts(['a\ud800b'])).toBe('a\ufffdb');
  });

  it('refuse a place without a text', () => {
    expect(() => unpackTexts('x', ',,')).toThrow('no text 1 among 1');
  });
});
