// cspell:disable -- misspelled on purpose, run together, or not English
import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {countBits, createCharacterMask, exceedsLimit, computeTypoDistance} from './typos.js';

/** The definition of the distance, without optimizations. */
function distance(a: string, b: string): number {
  const table = Array.from({length: a.length + 1}, (_, row) =>
    Array.from({length: b.length + 1}, (__, column) => (row === 0 || column === 0 ? row + column : 0)),
  );
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
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

test('computeTypoDistance agrees with the definition', () => {
  fc.assert(
    fc.property(term, term, fc.integer({min: 0, max: 3}), (a, b, limit) => {
      const exact = distance(a, b);
      expect(computeTypoDistance(a, b, limit)).toBe(exact <= limit ? exact : exceedsLimit);
      const prefixDistance = Math.min(
        ...Array.from({length: b.length + 1}, (_, length) => distance(a, b.slice(0, length))),
      );
      expect(computeTypoDistance(a, b, limit, true)).toBe(prefixDistance <= limit ? prefixDistance : exceedsLimit);
    }),
  );
});

test('createCharacterMask never rules out a term within the limit', () => {
  fc.assert(
    fc.property(term, term, (a, b) => {
      const typos = distance(a, b);
      expect(countBits(createCharacterMask(a) & ~createCharacterMask(b))).toBeLessThanOrEqual(typos);
      expect(countBits(createCharacterMask(b) & ~createCharacterMask(a))).toBeLessThanOrEqual(typos);
    }),
  );
});
