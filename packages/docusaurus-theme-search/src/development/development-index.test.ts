import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseIndex} from '@developer-docs/search-engine';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {DevelopmentIndex} from './development-index';
import {parseSource} from './source-page';

vi.mock('./source-page', {spy: true});

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'development-index-'));
  mkdirSync(path.join(siteDir, 'docs'));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

function createIndex(...names: string[]): DevelopmentIndex {
  const index = new DevelopmentIndex(siteDir);
  const pages = names.map((name) => ({
    id: name,
    source: `@site/docs/${name}`,
    title: `Title of ${name}`,
    url: `/docs/${name}`,
    section: 'Guides',
    language: 'en',
    tag: 'docs-default-current',
  }));
  index.setInput({pages, synonyms: [], phrases: {}});
  return index;
}

/** Returns the kind, anchor, and text of the records in the index. */
const readRecords = (index: DevelopmentIndex): string[] =>
  parseIndex(index.getFiles()).records.map(
    ({type, kind, anchor, hierarchy, content}) =>
      `${kind ?? ''} #${anchor} ${content ?? (type === 'content' ? '' : (hierarchy[type] ?? ''))}`,
  );

test('indexes titles, headings, text, and code of Markdown sources', () => {
  writeFileSync(path.join(siteDir, 'docs/intro.mdx'), 'Prose.\n\n## Details\n\nMore.\n\n```\nstart();\n```\n');
  expect(readRecords(createIndex('intro.mdx', 'missing.md', 'page.tsx'))).toEqual([
    'page # Title of intro.mdx',
    'text # Prose.',
    'heading #details Details',
    'text #details More.',
    'sample #details start();',
  ]);
});

test('parses only the changed source again', () => {
  const [file, other] = ['edited.md', 'other.md'].map((name) => path.join(siteDir, 'docs', name)) as [string, string];
  for (const name of [file, other]) writeFileSync(name, 'Before.');
  const index = createIndex('edited.md', 'other.md');
  index.getFiles();
  const parse = vi.mocked(parseSource).mockClear();
  writeFileSync(file, 'After.');
  utimesSync(file, new Date(), new Date(Date.now() + 5000));
  expect(readRecords(index)).toContain('text # After.');
  expect(parse).toHaveBeenCalledTimes(1);
});
