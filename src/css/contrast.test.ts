import {expect, test} from 'vitest';
import {getContrastRatio} from './contrast';

test('matches the contrast ratios in WCAG 2.2', () => {
  expect(getContrastRatio('#000', '#ffffff')).toBeCloseTo(21);
  expect(getContrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
