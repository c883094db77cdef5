// cspell:disable -- misspelled on purpose, run together, or not English
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {countBits, signature, tooFar, typoDistance, typosAllowed} from './fuzzy';

/** The definition, without shortcuts. */
function distance(a: string, b: string): number {
  const table = Array.from({length: a.length + 1}, (_, row) =>
    Array.from({length: b.length + 1}, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const options = [
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1),
      ];
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        options.push(table[row - 2]![column - 2]! + 1);
      }
      table[row]![column] = Math.min(...options);
    }
  }
  return table[a.length]![b.length]!;
}

const term = fc.string({unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9});

describe('typoDistance', () => {
  it.each([
    ['webhook', 'webhook', 0],
    ['webhok', 'webhook', 1],
    ['webhoook', 'webhook', 1],
    ['wenhook', 'webhook', 1],
    ['wbehook', 'webhook', 1],
    ['vebhok', 'webhook', 2],
    ['widget', 'webhook', tooFar],
  ])('counts the typing mistakes between %s and %s: %i', (typed, meant, typos) => {
    expect(typoDistance(typed, meant, 2)).toBe(typos);
  });

  it('compares with the beginning of a longer term when asked to', () => {
    expect(typoDistance('autehn', 'authentication', 1, true)).toBe(1);
    expect(typoDistance('autehn', 'authentication', 1)).toBe(tooFar);
  });

  it('agrees with the definition for all terms', () => {
    fc.assert(
      fc.property(term, term, fc.integer({min: 0, max: 3}), (a, b, limit) => {
        const exact = distance(a, b);
        expect(typoDistance(a, b, limit)).toBe(exact <= limit ? exact : tooFar);
        const toBeginning = Math.min(
          ...Array.from({length: b.length + 1}, (_, length) => distance(a, b.slice(0, length))),
        );
        expect(typoDistance(a, b, limit, true)).toBe(toBeginning <= limit ? toBeginning : tooFar);
      }),
      {numRuns: 500},
    );
  });
});

describe('signature', () => {
  it('never rules out a term that is near enough', () => {
    fc.assert(
      fc.property(term, term, (a, b) => {
        const typos = distance(a, b);
        expect(countBits(signature(a) & ~signature(b))).toBeLessThanOrEqual(typos);
        expect(countBits(signature(b) & ~signature(a))).toBeLessThanOrEqual(typos);
      }),
    );
  });
});

describe('typosAllowed', () => {
  it('allows one from three letters and two from eight', () => {
    expect([2, 3, 7, 8, 30].map(typosAllowed)).toEqual([0, 1, 1, 2, 2]);
  });
});
