import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {fitText} from './fit-text';

test('breaks text into the lines that allow the largest font size', () => {
  expect(fitText('Spring tastings on the terrace', {width: 1000, height: 60}).lines).toHaveLength(1);
  expect(fitText('Spring tastings on the terrace', {width: 440, height: 320}).lines).toEqual([
    'Spring',
    'tastings on',
    'the terrace',
  ]);
});

test('fits any text into any box without losing words', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  const length = fc.integer({min: 100, max: 2000});
  fc.assert(
    fc.property(fc.array(word, {minLength: 1, maxLength: 12}), length, length, (words, width, height) => {
      const {lines, fontSize} = fitText(words.join(' '), {width, height});
      expect(lines.join(' ')).toBe(words.join(' '));
      expect(lines.length * fontSize * 1.12).toBeLessThanOrEqual(height);
      expect(Math.max(...lines.map((line) => line.length)) * fontSize * 0.52).toBeLessThanOrEqual(width);
    }),
  );
});

test('rejects empty text', () => {
  expect(() => fitText('  ', {width: 100, height: 100})).toThrow('is empty. Add text to contract/openapi');
});
