import {readdirSync} from 'node:fs';
import path from 'node:path';
import {checkCompleteness} from '@test-support/openapi-completeness/check-completeness';
import {renderPage} from '@test-support/openapi-completeness/render-page';
import {expect, test} from 'vitest';
import {loadTestDocuments} from '../../fixtures/test-document';
import {createTestRenderer, renderNodes} from '../../fixtures/test-pages';

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
  const document = createTestRenderer(documents).getDocument('lighthouse');
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
