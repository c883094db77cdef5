import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {expect, test} from '@playwright/test';
import {docsInSidebar} from './support/routes';
import {nightlyUnless} from './support/test';

interface Result {
  readonly url: string;
}

for (const source of ['--site', '--dir']) {
  test(
    `an MCP client lists, finds, and reads the pages of the site (${source})`,
    nightlyUnless(source === '--dir'),
    async ({baseURL}) => {
      const siteUrl = baseURL ?? '';
      const client = new Client({name: 'test', version: '1.0.0'});
      const args = ['packages/docs-mcp/lib/cli.js', source, source === '--site' ? siteUrl : 'build'];
      await client.connect(new StdioClientTransport({command: process.execPath, args}));
      const call = async (name: string, input = {}) => {
        const {content} = await client.callTool({name, arguments: input});
        const [{text}] = content as [{text: string}];
        return text;
      };
      const read = (url: string) => call('read_page', {url});
      try {
        const links = [...(await call('list_pages')).matchAll(/^- \[(.+?)\]\((\S+)\.md\)/gm)];
        const pages = links.map(([, title = '', url = '']) => ({title, url}));
        const paths = pages.map(({url}) => new URL(url).pathname);
        expect(paths).toEqual(expect.arrayContaining(docsInSidebar.map((route) => new URL(route, siteUrl).pathname)));
        // Each call takes time, so only some of the pages are read and searched for.
        const somePages = pages.filter((_, index) => index % 8 === 0);
        for (const {url} of somePages) expect(await read(url)).toMatch(/^# ./);

        const results: Result[] = [];
        for (const {title} of somePages) {
          results.push(...(JSON.parse(await call('search_docs', {query: title})) as Result[]));
        }
        const sectionUrls = new Set(results.map(({url}) => url).filter((url) => url.includes('#')));
        expect(sectionUrls.size).toBeGreaterThan(somePages.length);
        for (const url of [...sectionUrls].slice(0, 10)) expect(await read(url), url).toMatch(/^#{2,6} /);
      } finally {
        await client.close();
      }
    },
  );
}
