import type {DocSearchRecord} from '@developer-docs/search-engine';
import {parseHtml} from '@developer-docs/utils/node';
import {describe, expect, test} from 'vitest';
import {deduplicateRecords} from './deduplicate-records';
import {extractRecords} from './extract-records';

const entry = (kind: string, id: string, name: string, text: string) =>
  `<div data-record="${kind}" id="${id}" data-record-name="${name}"><p>${text}</p></div>`;

function page(
  url: string,
  pageRank: number,
  html: string,
  {language = 'en', tag = 'docs-default-current'} = {},
): DocSearchRecord[] {
  const root = parseHtml(`<div class="theme-doc-markdown"><h1>Title</h1>${html}</div>`);
  return extractRecords(root, {url, section: 'API', language, tag, pageRank});
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

describe.each(['as listed', 'reversed'])('versions, instances, and languages keep what they share (%s)', (order) => {
  const scopes = ['en', 'ja'].flatMap((language) =>
    ['docs-default-1.0', 'docs-default-2.0', 'docs-default-current', 'docs-guides-current', 'default'].map((tag) => ({
      language,
      tag,
    })),
  );

  /** Returns what each version keeps of the records that are created for it. */
  function deduplicate(createPages: (prefix: string, scope: (typeof scopes)[number]) => DocSearchRecord[]) {
    const pages = scopes.map((scope) => createPages(`/${scope.language}/${scope.tag}`, scope));
    const kept = deduplicateRecords((order === 'reversed' ? pages.reverse() : pages).flat());
    return new Set(
      scopes.map(({language, tag}) =>
        JSON.stringify(
          kept
            .filter((record) => record.language === language && record.docusaurus_tag === tag && record.type !== 'lvl1')
            .map(({url, name, content, pageCount}) => [url.split('/').at(-1), name, content, pageCount]),
        ),
      ),
    );
  }

  test.each([
    ['a paragraph', '<p>Up to 5 gigabytes.</p>', ['install', null, 'Up to 5 gigabytes.', null]],
    ['an enum value', entry('value', 'x', 'draft', 'Unfinished.'), ['install#x', 'draft', 'Unfinished.', null]],
    ['a field', entry('field', 'x', 'size', 'In bytes.'), ['install#x', 'size', 'In bytes.', null]],
  ])('%s', (_name, html, expected) => {
    expect(deduplicate((prefix, scope) => page(`${prefix}/install`, 0, html, scope))).toEqual(
      new Set([JSON.stringify([expected])]),
    );
  });

  test('an error code is on the page with the most codes of the version, which counts only its own pages', () => {
    const code = entry('code', 'gone', 'gone', 'Deleted.');
    const kept = deduplicate((prefix, scope) => [
      ...['a', 'b'].flatMap((name) => page(`${prefix}/${name}`, 0, code, scope)),
      ...page(`${prefix}/all`, 0, code + entry('code', scope.tag, 'other', `In ${scope.tag}.`), scope),
    ]);
    for (const records of kept) {
      expect(records).toContain('["all#gone","gone","Deleted.",3]');
      expect(records).toMatch(/"other","In [^"]*",null\]/);
      expect(records).not.toContain('"a#gone"');
    }
  });

  test('a page with a negative rank only drops what its own version contains elsewhere', () => {
    const kept = deduplicate((prefix, scope) =>
      scope.tag === 'docs-default-2.0'
        ? page(`${prefix}/whole`, -1, '<p>Same.</p>', scope)
        : page(`${prefix}/whole`, 0, '<p>Same.</p>', scope),
    );
    expect([...kept]).toEqual([JSON.stringify([['whole', null, 'Same.', null]])]);
  });
});
