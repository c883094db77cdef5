import {createRequire} from 'node:module';
import {maxQueryLength} from '@developer-docs/search-engine';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {listChanges} from './api-changes.js';
import {DocsSite} from './docs-site.js';
import type {SiteFiles} from './site-files.js';

const {version: packageVersion} = createRequire(import.meta.url)('../package.json') as {version: string};

/**
 * Limits results, because clients reject or truncate long ones. Markdown files have up to 50,000 characters by default.
 */
const maxCharacters = 50_000;

const annotations = {readOnlyHint: true, openWorldHint: false};
const offset = z.number().int().min(0).default(0).describe('Characters to skip, to continue a truncated text');

function createTextResult(text: string, start = 0) {
  const limit = start + maxCharacters;
  // A character outside the Basic Multilingual Plane consists of two code units.
  const end = limit < text.length && /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  const note = end < text.length ? `\n\n[Truncated. To continue, pass the offset ${end}.]` : '';
  return {content: [{type: 'text' as const, text: text.slice(start, end) + note}]};
}

/** Creates an MCP server with tools that search and read a site. */
export function createServer(files: SiteFiles): McpServer {
  const site = new DocsSite(files);
  const docs = `the documentation at ${files.baseUrl.href}`;
  const instructions = `To use ${docs}, find sections with search_docs, read them with read_page, and cite their URLs.`;
  const server = new McpServer({name: 'docs-mcp', version: packageVersion}, {instructions});
  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description: `Searches ${docs} and returns up to 10 sections that match best, with excerpts. Read them with read_page.`,
      inputSchema: {
        query: z
          .string()
          .describe(`Keywords, an identifier, or a short question; only the first ${maxQueryLength} characters count`),
        version: z
          .string()
          .optional()
          .describe('A version of the documentation, such as 1.0 or next. Default: the version that readers see'),
      },
      annotations,
    },
    async ({query, version}) => createTextResult(JSON.stringify(await site.search(query, version))),
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page of the documentation',
      description: `Returns a page of ${docs} as Markdown, or only a section if the URL has a hash.`,
      inputSchema: {url: z.string().describe('A URL from search_docs, list_pages, or a link in a page'), offset},
      annotations,
    },
    async (input) => createTextResult(await site.readPage(input.url), input.offset),
  );
  server.registerTool(
    'list_pages',
    {
      title: 'List the pages of the documentation',
      description: `Lists the pages of ${docs} in Markdown. To find an answer, search_docs is faster.`,
      inputSchema: {offset},
      annotations,
    },
    async (input) => createTextResult(await files.read('llms.txt'), input.offset),
  );
  server.registerTool(
    'list_changes',
    {
      title: 'List the changes of the API',
      description: `Lists what changed in the API that ${docs} describes, newest release first, with the level of each change.`,
      inputSchema: {
        since: z.string().optional().describe('A version or a date (2026-12-01); only later releases are listed'),
        operation: z.string().optional().describe('The ID of an operation, or its method and path: GET /pets'),
        breaking: z.boolean().default(false).describe('Whether to list only breaking changes'),
        offset,
      },
      annotations,
    },
    async ({offset: start, ...filter}) => createTextResult(await listChanges(files, filter), start),
  );
  return server;
}
