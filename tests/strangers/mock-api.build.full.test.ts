import {execFileSync, spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createRegistryEnv} from '../../tools/local-registry';
import {getRegistry} from './stock-site';

const petstore = `openapi: 3.1.0
info: {title: Pets, version: 1.0.0}
servers: [{url: https://pets.example/v1}]
paths:
  /pets:
    get:
      operationId: listPets
      responses: {'200': {description: Ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}}}
    post:
      operationId: createPet
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
      responses: {'201': {description: Ok, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
  /pets/{petId}:
    get:
      operationId: getPet
      parameters: [{name: petId, in: path, required: true, schema: {type: integer}}]
      responses: {'200': {description: Ok, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
components:
  schemas:
    Pet:
      type: object
      required: [id, name]
      properties: {id: {type: integer, readOnly: true}, name: {type: string, example: Rex}}
`;

/** A program as in the README. */
const program = `import {createSamples} from '@developer-docs/openapi';
import {loadOpenApiFile} from '@developer-docs/openapi/node';
import {withState} from '@developer-docs/mock-api';
import {startMockServer} from '@developer-docs/mock-api/node';

const {bundle, model} = await loadOpenApiFile({file: process.cwd() + '/petstore.yaml', root: process.cwd()});
const mock = await startMockServer({documents: {petstore: bundle}, extension: withState()});
const response = await fetch(mock.url + '/pets', {
  method: 'POST',
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({name: 'Luna'}),
});
console.log(JSON.stringify({pet: await response.json(), sample: createSamples(model.operations[0])[0].snippets[0].code}));
await mock.close();
`;

test('a project without Docusaurus installs the packages by name, and uses the command and the functions', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mock-api-project-'));
  try {
    const env = {...process.env, ...createRegistryEnv((await getRegistry()).url)};
    const run = (command: string, args: readonly string[]) =>
      execFileSync(command, args, {cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit']});
    writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
    writeFileSync(path.join(folder, 'petstore.yaml'), petstore);
    writeFileSync(path.join(folder, 'program.mjs'), program);
    run('npm', [
      'install',
      '--silent',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      '@developer-docs/openapi',
      '@developer-docs/mock-api',
    ]);
    expect(JSON.parse(run('node', ['program.mjs']))).toEqual({
      pet: {id: expect.any(Number) as number, name: 'Luna'},
      sample: "curl -i 'https://pets.example/v1/pets'",
    });

    const mock = spawn('npx', ['@developer-docs/mock-api', 'petstore.yaml', '--port', '0'], {
      cwd: folder,
      detached: true,
    });
    try {
      let output = '';
      mock.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await expect.poll(() => output, {timeout: 60_000}).toContain('Mock of 3 operations at ');
      const [url = ''] = /http:\S+\/v1/.exec(output) ?? [];
      expect(await (await fetch(`${url}/pets`)).json()).toMatchObject([{name: 'Rex'}]);
    } finally {
      process.kill(-(mock.pid ?? 0));
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
});
