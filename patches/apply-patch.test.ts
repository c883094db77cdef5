import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {applyPatch, type SourcePatch} from './apply-patch';
import {sourcePatches} from './source-patches';

const siteDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'patches-')));
const packageDir = path.join(siteDir, 'node_modules/some-package');
mkdirSync(packageDir, {recursive: true});
writeFileSync(path.join(packageDir, 'package.json'), '{"version": "1.0.0"}');
writeFileSync(path.join(packageDir, 'index.js'), 'first(); second(); second();');

afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

const patch = (search: string, version = '1.0.0'): SourcePatch => ({
  name: 'some-patch',
  package: 'some-package',
  version,
  file: 'index.js',
  replacements: [{search, replace: '$&changed()'}],
});

test('replaces the text literally', () => {
  expect(applyPatch(patch('first()'), siteDir)).toEqual({
    path: path.join(packageDir, 'index.js'),
    source: '$&changed(); second(); second();',
  });
});

test('rejects a different version of the package', () => {
  expect(() => applyPatch(patch('first()', '0.9.0'), siteDir)).toThrow(
    'The "some-patch" patch no longer applies: some-package is at version 1.0.0, but the patch targets 0.9.0. ' +
      'Check whether the package still needs it (see patches/README.md), then update or delete it in patches/source-patches.ts.',
  );
});

test.each([
  ['missing', 'third()', 0],
  ['ambiguous', 'second()', 2],
])('rejects %s text', (_, search, matches) => {
  expect(() => applyPatch(patch(search), siteDir)).toThrow(
    `some-package/index.js contains this text ${matches} times, not once: ${search}`,
  );
});

test.each(sourcePatches)('$name applies to the installed file $file', (sourcePatch) => {
  expect(() => applyPatch(sourcePatch, process.cwd())).not.toThrow();
});
