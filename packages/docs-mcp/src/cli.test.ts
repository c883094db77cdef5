import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, onTestFinished, test} from 'vitest';
import {createSiteFiles, serveFiles} from './fixtures/test-site.js';

const command = path.join(import.meta.dirname, '../lib/cli.js');

/** Starts the command with an MCP client. */
async function connect(...args: string[]): Promise<Client> {
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(new StdioClientTransport({command: process.execPath, args: [command, ...args]}));
  onTestFinished(() => client.close());
  return client;
}

test('a client finds and reads pages', async () => {
  const client = await connect('--dir', createTemporaryFolder(createSiteFiles()));
  expect(client.getInstructions()).toContain('https://docs.example.com/help/');
  const {tools} = await client.listTools();
  expect(tools.map(({name, annotations}) => [name, annotations?.readOnlyHint])).toEqual([
    ['search_docs', true],
    ['read_page', true],
    ['list_pages', true],
    ['list_changes', true],
  ]);
  const {content} = await client.callTool({name: 'search_docs', arguments: {query: 'failed deliveries'}});
  const results = JSON.parse((content as [{text: string}])[0].text) as [{title: string; url: string}];
  expect(results[0].title).toBe('Webhooks > Delivery > Retries');
  const section = await client.callTool({name: 'read_page', arguments: {url: results[0].url}});
  expect(section).toMatchObject({content: [{text: expect.stringMatching(/^### Retries\n/) as string}]});
  const missing = await client.callTool({name: 'read_page', arguments: {url: '/other'}});
  expect(missing).toMatchObject({isError: true, content: [{text: expect.stringContaining("isn't a page") as string}]});
});

test('long texts are returned in parts', async () => {
  const files: Record<string, string> = {...createSiteFiles(), 'llms.txt': `${'a'.repeat(50_000)}end`};
  const {baseUrl} = await serveFiles(files);
  // The slash at the end is optional.
  const client = await connect('--site', baseUrl.href.slice(0, -1));
  const listPages = (offset: number) => client.callTool({name: 'list_pages', arguments: {offset}});
  const note = /a\n\n\[Truncated\. To continue, pass the offset 50000\.\]$/;
  expect(await listPages(0)).toMatchObject({content: [{text: expect.stringMatching(note) as string}]});
  expect(await listPages(50_000)).toMatchObject({content: [{text: 'end'}]});
  // No character is cut in half.
  files['llms.txt'] = `${'a'.repeat(49_999)}🦊end`;
  expect(await listPages(49_999)).toMatchObject({content: [{text: '🦊end'}]});
});

test.each([
  [['--dir', 'missing'], "missing isn't the folder of a Docusaurus build."],
  [[], 'Pass a URL with --site'],
])('mistakes in the arguments %j are explained', (args, message) => {
  const {status, stdout, stderr} = spawnSync(process.execPath, [command, ...args], {encoding: 'utf8'});
  expect({status, stdout}).toEqual({status: 1, stdout: ''});
  expect(stderr).toContain(message);
});
