import {parseHtml} from '@developer-docs/docusaurus-utils/node';
import type {DocSearchRecord} from '@developer-docs/search-engine';
import {expect, test} from 'vitest';
import {deduplicateRecords} from './deduplicate-records';
import {extractRecords} from './extract-records';

const entry = (kind: string, id: string, name: string, text: string) =>
  `<div data-record="${kind}" id="${id}" data-record-name="${name}"><p>${text}</p></div>`;

const operations = ['getPet', 'addPet']
  .map((id) => `<h2 id="${id}" data-record="operation" data-record-name="${id}">${id}</h2>`)
  .join('');

function page(url: string, html: string, {language = 'en', tag = 'docs-default-current'} = {}): DocSearchRecord[] {
  const root = parseHtml(`<div class="theme-doc-markdown"><h1>Title</h1>${html}</div>`);
  return extractRecords(root, {url, section: 'API', language, tag});
}

const summarize = (records: readonly DocSearchRecord[]) =>
  records.flatMap(({type, url, name, content, pageCount}) =>
    type === 'lvl1' ? [] : [[url, name, content, pageCount].filter((value) => value != null).join(' ')],
  );

const code = entry('code', 'gone', 'gone', 'Deleted.');
const field = entry('field', 'usage', 'usage', 'Used and allowed.');

test.each<readonly [description: string, pages: Readonly<Record<string, string>>, kept: readonly string[]]>([
  [
    'an enum value is kept once',
    {
      a:
        entry('value', 'one', 'draft', 'In progress.') +
        entry('value', 'two', 'draft', 'In progress.') +
        entry('value', 'three', 'final', 'In progress.'),
    },
    ['a#one draft In progress.', 'a#three final In progress.'],
  ],
  [
    'a page with several operations keeps only them, and headings with text that no other page contains',
    {
      whole: `${operations}<p>Same.</p><h3 id="410">410 Gone</h3>${code}<h3 id="own">Own</h3><p>New.</p>`,
      a: `<p>Same.</p>${code}`,
    },
    ['whole#getPet getPet', 'whole#addPet addPet', 'whole#own', 'whole#own New.', 'a Same.', 'a#gone gone Deleted.'],
  ],
  [
    'a schema is kept if its text is on another page',
    {
      whole: `${operations}${['Cat', 'Dog'].map((name) => `<h3 id="${name}" data-record="schema">${name}</h3><p>A pet.</p>`).join('')}`,
      a: '<p>A pet.</p>',
    },
    ['whole#getPet getPet', 'whole#addPet addPet', 'whole#Cat', 'whole#Dog', 'a A pet.'],
  ],
  [
    'text on three pages is kept on the first one',
    {a: '<p>Same.</p><p>On a</p>', b: '<p>Same.</p><p>On b</p>', c: '<p>Same.</p>'},
    ['a Same.', 'a On a', 'b On b'],
  ],
  [
    'a field on three pages is kept where writers have added phrases to it',
    {a: field, b: field, phrases: field},
    ['phrases#usage usage Used and allowed. 3'],
  ],
  [
    'an error code is kept on the page with the most codes',
    {a: code, b: code, all: code + entry('code', 'other', 'other', 'Other.')},
    ['all#gone gone Deleted. 3', 'all#other other Other.'],
  ],
])('%s', (_, pages, kept) => {
  const records = Object.entries(pages).flatMap(([url, html]) => page(url, html));
  expect(summarize(deduplicateRecords(records, new Set(['phrases#usage'])))).toEqual(kept);
});

test('versions, instances, and languages keep what they share', () => {
  const html = `<p>Up to 5 gigabytes.</p>${entry('value', 'x', 'draft', 'Unfinished.')}${field}`;
  const records = ['en', 'ja'].flatMap((language) =>
    ['docs-default-1.0', 'docs-default-current', 'docs-guides-current', 'default'].flatMap((tag) =>
      page(`/${language}/${tag}`, html, {language, tag}),
    ),
  );
  expect(deduplicateRecords(records, new Set())).toEqual(records);
});
