import type {DocSearchRecord} from '@developer-docs/search-engine';
import {expect, test} from 'vitest';
import {parseHtml} from '@developer-docs/internal/node';
import {deduplicateRecords} from './deduplicate-records';
import {extractRecords} from './extract-records';

const entry = (kind: string, id: string, name: string, text: string) =>
  `<div data-record="${kind}" id="${id}" data-record-name="${name}"><p>${text}</p></div>`;

function page(url: string, pageRank: number, html: string): DocSearchRecord[] {
  const root = parseHtml(`<div class="theme-doc-markdown"><h1>Title</h1>${html}</div>`);
  return extractRecords(root, {url, section: 'API', language: 'en', tag: 'docs-default-current', pageRank});
}

test("an enum value that's described twice with the same text is kept once", () => {
  const records = page(
    '/a',
    0,
    entry('value', 'one', 'draft', 'In progress.') +
      entry('value', 'two', 'draft', 'In progress.') +
      entry('value', 'three', 'final', 'In progress.'),
  );
  expect(deduplicateRecords(records).map(({name}) => name)).toEqual([undefined, 'draft', 'final']);
});

test('a page with a negative rank drops text that other pages contain, even later ones, but keeps its title', () => {
  const [title, text] = page('/whole', -1, '<p>Same.</p>');
  const others = page('/a', 0, '<p>Same.</p>');
  expect(deduplicateRecords([title, text, ...others].filter((record) => record !== undefined))).toEqual([
    title,
    ...others,
  ]);
});

test('text that occurs on three pages is kept on the first one', () => {
  const pages = ['/a', '/b', '/c'].map((url) => page(url, 0, `<p>Same.</p><p>Different on ${url}</p>`));
  expect(deduplicateRecords(pages.flat()).map(({content}) => content)).toEqual([
    null,
    'Same.',
    'Different on /a',
    null,
    'Different on /b',
    null,
    'Different on /c',
  ]);
});

test('a field on three pages is kept where writers have added phrases to it', () => {
  const pages = ['/a', '/b', '/c'].map((url) => page(url, 0, entry('field', 'usage', 'usage', 'Used and allowed.')));
  const urls = deduplicateRecords(pages.flat(), new Set(['/b#usage'])).map(({url}) => url);
  expect(urls.filter((url) => url.includes('#'))).toEqual(['/b#usage']);
});

test('an error code on three pages is kept on the page with the most codes, with the number of pages', () => {
  const records = [
    ...page('/a', 0, entry('code', 'a', 'rate_limited', 'Wait.')),
    ...page('/b', 0, entry('code', 'b', 'rate_limited', 'Wait.')),
    ...page('/all', 0, entry('code', 'c', 'rate_limited', 'Explained.') + entry('code', 'd', 'gone', 'Explained.')),
  ];
  expect(
    deduplicateRecords(records)
      .filter(({kind}) => kind === 'code')
      .map(({url, pageCount}) => [url, pageCount]),
  ).toEqual([
    ['/all#c', 3],
    ['/all#d', undefined],
  ]);
});
