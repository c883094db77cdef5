import {expect, test} from 'vitest';
import {formatDuration, formatOffset, formatSize, formatUnit} from './format';

test.each([
  [999, ''],
  [59_999, '59 seconds'],
  [60_000, '1 minute'],
  [3_601_000, '1 hour 1 second'],
  [26 * 3_600_000 + 60_000, '1 day 2 hours'],
  [1200 * 86_400_000, '1,200 days'],
])('an offset of %d ms has its two largest units: "%s"', (milliseconds, text) => {
  expect(formatOffset(milliseconds)).toBe(text);
});

test('a unit has the plural form of its number', () => {
  expect([0, 1, 10].map((count) => formatUnit(count, 'second'))).toEqual(['0 seconds', '1 second', '10 seconds']);
});

test('durations and sizes have the unit of their rounded value', () => {
  expect([0.2, 12.4, 999.6, 1540].map(formatDuration)).toEqual(['1 ms', '12 ms', '1.0 s', '1.5 s']);
  expect([482, 1234, 3_400_000].map(formatSize)).toEqual(['482 B', '1.2 KB', '3.4 MB']);
});
