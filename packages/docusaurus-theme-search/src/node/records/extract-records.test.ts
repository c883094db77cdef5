import {parseHtml} from '@developer-docs/docusaurus-utils/node';
import type {DocSearchRecord} from '@developer-docs/search-engine';
import {describe, expect, test} from 'vitest';
import {extractRecords} from './extract-records';

const context = {url: '/docs/page', section: 'Core API', language: 'en', tag: 'docs-default-current'};

function extractFromHtml(html: string): DocSearchRecord[] {
  const page = `<html><body><nav>Menu</nav><main><article><div class="theme-doc-markdown markdown">${html}</div></article></main></body></html>`;
  return extractRecords(parseHtml(page), context);
}

const summarize = (records: DocSearchRecord[]) =>
  records.map(({type, kind, anchor, content}) => [type, kind, anchor, content]);

describe("a page's records", () => {
  test('are its title, headings, and text, each with its anchor', () => {
    const records = extractFromHtml(
      '<header><h1>Poll</h1></header><p>Read <code>status</code> <b>again</b>.</p><h2 id="wait">Wait<a class="hash-link" href="#wait">\u200B</a></h2><ul><li>One</li><li>Two <p>three</p></li></ul>',
    );
    expect(summarize(records)).toEqual([
      ['lvl1', 'page', '', null],
      ['content', 'text', '', 'Read status again.'],
      ['lvl2', 'heading', 'wait', null],
      ['content', 'text', 'wait', 'One'],
      ['content', 'text', 'wait', 'Two'],
      ['content', 'text', 'wait', 'three'],
    ]);
    expect(records[3]).toMatchObject({
      url: '/docs/page#wait',
      url_without_anchor: '/docs/page',
      hierarchy: {lvl0: 'Core API', lvl1: 'Poll', lvl2: 'Wait', lvl3: null},
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      weight: {level: 0, position: 3},
    });
    expect(records[2]?.weight.level).toBe(80);
  });

  test('have a level for each reference entry, with its name, text, and anchor', () => {
    const records = extractFromHtml(
      '<h1>P</h1><h2 id="body">Body</h2><ul><li id="f-a" data-record="field" data-record-name="a"><code>a</code> string. The first.<ul><li id="f-b" data-record="field" data-record-name="a.b">The second.</li></ul></li></ul><p>After.</p>',
    );
    expect(summarize(records.slice(2))).toEqual([
      ['lvl3', 'field', 'f-a', 'a string. The first.'],
      ['lvl4', 'field', 'f-b', 'The second.'],
      ['content', 'text', 'body', 'After.'],
    ]);
    expect(records.slice(2)).toMatchObject([
      {name: 'a', hierarchy: {lvl2: 'Body', lvl3: 'a', lvl4: null}},
      {name: 'a.b', hierarchy: {lvl2: 'Body', lvl3: 'a', lvl4: 'a.b'}},
      {hierarchy: {lvl2: 'Body', lvl3: null, lvl4: null}},
    ]);
  });

  test('keep the line breaks of samples, including samples inside entries', () => {
    const records = extractFromHtml(
      '<div id="x" data-record="option" data-record-name="x">About x<pre><code><span>let a;\n</span><span>go()</span></code></pre></div>',
    );
    expect(summarize(records)).toEqual([
      ['lvl1', 'option', 'x', 'About x'],
      ['content', 'sample', 'x', 'let a;\ngo()'],
    ]);
  });

  test("treat a heading that's an entry as both", () => {
    const [operation, text] = extractFromHtml(
      '<h2 id="op" data-record="operation" data-record-name="getThing">Get a thing</h2><p>It.</p>',
    );
    const hierarchy = {lvl2: 'Get a thing'};
    expect(operation).toMatchObject({type: 'lvl2', kind: 'operation', name: 'getThing', anchor: 'op', hierarchy});
    expect(text).toMatchObject({content: 'It.', anchor: 'op'});
  });

  test('have the method and path of an operation, and the type of a field, as their detail', () => {
    const [, operation, parent, child] = extractFromHtml(
      '<h1>P</h1><div id="op" data-record="operation" data-record-name="getThing" data-record-detail="GET /things">get /things</div>' +
        '<ul><li id="a" data-record="field" data-record-name="a">A<ul><li id="b" data-record="field" data-record-name="b"><span data-record-detail="">string</span></li></ul></li></ul>',
    );
    expect([operation, parent, child].map((record) => record?.detail)).toEqual(['GET /things', undefined, 'string']);
  });
});

test.each([
  ['a page without markup of the docs theme', '<main><h1>Home</h1><p>Text.</p></main>', ['Home', 'Text.']],
  [
    'a blog post, without its authors',
    '<main><article><header><h1>Post</h1><div>Jane</div></header><div class="markdown"><p>Text.</p></div></article></main>',
    ['Title', 'Text.'],
  ],
  ['a page without a heading', '<main><p>Text.</p><footer>Tags</footer></main>', ['Title', 'Text.']],
  ['a page without content', '<p>Text.</p>', []],
])('the texts of %s are found', (_, html, texts) => {
  const records = extractRecords(parseHtml(html), {...context, title: 'Title'});
  expect(records.map(({content, hierarchy}) => content ?? hierarchy.lvl1)).toEqual(texts);
});
