import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';

const command = path.join(import.meta.dirname, '../lib/cli.js');

test.each([
  [['docs', 'site', '--name', 'Acme'], 'There are several folders: docs, site. Name one.\n'],
  [['--name', 'Acme'], 'The option <folder> is missing. Add it, or run the command in a terminal.\n'],
])('mistakes in the arguments %j are explained, and nothing is created', (args, message) => {
  const cwd = createTemporaryFolder({});
  const {status, stderr} = spawnSync(process.execPath, [command, ...args], {cwd, encoding: 'utf8'});
  expect({status, stderr}).toEqual({status: 1, stderr: message});
  expect(readdirSync(cwd)).toEqual([]);
});
