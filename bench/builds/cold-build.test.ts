import {expect, test} from 'vitest';
import {sumPostBuildSeconds} from './cold-build';

test('adds up the durations of the post-build steps', () => {
  const output =
    'a (1 ms)\n\u001B[32m[post-build] records: 5 (x) (1500 ms); policy: 3 pages (250 ms)\u001B[0m\nb (9 ms)';
  expect(sumPostBuildSeconds(output)).toBe(1.75);
});

test('returns 0 if there are no post-build steps', () => {
  expect(sumPostBuildSeconds('[SUCCESS] Generated static files')).toBe(0);
});
