import {expect, test} from 'vitest';
import {postBuildSeconds} from './cold-build';

test('the time of the post-build steps is their sum', () => {
  const output =
    'a (1 ms)\n\u001B[32m[post-build] records: 5 (x) (1500 ms); policy: 3 pages (250 ms)\u001B[0m\nb (9 ms)';
  expect(postBuildSeconds(output)).toBe(1.75);
});

test('a build without such steps has none', () => {
  expect(postBuildSeconds('[SUCCESS] Generated static files')).toBe(0);
});
