import {expect, test} from 'vitest';
import {fillTemplate} from './columns';

test.each([
  ['{bytes|bytes}', '256 KiB'],
  ['{released|date}', 'Nov 23, 2026'.replaceAll(' ', '\u00A0')],
  [
    '{calls} calls per {minute|period}, {calls} calls per {window|period}',
    '5 calls per minute, 5 calls per 90 seconds',
  ],
  ['{width} × {width|plain}', '2,000 × 2000'],
])('%s becomes %s', (template, expected) => {
  const metadata = {bytes: 262_144, released: '2026-11-23', width: 2000, calls: 5, minute: 60, window: 90};
  expect(fillTemplate(template, {value: 'a', title: 'A', description: 'B.', metadata})).toBe(expected);
});
