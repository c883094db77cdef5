import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {getRecordsFile, headingsFile, serializeRecords} from '@developer-docs/search-engine';
import {expect, test} from 'vitest';
import {createRegistryEnv} from '../../tools/local-registry';
import {getRegistry} from './stock-site';

/** Starts the installed command, as clients do, and searches a site that has a single page. */
const program = `import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';

const client = new Client({name: 'stranger', version: '1.0.0'});
await client.connect(new StdioClientTransport({command: 'node_modules/.bin/docs-mcp', args: ['--dir', 'build']}));
const found = await client.callTool({name: 'search_docs', arguments: {query: 'installation'}});
const [{url}] = JSON.parse(found.content[0].text);
const page = await client.callTool({name: 'read_page', arguments: {url}});
console.log(page.content[0].text);
await client.close();
`;

test('an empty folder installs the MCP server by name, and a client uses it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-mcp-'));
  const {build, headings, parts} = serializeRecords([
    {
      objectID: '/docs/install',
      url: '/docs/install',
      url_without_anchor: '/docs/install',
      anchor: '',
      type: 'lvl1',
      kind: 'page',
      category: 'guide',
      hierarchy: {lvl0: 'Docs', lvl1: 'Installation', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
      content: null,
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      weight: {pageRank: 0, level: 0, position: 0},
    },
  ]);
  const site = {
    '404.html': '<meta property="og:url" content="https://docs.example.com/404.html">',
    'docs/install.md': '# Installation\n',
    [headingsFile]: headings,
    ...Object.fromEntries(parts.map((part, index) => [getRecordsFile(build, index), part])),
  };
  try {
    for (const [name, text] of Object.entries(site)) {
      mkdirSync(path.dirname(path.join(folder, 'build', name)), {recursive: true});
      writeFileSync(path.join(folder, 'build', name), text);
    }
    writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
    writeFileSync(path.join(folder, 'program.mjs'), program);
    const env = {...process.env, ...createRegistryEnv((await getRegistry()).url)};
    const run = (command: string, args: readonly string[]) =>
      execFileSync(command, args, {cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit']});
    run('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefer-offline', '@developer-docs/docs-mcp']);
    expect(run('node', ['program.mjs'])).toBe('# Installation\n\n');
  } finally {
    rmSync(folder, {recursive: true});
  }
});
