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

const getIds = (records: readonly DocSearchRecord[]) => records.map(({objectID}) => objectID);

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

test('two pages of the same rank keep duplicates', () => {
  const records = [...page('/a', 0, '<p>Same.</p>'), ...page('/b', 0, '<p>Same.</p>')];
  expect(deduplicateRecords(records)).toEqual(records);
});

test('a page with a negative rank drops text that other pages contain, even later ones, but keeps its title', () => {
  const [title, text] = page('/whole', -1, '<p>Same.</p>');
  const others = page('/a', 0, '<p>Same.</p>');
  expect(deduplicateRecords([title, text, ...others].filter((record) => record !== undefined))).toEqual([
    title,
    ...others,
  ]);
});

test('a page with a negative rank drops headings that have no remaining content', () => {
  const html = '<h2 id="gone">410 Gone</h2><p>Same.</p>';
  const records = [...page('/a', 0, '<p>Same.</p>'), ...page('/whole', -1, `${html}<h2 id="own">Own</h2><p>New.</p>`)];
  expect(deduplicateRecords(records).map(({url}) => url)).toEqual(['/a', '/a', '/whole', '/whole#own', '/whole#own']);
});

test('a duplicate entry is kept if any record below it is kept', () => {
  const others = page('/a', 0, entry('field', 'status', 'status', 'Same.') + entry('field', 'type', 'type', 'Same.'));
  const whole = page(
    '/whole',
    -1,
    `<div data-record="field" id="status" data-record-name="status"><p>Same.</p><pre>unique</pre></div>${entry('field', 'type', 'type', 'Same.')}`,
  );
  expect(getIds(deduplicateRecords([...others, ...whole]))).toEqual([
    ...getIds(others),
    ...getIds(whole.filter(({anchor}) => anchor !== 'type')),
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
