import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {compareColdBuilds, findDifferences, hashFiles} from './compare-cold-builds';

test('builds are compared byte by byte', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'builds-'));
  for (const [name, text] of [
    ['a/same.txt', 'x'],
    ['b/same.txt', 'x'],
    ['a/in/changed.txt', 'x'],
    ['b/in/changed.txt', 'y'],
    ['a/gone.txt', 'x'],
    ['b/new.txt', 'x'],
  ] as const) {
    mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    writeFileSync(path.join(dir, name), text);
  }
  const [a, b] = [hashFiles(path.join(dir, 'a')), hashFiles(path.join(dir, 'b'))];
  rmSync(dir, {recursive: true});
  expect(findDifferences(a, b)).toEqual(['gone.txt', path.join('in', 'changed.txt'), 'new.txt']);
  expect(findDifferences(a, a)).toEqual([]);
});

test.each([NaN, 1, 2.5])('%s is rejected as a number of builds', async (count) => {
  await expect(compareColdBuilds(count)).rejects.toThrow(/two or more/);
});
