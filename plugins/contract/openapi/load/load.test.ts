import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {loadContract} from './load';

const root = mkdtempSync(path.join(tmpdir(), 'contract-'));
afterAll(() => {
  rmSync(root, {recursive: true});
});

const load = (paths: string) => {
  const file = path.join(root, 'api.yaml');
  writeFileSync(file, `openapi: 3.1.0\ninfo: {title: __NAME__, version: 1.0.0}\npaths:\n${paths}`);
  return loadContract({file, root, prepare: (text) => text.replace('__NAME__', 'Things')});
};

const operation = (id: string, content = '') =>
  `    get:\n      operationId: ${id}\n      responses:\n        '200':\n          description: Ok\n${content}`;

test('bundles a valid document, prepared', async () => {
  const {document, files} = await load(`  /a:\n${operation('a')}`);
  expect(document).toMatchObject({info: {title: 'Things'}, paths: {'/a': {get: {operationId: 'a'}}}});
  expect(files).toContain(path.join(root, 'api.yaml'));
});

const json = (inside: string) => `          content:\n            application/json: ${inside}\n`;

test.each([
  ['broken syntax', '  /a: [', /^api\.yaml:\d+:\d+: the file is not valid YAML/],
  [
    'a reference to nothing',
    `  /a:\n${operation('a', json("{schema: {$ref: '#/nowhere'}}"))}`,
    /api\.yaml:11:\d+ \(#\/paths\/.*resolve/,
  ],
  [
    'an operationId twice',
    `  /a:\n${operation('a')}  /b:\n${operation('a')}`,
    /api\.yaml:\d+:\d+ .*another operationId/,
  ],
  [
    'a wrong example',
    `  /a:\n${operation('a', json('{schema: {type: integer}, example: x}'))}`,
    /api\.yaml:11:\d+ .*fits the schema/,
  ],
])('stops on %s with its place and what to do', async (_name, paths, message) => {
  await expect(load(paths)).rejects.toThrow(message);
});
