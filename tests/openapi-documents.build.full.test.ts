import {readFileSync} from 'node:fs';
import path from 'node:path';
import {getReadableText, normalizeWhitespace, parseHtml} from '@developer-docs/internal/node';
import {expect} from 'vitest';
import {test} from './support/build-test';
import {getDocumentRoute, documentsSite} from './support/openapi-site';

/** Returns a page's visible text with collapsed whitespace. */
const readText = (html: string) =>
  normalizeWhitespace(
    getReadableText(parseHtml(html), ({tagName}) => ['script', 'style', 'template'].includes(tagName)),
  );

const fixtures = path.resolve(__dirname, '../packages/docusaurus-theme-openapi/src/fixtures');
const readFixture = (name: string) => readFileSync(path.join(fixtures, `${name}.yaml`), 'utf8');

/** Lists the descriptions and summaries in a document. Its page must contain all of them. */
const findSentences = (document: string) =>
  [...document.matchAll(/(?:description|summary): ([^,{}|\n]+)/g)].map(([, text = '']) => text.trim());

test('third-party documents are shown completely', async ({variantSite}) => {
  const documents = {harbor: readFixture('harbor'), 'old-harbor': readFixture('harbor-3.0')};
  const {exitCode, lines, read} = await variantSite(documentsSite(documents)).build();
  expect(exitCode, lines.join('\n')).toBe(0);

  for (const [id, document] of Object.entries(documents)) {
    const page = readText(read(`${getDocumentRoute(id)}.html`));
    expect(findSentences(document).filter((sentence) => !page.includes(sentence))).toEqual([]);
  }

  const html = read(`${getDocumentRoute('harbor')}.html`);
  const page = readText(html);
  for (const expected of [
    'deprecated', // the operation
    'tuple of 2',
    'map of integer',
    'string or null',
    'Always home',
    'Always dog watch', // an array of arrays
    'write-only',
    'read-only',
    'depending on kind',
    'One or more of the following', // anyOf
    'Same fields as', // recursion
    'multipart/form-data',
    'text/csv',
    'Callback: Loading has ended',
    'A full ship',
  ]) {
    expect(page).toContain(expected);
  }
  expect(html).not.toContain("alert('never')");
  expect(html).not.toContain('src="https://elsewhere.example');
  expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).not.toContain('onerror');
  expect(html).toContain('<strong>weight</strong>');

  expect(readText(read(`${getDocumentRoute('old-harbor')}.html`))).toContain('number or null');
});
