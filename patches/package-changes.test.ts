import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import {lateBanner, smallSteps} from '../plugins/runtime/deferred-hydration/changes';
import {keepsChoice} from '../plugins/runtime/color-mode/keeps-choice';
import {followsReader} from '../plugins/runtime/table-of-contents/changes';
import {packageChanges, type PackageChange} from '.';

const require = createRequire(__filename);
const loader = require('./loader.cjs') as (this: unknown, source: string) => string;

const change = (options: object, source: string) => loader.call({getOptions: () => options}, source);

test.each([lateBanner, ...smallSteps, ...followsReader, keepsChoice] satisfies PackageChange[])(
  '$package/$file has it once: $from',
  ({package: name, file, from, to}) => {
    const source = readFileSync(path.join('node_modules', name, file), 'utf8');
    expect(change({from, to}, source)).toBe(source.split(from).join(to));
  },
);

test('a package that is another one stops the build, and is named with who changes it', () => {
  const options = {package: 'react-router', by: 'plugins/some.ts', from: 'a', to: 'b'};
  for (const source of ['', 'aa']) {
    expect(() => change(options, source)).toThrow(
      /^react-router has changed, and plugins\/some\.ts does not find what it changes\. Look for it in the new version/,
    );
  }
});

test('a rule takes its file on every system, and no other', () => {
  const [rule] = packageChanges('plugins/some.ts', [{package: '@a/b', file: 'lib/c.js', from: 'd', to: 'e'}]);
  expect('/site/node_modules/@a/b/lib/c.js').toMatch(rule?.resource ?? '');
  expect(String.raw`C:\site\node_modules\@a\b\lib\c.js`).toMatch(rule?.resource ?? '');
  expect('/site/node_modules/@a/b/lib/c_js').not.toMatch(rule?.resource ?? '');
  expect(existsSync(rule?.use[0]?.loader ?? '')).toBe(true);
});
