import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {JsonObject} from '@developer-docs/utils';
import {checkCompleteness} from '@test-support/openapi-completeness/check-completeness';
import {findMissingTexts, readPageText} from '@test-support/openapi-completeness/missing-texts';
import {renderPage} from '@test-support/openapi-completeness/render-page';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {loadTestDocuments, readDocument} from '../../fixtures/test-document';
import {renderNodes} from '../../fixtures/test-pages';
import {findDocument} from './find-by-id';

const documents = await loadTestDocuments(path.join(import.meta.dirname, '../../fixtures'), {
  lighthouse: 'lighthouse.yaml',
  harbor: 'harbor.yaml',
  'harbor-3.0': 'harbor-3.0.yaml',
});

/** Documents with any names, bodies, schemas, servers, and security schemes. */
const unusualFolder = path.join(import.meta.dirname, '../../fixtures/unusual');
const unusualFiles = readdirSync(unusualFolder).map((file) => [path.parse(file).name, file] as const);
const unusualDocuments = await loadTestDocuments(unusualFolder, Object.fromEntries(unusualFiles));

test.each([...documents, ...unusualDocuments].map((document) => [document.id, document] as const))(
  '%s is rendered completely',
  (_id, document) => {
    const pages = renderNodes([document], {'docs/document.mdx': `<ApiDocument id="${document.id}" />`}).map(renderPage);
    const {expected, missing} = checkCompleteness(document, pages);
    expect(missing).toEqual([]);
    expect(expected).toBeGreaterThan(3);
  },
);

test('the pages of a split document link to each other and together contain everything', () => {
  const document = findDocument(documents, 'lighthouse');
  const pages = renderNodes([document], {
    'docs/index.mdx': '<ApiDocument id="lighthouse" />',
    'docs/other.mdx': '<ApiDocument id="lighthouse" tag="other" />',
    'docs/schemas.mdx': '<ApiDocument id="lighthouse" show="schemas" />',
  }).map(renderPage);
  expect(checkCompleteness(document, pages).missing).toEqual([]);
  const [index = '', operations = ''] = pages;
  expect(index).toContain('href="/docs/other#light-lamp"');
  expect(index).not.toContain('Gone');
  expect(operations).toContain('href="/docs/schemas#schema-Tower"');
  const levels = pages.map((html) => [1, ...[...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))]);
  levels.forEach((list) => expect(list.filter((level, position) => level > (list[position - 1] ?? 1) + 1)).toEqual([]));
});

/** Reads the document in which texts are at all places, each of them once. */
function readTexts(): JsonObject {
  const file = path.join(import.meta.dirname, 'fixtures/texts.yaml');
  let count = 0;
  return JSON.parse(
    JSON.stringify(parse(readFileSync(file, 'utf8'), {merge: true, maxAliasCount: -1})),
    (key, value: unknown) => {
      if (value !== 'TEXT') return value;
      count += 1;
      return key === 'summary' ? `Title ${count} of the document` : `The *text* number \`${count}\` of the document.`;
    },
  ) as JsonObject;
}

const texts = readTexts();
const textDocument = readDocument('texts', texts);
const [index, schemas] = ['index', 'schemas'].map((part) => `<ApiDocument id="texts" show="${part}" title />`);
const operations = ['first', 'second', 'created'].map((id) => `<Operation id="${id}" title />`);
const tags = ['Used', 'Child'].map((tag) => `<ApiDocument id="texts" tag="${tag}" title />`);

test.each([
  ['one page', ['<ApiDocument id="texts" title />']],
  ['a page for each operation', [index, ...operations, schemas]],
  ['a page for each tag', [index, ...tags, schemas]],
])('every description and summary of a document is on its pages: %s', (_name, elements) => {
  const sources = Object.fromEntries(elements.map((element, number) => [`docs/${number}.mdx`, element ?? '']));
  const pages = renderNodes([textDocument], sources).map(renderPage);
  const {count, missing} = findMissingTexts(texts, pages.map(readPageText));
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(200);
});
