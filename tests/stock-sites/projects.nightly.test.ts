import {execFileSync, spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {createSiteFiles} from '../../packages/docs-mcp/src/fixtures/test-site';
import {findChromium} from '../../tools/browser/find-browser';
import {getRegistry} from './registry';

// Packages that are installed by name, without a stock site.

/** Creates a folder in which npm finds the packages. */
async function createProject(files: Readonly<Record<string, string>> = {}) {
  const folder = createTemporaryFolder({
    ...files,
    // A setting of npm in a file, as INSTALL.md says: the shell that npx starts drops environment variables with such
    // names. The user's own settings still apply.
    'settings/npmrc': `@developer-docs:registry=${(await getRegistry()).url}\n`,
  });
  const env = {
    ...process.env,
    CI: 'true',
    NODE_ENV: '',
    CHROMIUM_PATH: findChromium(),
    TEST_PORT: '4187',
    BASE_URL: '/x/y/',
    npm_config_globalconfig: path.join(folder, 'settings/npmrc'),
  };
  const runIn = (subfolder: string, command: string, ...args: string[]) =>
    execFileSync(command, args, {cwd: path.join(folder, subfolder), env, encoding: 'utf8', maxBuffer: 64e6});
  const install = (...names: string[]) =>
    runIn('.', 'npm', 'install', '--silent', '--no-audit', '--no-fund', '--prefer-offline', ...names);
  return {folder, runIn, install};
}

test('a new site builds, is up to date, and passes its tests', async () => {
  const teapots = readFileSync(path.resolve('packages/create-developer-docs/src/fixtures/teapots.yaml'), 'utf8');
  // As a Windows user has it.
  const document = 'Meine Töpfe.yaml';
  const {runIn} = await createProject({[document]: teapots.replaceAll('\n', '\r\n')});
  const site = 'Über Tee & mehr';
  const create = ['npx', '--yes', '--prefer-offline', '@developer-docs/create-developer-docs'] as const;
  runIn('.', ...create, site, '--name', 'Tea & <Co>', '--openapi', document);
  expect(runIn(site, 'npx', 'docusaurus', 'openapi', 'generate', '--check')).toContain('up to date');
  runIn(site, 'npx', 'tsc');
  expect(runIn(site, 'npm', 'test')).toContain('5 passed');
});

/** A program as in the README. */
const mockProgram = `import {createSamples} from '@developer-docs/openapi';
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

test("a project without Docusaurus uses the mock's command and functions", async () => {
  const files = {
    'package.json': '{"private": true}',
    'petstore.yaml': readFileSync('tests/stock-sites/petstore.yaml', 'utf8'),
    'program.mjs': mockProgram,
  };
  const {folder, runIn, install} = await createProject(files);
  install('@developer-docs/openapi', '@developer-docs/mock-api');
  expect(JSON.parse(runIn('.', 'node', 'program.mjs'))).toEqual({
    pet: {id: expect.any(Number) as number, name: 'Luna'},
    sample: "curl -i 'https://pets.example/v1/pets'",
  });

  const args = ['@developer-docs/mock-api', 'petstore.yaml', '--port', '0'];
  const mock = spawn('npx', args, {cwd: folder, detached: true});
  try {
    let output = '';
    mock.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output, {timeout: 60_000}).toContain('Mock of 3 operations at ');
    const [url = ''] = /http:\S+\/v1/.exec(output) ?? [];
    expect(await (await fetch(`${url}/pets`)).json()).toMatchObject([{name: 'Rex'}]);
  } finally {
    process.kill(-(mock.pid ?? 0));
  }
});

/** Starts the installed command, as clients do, and searches a small site. */
const mcpProgram = `import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';

const client = new Client({name: 'stock-site', version: '1.0.0'});
await client.connect(new StdioClientTransport({command: 'node_modules/.bin/docs-mcp', args: ['--dir', 'build']}));
const found = await client.callTool({name: 'search_docs', arguments: {query: 'failed deliveries'}});
const [{url}] = JSON.parse(found.content[0].text);
const page = await client.callTool({name: 'read_page', arguments: {url}});
console.log(page.content[0].text);
await client.close();
`;

test('an empty folder installs the MCP server, and a client uses it', async () => {
  const {runIn, install} = await createProject({
    'package.json': '{"private": true}',
    'program.mjs': mcpProgram,
    ...Object.fromEntries(Object.entries(createSiteFiles()).map(([file, text]) => [`build/${file}`, text])),
  });
  install('@developer-docs/docs-mcp');
  expect(runIn('.', 'node', 'program.mjs')).toMatch(/^### Retries\n/);
});
