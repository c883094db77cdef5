import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {renderPackage} from './render-package';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'package-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

const write = (file: string, text: string | object) => {
  writeFileSync(path.join(folder, file), typeof text === 'string' ? text : JSON.stringify(text));
};
const render = () =>
  renderPackage(folder, {
    file: 'licenses.ts',
    allowedLicenses: ['MIT', 'Apache-2.0'],
    licenses: {teapot: 'MIT'},
    licenseTexts: {teapot: 'the license of teapots'},
  });

test('includes licenses and notices', () => {
  write('package.json', {name: 'a', version: '1.0.0', license: 'Apache-2.0'});
  write('NOTICE', 'the notice\r\n');
  write('LICENSE.md', 'the license');
  write('licenses.js', 'code');
  expect(render()).toMatch(/\na@1\.0\.0 \(Apache-2\.0\)\n=+\n\nthe license\n\nthe notice$/);
});

test('uses the configured license and text of a package without them', () => {
  write('package.json', {name: 'teapot', version: '1.0.0'});
  expect(render()).toMatch(/\nteapot@1\.0\.0 \(MIT\)\n=+\n\nthe license of teapots$/);
});

test.each([['"GPL-3.0-only" isn\'t allowed', {license: 'GPL-3.0-only'}, 'replace the package']])(
  'rejects a package that %s',
  (problem, manifest, fix) => {
    write('package.json', {name: '@tea/cup', version: '1.0.0', ...manifest});
    expect(render).toThrow(/^licenses\.ts: browsers load the package @tea\/cup \(1\.0\.0\), wh/);
    expect(render).toThrow(problem);
    expect(render).toThrow(fix);
  },
);
