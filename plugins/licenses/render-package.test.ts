import {expect, test} from 'vitest';
import {createTemporaryFolder} from '../../tests/support/temporary-folder';
import {renderPackage} from './render-package';

const render = (manifest: object, files: Readonly<Record<string, string>> = {}) =>
  renderPackage(createTemporaryFolder({'package.json': JSON.stringify({version: '1.0.0', ...manifest}), ...files}), {
    file: 'licenses.ts',
    allowedLicenses: ['MIT', 'Apache-2.0'],
    licenseTexts: {teapot: 'the license of teapots'},
  });

test('includes licenses and notices', () => {
  const files = {NOTICE: 'the notice\r\n', 'LICENSE.md': 'the license', 'licenses.js': 'code'};
  expect(render({name: 'a', license: 'Apache-2.0'}, files)).toMatch(
    /\na@1\.0\.0 \(Apache-2\.0\)\n=+\n\nthe license\n\nthe notice$/,
  );
});

test('uses the configured text of a package without one', () => {
  expect(render({name: 'teapot', license: 'MIT'})).toMatch(/\nteapot@1\.0\.0 \(MIT\)\n=+\n\nthe license of teapots$/);
});

test("rejects a package with a license that isn't allowed", () => {
  expect(() => render({name: '@tea/cup', license: 'GPL-3.0-only'})).toThrow(
    /^licenses\.ts: browsers load the package @tea\/cup \(1\.0\.0\), wh.*"GPL-3\.0-only" isn't allowed.*replace the package/,
  );
});
