import {execFile} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {startMockServer} from '@developer-docs/mock-api/node';
import {createPostmanCollection, type ApiDocument} from '@developer-docs/openapi';
import {loadOpenApiFile} from '@developer-docs/openapi/node';
import {expect, onTestFinished, test} from 'vitest';
import {createTemporaryFolder, writeFileIn} from '../support/temporary-folder';

const root = path.join(import.meta.dirname, '../..');
const fixtures = 'packages/docusaurus-theme-openapi/src/fixtures';

const files = [
  ...readdirSync(path.join(root, 'product/openapi'))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `product/openapi/${name}`),
  ...['lighthouse.yaml', 'unusual/bodies.yaml', 'unusual/names.yaml'].map((name) => `${fixtures}/${name}`),
];

/** Writes the collection, which reports responses that aren't successful, and the files that requests send. */
function writeCollection(model: ApiDocument): string {
  const script = {exec: ["pm.test('is successful', () => pm.response.to.be.success)"]};
  const collection = JSON.stringify({...createPostmanCollection(model), event: [{listen: 'test', script}]});
  const folder = createTemporaryFolder({'collection.json': collection});
  for (const [file] of collection.matchAll(/(?<="src":")[^"]+/g)) writeFileIn(folder, file, 'content');
  return folder;
}

test.each(files)('Postman sends all requests of %s, and the mock accepts them', async (file) => {
  const {model, bundle} = await loadOpenApiFile({file: path.join(root, file), root});
  const calls: string[] = [];
  const mock = await startMockServer({documents: {api: bundle}, log: (call) => calls.push(call)});
  onTestFinished(() => mock.close());
  const variables = createPostmanCollection(model).variable as readonly {
    readonly key: string;
    readonly value: string;
  }[];
  const values = variables.flatMap(({key, value}) => {
    const replacement = value === '' ? 'secret' : new URL(new URL(value).pathname, mock.url).href.replace(/\/$/, '');
    return ['--env-var', `${key}=${replacement}`];
  });
  const newman = ['newman@6.2.2', 'run', 'collection.json', '--working-dir', '.', '--ignore-redirects', ...values];
  const failures = await promisify(execFile)('npx', ['--yes', ...newman], {cwd: writeCollection(model)}).then(
    () => '',
    ({stdout, stderr}: {readonly stdout: string; readonly stderr: string}) => stdout + stderr,
  );
  expect(failures).toBe('');
  expect(calls).toHaveLength(model.operations.length);
});
