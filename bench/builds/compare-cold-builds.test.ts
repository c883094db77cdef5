import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {compareColdBuilds, findDifferences, hashFiles} from './compare-cold-builds';

test('finds files that were changed, added, or removed', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'builds-'));
  for (const [name, text] of [
    ['a/same.txt', 'x'],
    ['b/same.txt', 'x'],
    ['a/nested/changed.txt', 'x'],
    ['b/nested/changed.txt', 'y'],
    ['a/deleted.txt', 'x'],
    ['b/new.txt', 'x'],
  ] as const) {
    mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    writeFileSync(path.join(dir, name), text);
  }
  const [a, b] = [hashFiles(path.join(dir, 'a')), hashFiles(path.join(dir, 'b'))];
  rmSync(dir, {recursive: true});
  expect(findDifferences(a, b)).toEqual(['deleted.txt', path.join('nested', 'changed.txt'), 'new.txt']);
  expect(findDifferences(a, a)).toEqual([]);
});

test.each([NaN, 1, 2.5])('rejects %s as the number of builds', async (count) => {
  await expect(compareColdBuilds(count)).rejects.toThrow(/two or more/);
});
