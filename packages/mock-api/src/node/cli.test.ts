import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test, vi} from 'vitest';
import {loadMock} from './load-mock.js';

const command = path.join(import.meta.dirname, '../../lib/node/cli.js');

const createDocument = (example: string) => `openapi: 3.1.0
info: {title: Pets, version: 1.0.0}
servers: [{url: https://pets.example/v1}]
paths:
  /pets:
    get:
      operationId: listPets
      responses: {'200': {description: Ok, content: {application/json: {schema: {type: array}, example: [${example}]}}}}
    delete:
      operationId: deletePets
      responses: {'204': {description: Ok}}
`;

/** Runs the command in a folder, and collects what it prints. */
function run(cwd: string, args: readonly string[]) {
  const child = spawn(process.execPath, [command, ...args], {cwd});
  let output = '';
  const onData = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', onData);
  child.stderr.on('data', onData);
  return {
    /** Waits until the output matches. */
    waitFor: (pattern: RegExp) =>
      expect
        .poll(() => output, {timeout: 60_000, interval: 50})
        .toMatch(pattern)
        .then(() => pattern.exec(output)),
    exitCode: () =>
      new Promise<number | null>((resolve) => {
        child.once('close', resolve);
      }),
    stop: () => child.kill(),
    output: () => output,
  };
}

test('serves a document with an extension, and loads them again when they change', async ({onTestFinished}) => {
  const sso = '{type: openIdConnect, openIdConnectUrl: https://sso.example/a/.well-known/openid-configuration}';
  const folder = createTemporaryFolder({
    'pets.yaml': `${createDocument('Rex')}components: {securitySchemes: {sso: ${sso}}}\n`,
    'handlers.ts':
      "import {status} from './status';\ntype Call = {url: URL};\nexport default () => ({handlers: {deletePets: (_call: Call) => ({status, body: undefined})}});\n",
    'status.ts': 'export const status = 404;\n',
  });
  const file = path.join(folder, 'pets.yaml');
  const mock = run(folder, ['pets.yaml', '--port', '0', '--extension', './handlers.ts']);
  onTestFinished(() => void mock.stop());
  const [, url = ''] = (await mock.waitFor(/Mock of 2 operations at (\S+\/v1)\./)) ?? [];
  expect(await (await fetch(`${url}/pets`)).json()).toEqual(['Rex']);
  writeFileSync(path.join(folder, 'status.ts'), 'export const status = 204;\n');
  await mock.waitFor(/Reloaded/);
  expect((await fetch(`${url}/pets`, {method: 'DELETE'})).status).toBe(204);
  const [, metadataUrl = ''] = (await mock.waitFor(/Sign in with sso: (\S+)/)) ?? [];
  const metadata = (await (await fetch(metadataUrl)).json()) as {issuer: string};
  expect(`${metadata.issuer}/.well-known/openid-configuration`).toBe(metadataUrl);
  writeFileSync(file, createDocument('Luna').replace('paths:', 'paths: ['));
  await mock.waitFor(/pets\.yaml:\d+:\d+: the file isn't valid YAML[^]*still serves the previous version/);
  writeFileSync(file, createDocument('Luna'));
  await mock.waitFor(/previous version[^]*Reloaded: 2 operations/);
  expect(await (await fetch(`${url}/pets`)).json()).toEqual(['Luna']);
});

test("with --quiet, names patterns that can't be checked, and watches files that are referred to later", async ({
  onTestFinished,
}) => {
  const pattern = "schema: {type: array, items: {pattern: '(?i)x'}}";
  const folder = createTemporaryFolder({'pets.yaml': createDocument('Rex').replace('schema: {type: array}', pattern)});
  const mock = run(folder, ['pets.yaml', '--port', '0', '--quiet']);
  onTestFinished(() => void mock.stop());
  const [, url = ''] = (await mock.waitFor(/at (\S+\/v1)\./)) ?? [];
  await mock.waitFor(/pets: the pattern \(\?i\)x isn't checked \(#\/paths\/.*\), because JavaScript doesn't support/);
  const readPets = async () => (await fetch(`${url}/pets`)).json() as Promise<unknown>;
  writeFileSync(path.join(folder, 'schema.yaml'), 'type: [\n');
  const document = createDocument('Rex').replace(/schema: .*\]\}/, 'schema: {$ref: schema.yaml}}');
  writeFileSync(path.join(folder, 'pets.yaml'), document);
  await mock.waitFor(/schema\.yaml[^]*still serves the previous version/);
  writeFileSync(path.join(folder, 'schema.yaml'), 'type: string\nexample: first\n');
  await expect.poll(readPets, {timeout: 30_000}).toBe('first');
  writeFileSync(path.join(folder, 'schema.yaml'), 'type: string\nexample: later\n');
  await expect.poll(readPets, {timeout: 30_000}).toBe('later');
}, 60_000);

test.each([
  [['pets.yaml', '--port', '0', '--host=256.1.1.1'], /--host is "256\.1\.1\.1"\. Set it to an address of this machine/],
  [['pets.yaml', '--port', 'x'], /--port is "x"\. Set it to an integer from 0 to 65535\./],
])('reports mistakes: %j', async (args, message) => {
  const mock = run(createTemporaryFolder({'pets.yaml': createDocument('Rex')}), args);
  expect(await mock.exitCode()).toBe(1);
  expect(mock.output()).toMatch(message);
});

// A process takes a second or more.
test.each([
  ['.', undefined, /^"\." isn't a file\. Name a file, such as "openapi\.yaml"/],
  ['missing.yaml', undefined, /missing\.yaml doesn't exist\. Correct the path\./],
  ['https://pets.example/a.yaml', undefined, /^https:\/\/pets\.example\/a\.yaml is a URL\. Download the document/],
  ['pets.yaml', 'missing.ts', /^The extension \S+missing\.ts doesn't exist\. Correct the path/],
  ['pets.yaml', 'broken.ts', /^The extension \S+broken\.ts can't be loaded: /],
])("explains what can't be loaded: %s, %s", async (document, extension, message) => {
  const folder = createTemporaryFolder({'pets.yaml': createDocument('Rex'), 'broken.ts': 'export default () => {'});
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const options = {extension: extension && path.join(folder, extension), stateful: false, 'strict-query': false};
  await expect(loadMock([document], options)).rejects.toThrow(message);
});
