import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  getCategory,
  getRecordsFile,
  headingsFile,
  levels,
  serializeRecords,
  type DocSearchRecord,
} from '@developer-docs/search-engine';
import {onTestFinished} from 'vitest';

/** A section of a page: its heading below those of the sections that contain it, its anchor, and its text. */
type Section = readonly [headings: readonly string[], anchor: string, text?: string];

/** Creates the search records of a page. */
export function createRecords(url: string, sections: readonly Section[], tag = 'docs-default-current') {
  return sections.flatMap(([headings, anchor, text]): DocSearchRecord[] => {
    const names = ['Guides', ...headings];
    const level = headings.length;
    const common = {
      objectID: `${url}#${anchor}`,
      url: anchor === '' ? url : `${url}#${anchor}`,
      url_without_anchor: url,
      anchor,
      category: getCategory('heading', 0),
      hierarchy: Object.fromEntries(
        levels.map((name, index) => [name, names[index] ?? null]),
      ) as DocSearchRecord['hierarchy'],
      language: 'en',
      docusaurus_tag: tag,
      weight: {pageRank: 0, level: 0, position: 0},
    };
    return [
      {...common, type: levels[level] as 'lvl1', kind: level === 1 ? 'page' : 'heading', content: null},
      ...(text === undefined ? [] : [{...common, type: 'content' as const, kind: 'text' as const, content: text}]),
    ];
  });
}

/** Creates a folder with files, which is deleted after the test. */
export function createFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-mcp-'));
  onTestFinished(() => {
    rmSync(folder, {recursive: true});
  });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** Returns the files of a search index. */
export function createIndexFiles(records: readonly DocSearchRecord[]): Record<string, string> {
  const {build, headings, parts} = serializeRecords(records);
  const partFiles = parts.map((part, index) => [getRecordsFile(build, index), part] as const);
  return {[headingsFile]: headings, ...Object.fromEntries(partFiles)};
}

/** Returns the files of a small site whose base URL is https://docs.example.com/help/. */
export function createSiteFiles(): Record<string, string> {
  const origin = 'https://docs.example.com';
  const head = (title: string, page: string) => `# ${title}\n\n> HTML version: <${origin}/help/${page}>\n\n`;
  const records = [
    ...createRecords('/help/docs/webhooks', [
      [['Webhooks'], '', 'Your server is notified.'],
      [['Webhooks', 'Delivery'], 'delivery'],
      [['Webhooks', 'Delivery', 'Retries'], 'attempts', 'Failed deliveries are repeated five times.'],
      [['Webhooks', 'Delivery', 'Retries', 'maxAttempts'], 'max-attempts', 'The number of attempts.'],
    ]),
    ...createRecords('/help/docs/reference', [
      [['Reference'], '', 'All operations.'],
      [['Reference', 'Pets'], 'pets'],
      [['Reference', 'Pets', 'Create a pet'], 'createPet'],
      [['Reference', 'Pets', 'Create a pet', 'Responses'], 'createPet-responses', 'Returns the created pet.'],
    ]),
    ...createRecords('/help/docs/1.0/webhooks', [[['Webhooks'], '', 'Old notifications.']], 'docs-default-1.0'),
  ];
  return {
    ...createIndexFiles(records),
    '404.html': `<meta data-rh="true" property="og:url" content="${origin}/help/404.html">`,
    'docs/webhooks.md': `${head('Webhooks', 'docs/webhooks')}See the [reference](${origin}/help/docs/reference.md).

## Delivery

### Retries

Failed deliveries are repeated five times.

\`\`\`bash
## Delivery
\`\`\`

- \`maxAttempts\`: The number of attempts.

## Security
`,
    'docs/reference.md': `${head('Reference', 'docs/reference')}This page is split into several files.

## Pets

- [List pets](${origin}/help/docs/reference/listPets.md)
- [Create a pet](${origin}/help/docs/reference/createPet.md)
`,
    'docs/reference/listPets.md': '# Reference: List pets\n\n### List pets\n\n#### Responses\n\nAll pets.\n',
    'docs/reference/createPet.md':
      '# Reference: Create a pet\n\n### Create a pet\n\n#### Responses\n\nThe created pet.\n',
    'docs/1.0/webhooks.md': head('Webhooks', 'docs/1.0/webhooks'),
  };
}

/** A response of the test server. */
interface TestFile {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Serves files with ETags below `/help/`, until the test is finished.
 *
 * @param files - Texts or responses, by path relative to the base URL. The test can change them.
 * @returns The base URL, and a log of requests such as `200 search-index.json`.
 */
export async function serveFiles(files: Readonly<Record<string, string | TestFile>>) {
  const log: string[] = [];
  const server = createServer((request, response) => {
    const name = (request.url ?? '').replace('/help/', '');
    const file = files[name] ?? {status: 404};
    const {status = 200, headers = {}, body = ''} = typeof file === 'string' ? {body: file} : file;
    const etag = `"${body.length}"`;
    const isUnchanged = status === 200 && request.headers['if-none-match'] === etag;
    log.push(`${isUnchanged ? 304 : status} ${name}`);
    if (isUnchanged) response.writeHead(304).end();
    else response.writeHead(status, {ETag: etag, 'Content-Type': 'text/plain', ...headers}).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const {port} = server.address() as AddressInfo;
  return {baseUrl: new URL(`http://127.0.0.1:${port}/help/`), log};
}
