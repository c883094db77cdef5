import {createRequire} from 'node:module';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {DocsSite} from './docs-site.js';
import type {SiteFiles} from './site-files.js';

const {version: packageVersion} = createRequire(import.meta.url)('../package.json') as {version: string};

/** Limits results, because clients reject or truncate long ones. Markdown files have up to 50,000 characters by default. */
const maxCharacters = 50_000;
const maxPages = 200;

const annotations = {readOnlyHint: true, openWorldHint: false};
const version = z.string().optional().describe('A docs version, such as "1.0" or "next", instead of the default one');
const offset = z.number().int().min(0).default(0);
const page = {title: z.string(), url: z.string(), section: z.string().describe('Section of the sidebar')};

/** Returns structured content and, for clients that don't support it, the same as text. */
const createResult = <Content extends Record<string, unknown>>(structuredContent: Content) => ({
  structuredContent,
  content: [{type: 'text' as const, text: JSON.stringify(structuredContent)}],
});

/** Creates an MCP server with tools that search and read a site. */
export function createServer(files: SiteFiles): McpServer {
  const site = new DocsSite(files);
  const docs = `the documentation at ${files.baseUrl.href}`;
  const title = `Documentation at ${files.baseUrl.host}`;
  const instructions = `To use ${docs}, find sections with search_docs, read them with read_page, and cite their URLs.`;
  const server = new McpServer({name: 'docs-mcp', title, version: packageVersion}, {instructions});
  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description: `Searches ${docs} and returns up to 10 sections that match best, with excerpts. Read them with read_page.`,
      inputSchema: {
        query: z.string().describe('Keywords, an identifier, or a short question; only the first 64 characters count'),
        version,
      },
      outputSchema: {results: z.array(z.object({...page, excerpt: z.string()}))},
      annotations,
    },
    async (input) => createResult({results: await site.search(input.query, input.version)}),
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page of the documentation',
      description: `Returns a page of ${docs} as Markdown, or only a section if the URL has a hash.`,
      inputSchema: {
        url: z.string().describe('A URL from search_docs, list_pages, or a link in a page'),
        offset: offset.describe('Number of characters to skip, to continue a page that was truncated'),
      },
      annotations,
    },
    async (input) => {
      const markdown = await site.readPage(input.url);
      const end = input.offset + maxCharacters;
      const note = end < markdown.length ? `\n\n[Truncated. To continue, call read_page with the offset ${end}.]` : '';
      return {content: [{type: 'text', text: markdown.slice(input.offset, end) + note}]};
    },
  );
  server.registerTool(
    'list_pages',
    {
      title: 'List the pages of the documentation',
      description: `Lists the pages of ${docs}, up to ${maxPages} at a time. To find an answer, search_docs is faster.`,
      inputSchema: {version, offset: offset.describe('Number of pages to skip')},
      outputSchema: {pages: z.array(z.object(page)), total: z.number().int()},
      annotations,
    },
    async (input) => {
      const pages = await site.listPages(input.version);
      return createResult({pages: pages.slice(input.offset, input.offset + maxPages), total: pages.length});
    },
  );
  return server;
}
