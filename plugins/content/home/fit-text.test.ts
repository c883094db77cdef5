import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {fitText} from './fit-text';

test('a wide box holds one line, a narrow one as many as make the letters largest', () => {
  expect(fitText('Spring tastings on the terrace', {width: 1000, height: 60}).lines).toHaveLength(1);
  expect(fitText('Spring tastings on the terrace', {width: 440, height: 320}).lines).toEqual([
    'Spring',
    'tastings on',
    'the terrace',
  ]);
});

test('the text stays whole and inside the box, whatever both are', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  const side = fc.integer({min: 100, max: 2000});
  fc.assert(
    fc.property(fc.array(word, {minLength: 1, maxLength: 12}), side, side, (words, width, height) => {
      const {lines, fontSize} = fitText(words.join(' '), {width, height});
      expect(lines.join(' ')).toBe(words.join(' '));
      expect(lines.length * fontSize * 1.12).toBeLessThanOrEqual(height);
      expect(Math.max(...lines.map((line) => line.length)) * fontSize * 0.52).toBeLessThanOrEqual(width);
    }),
  );
});

test('no text is an error that says where to write one', () => {
  expect(() => fitText('  ', {width: 100, height: 100})).toThrow(/no text: write one in contract\/openapi/);
});
