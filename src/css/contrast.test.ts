import {expect, test} from 'vitest';
import {contrastRatio} from './contrast';

test('matches the contrast ratios in WCAG 2.2', () => {
  expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
