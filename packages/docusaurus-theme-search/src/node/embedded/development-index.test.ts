import {createServer, type RequestListener} from 'node:http';
import {getRecordsFile, headingsFile, readIndex} from '@developer-docs/search-engine';
import {listen} from '@test-support/listen';
import {createTemporaryFolder, writeFileIn} from '@test-support/temporary-folder';
import {expect, onTestFinished, test} from 'vitest';
import {createServerConfig, createDevelopmentIndex} from './development-index';

type Middleware = (...args: [...Parameters<RequestListener>, () => void]) => void;

function createIndex(siteDir: string, ...names: string[]): () => Readonly<Record<string, string>> {
  const pages = names.map((name) => ({
    id: name,
    source: `@site/docs/${name}`,
    title: `Title of ${name}`,
    url: `/docs/${name}`,
    section: 'Guides',
    language: 'en',
    tag: 'docs-default-current',
  }));
  return createDevelopmentIndex(siteDir, {pages, language: 'en', synonyms: [], phrases: {}});
}

/** Returns the kind, anchor, and text of the records in the index. */
async function readRecords(getFiles: () => Readonly<Record<string, string>>): Promise<string[]> {
  const files = getFiles();
  const {records} = await readIndex((file) => files[file] ?? '');
  return records.map(
    ({type, kind, anchor, hierarchy, content}) =>
      `${kind ?? ''} #${anchor} ${content ?? (type === 'content' ? '' : (hierarchy[type] ?? ''))}`,
  );
}

test('indexes titles, headings, text, and code of Markdown sources', async () => {
  const source = 'Prose.\n\n## Details\n\nMore.\n\n```\nstart();\n```\n';
  const siteDir = createTemporaryFolder({'docs/intro.mdx': source});
  expect(await readRecords(createIndex(siteDir, 'intro.mdx', 'missing.md', 'page.tsx'))).toEqual([
    'page # Title of intro.mdx',
    'text # Prose.',
    'heading #details Details',
    'text #details More.',
    'sample #details start();',
  ]);
});

test('serves the index files below the base URL, with an app that has only middleware', async () => {
  const getFiles = createIndex(createTemporaryFolder({'docs/intro.md': 'Prose.'}), 'intro.md');
  const {devServer} = createServerConfig({}, '/base/', getFiles) as {
    devServer: {onListening: (server: {app: {use: (handler: Middleware) => void}}) => void};
  };
  const handlers: Middleware[] = [];
  devServer.onListening({app: {use: (handler) => handlers.push(handler)}});
  const server = createServer((request, response) => {
    handlers[0]?.(request, response, () => response.writeHead(404).end());
  });
  const {origin, close} = await listen(server);
  onTestFinished(close);
  const files = Object.entries(getFiles());
  expect(files).toHaveLength(2);
  for (const [file, text] of files) {
    const response = await fetch(`${origin}/base/${file}?1`);
    expect(response.headers.get('Content-Type')).toContain('application/json');
    expect(await response.text()).toBe(text);
  }
  for (const url of [`/${headingsFile}`, `/base/${getRecordsFile('other', 0)}`, '/base/docs/intro', '/']) {
    expect((await fetch(origin + url)).status, url).toBe(404);
  }
});

test('contains the change of a source', async () => {
  const siteDir = createTemporaryFolder({'docs/intro.md': 'Before.'});
  const getFiles = createIndex(siteDir, 'intro.md');
  expect(await readRecords(getFiles)).toContain('text # Before.');
  writeFileIn(siteDir, 'docs/intro.md', 'After an edit.');
  expect(await readRecords(getFiles)).toContain('text # After an edit.');
});
