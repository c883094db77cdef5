import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';

const exported = /export \{([^}]*)\}/.exec(readFileSync(path.join(__dirname, 'client/tslib.ts'), 'utf8'))?.[1] ?? '';

/** Names of the helpers that CommonJS code calls. */
const helpersIn = (code: string) => [...code.matchAll(/\btslib_\d+\.(\w+)/g)].map(([, name]) => name);

test('the subset has every helper that @docusaurus/utils-common calls', () => {
  const folder = path.dirname(createRequire(__filename).resolve('@docusaurus/utils-common'));
  const called = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => helpersIn(readFileSync(path.join(folder, name), 'utf8')));
  expect(called.length).toBeGreaterThan(0);
  expect(exported.split(',').map((name) => name.trim())).toEqual([...new Set(called)]);
});

test('a helper that is called under another name is seen', () => {
  expect(helpersIn('const tslib_1 = require("tslib"); tslib_1.__awaiter(this)')).toEqual(['__awaiter']);
});
