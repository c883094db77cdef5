import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {expect, test} from '@playwright/test';
import {docsInSidebar} from './support/routes';
import {nightlyUnless} from './support/test';

interface Result {
  readonly title: string;
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
      const list = async (name: string, property: string, input = {}) => {
        const {structuredContent} = await client.callTool({name, arguments: input});
        return (structuredContent as Record<string, Result[]>)[property] ?? [];
      };
      const read = async (url: string) => {
        const {content} = await client.callTool({name: 'read_page', arguments: {url}});
        const [{text}] = content as [{text: string}];
        return text;
      };
      try {
        const pages = await list('list_pages', 'pages');
        const paths = pages.map(({url}) => new URL(url).pathname);
        expect(paths).toEqual(expect.arrayContaining(docsInSidebar.map((route) => new URL(route, siteUrl).pathname)));
        // Each call takes time, so only some of the pages are read and searched for.
        const somePages = pages.filter((_, index) => index % 8 === 0);
        for (const {title, url} of somePages) expect(await read(url)).toContain(`# ${title}\n`);

        const results: Result[] = [];
        for (const {title} of somePages) results.push(...(await list('search_docs', 'results', {query: title})));
        const sectionUrls = new Set(results.map(({url}) => url).filter((url) => url.includes('#')));
        expect(sectionUrls.size).toBeGreaterThan(somePages.length);
        for (const url of [...sectionUrls].slice(0, 10)) expect(await read(url), url).toMatch(/^#{2,6} /);
      } finally {
        await client.close();
      }
    },
  );
}
