import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as publicFunctions from '@developer-docs/docusaurus-utils/node';
import {expect, test} from 'vitest';

test('the README of docusaurus-utils describes all that its public entry exports', () => {
  const readme = readFileSync(path.resolve(import.meta.dirname, '../../packages/docusaurus-utils/README.md'), 'utf8');
  expect(Object.keys(publicFunctions).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
