import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {convertBody, createFiles} from '../fixtures/convert-body';

test('a file starts with its title, a link to the index, and the URL of its page', () => {
  const [docs, home] = ['/base/docs/a', '/base/'].flatMap((route) =>
    createFiles({[route]: '<h1>A <code>b</code></h1>'}).getFiles(route),
  );
  expect(docs).toEqual({
    url: '/base/docs/a.md',
    markdown:
      '# A b\n\n> Documentation index: <https://example.com/base/llms.txt>. HTML version: <https://example.com/base/docs/a>\n',
  });
  expect(home?.url).toBe('/base/index.md');
});

test('links point to the heading above their targets in Markdown files, and links to an ancestor become text', () => {
  expect(
    convertBody(
      '<ul><li id="x"><a href="#x">own</a></li></ul><h2 id="z">On Z</h2><p><a href="/base/docs/b?lang=python#y">b</a>, <a href="#z">z</a>, <a href="#x">x</a>, <a href="#unknown">?</a>, <a href="/base/openapi/c.yaml">c</a>, <a href="https://example.org/">d</a></p>',
    ),
  ).toBe(
    '- own\n\n## On Z\n\n[b](https://example.com/base/docs/b.md#why), [z](#on-z), [x](#a), [?](https://example.com/base/docs/a.md), [c](https://example.com/base/openapi/c.yaml), [d](https://example.org/)',
  );
});

test.each([
  ['a paragraph of a property', '<ul data-markdown="properties"><li><p>A</p><p id="x">B</p></li></ul>'],
  ['an element in a line of text', '<p>A <span id="x">b</span> <b>c</b></p>'],
  ['an element without content', '<p>A <a id="x"></a></p>'],
])('links point to the heading above %s', (_, content) => {
  expect(convertBody(`<h2 id="a">Above</h2>${content}<h2 id="b">Below</h2><p><a href="#x">x</a></p>`)).toContain(
    '[x](#above)',
  );
});

const createLongText = (words: number) => `<p>${'word '.repeat(words)}</p>`;

test('a long page becomes an index of its operations and chapters, and links point to the part with the anchor', () => {
  const createOperation = (id: string) =>
    `<section><h3 id="${id}">Do ${id}</h3><div id="${id}.operation" data-markdown="operation">post</div>${createLongText(4000)}</section>`;
  const createType = (name: string) => `<h3 id="${name}">${name}</h3>${createLongText(5000)}`;
  const content = `<h1>Long</h1><p><a href="#two">two</a></p><h2 id="ops">Operations</h2><p>Some.</p>${createOperation('one')}${createOperation('two')}<h2 id="types">Types</h2>${createType('alpha')}${createType('beta')}<h2 id="end">End</h2><p>Short.</p>`;
  const site = createFiles({'/base/l': content, '/base/s': '<h1>S</h1><p><a href="/base/l#beta">beta</a></p>'});
  const files = site.getFiles('/base/l');
  expect(files.map(({url}) => url)).toEqual(
    ['l', 'l/one', 'l/two', 'l/types', 'l/types-2'].map((name) => `/base/${name}.md`),
  );
  expect(files[0]?.markdown.split('\n').slice(4).join('\n')).toBe(
    'This page is split into several files.\n\n[two](https://example.com/base/l/two.md#do-two)\n\n## Operations\n\nSome.\n\n- [Do one](https://example.com/base/l/one.md)\n\n- [Do two](https://example.com/base/l/two.md)\n\n- [Types](https://example.com/base/l/types.md): alpha\n\n- [Types, part 2](https://example.com/base/l/types-2.md): beta\n\n## End\n\nShort.\n',
  );
  expect(files[2]?.markdown).toMatch(
    /^# Long: Do two\n\n> .*<https:\/\/example\.com\/base\/l#two>\n\nPart of \[Long\]\(https:\/\/example\.com\/base\/l\.md\)\.\n\n### Do two\n/,
  );
  expect(site.getFiles('/base/s')[0]?.markdown).toContain('(https://example.com/base/l/types-2.md#beta)');
  expect(Math.max(...files.map(({markdown}) => markdown.length))).toBeLessThan(50_000);
});

test('code and external links are never changed, even if they look like links to Markdown files', () => {
  expect(
    convertBody(
      '<p><a href="https://example.org/page.md#part">external</a> <code>[a](/base/docs/b.md#y)</code> [text](https://example.com/base/docs/b.md#y)</p><pre><code>[b](https://example.com/base/docs/b.md\uFDD0y)</code></pre>',
    ),
  ).toBe(
    '[external](https://example.org/page.md#part) `[a](/base/docs/b.md#y)` \\[text]\\(https\\://example.com/base/docs/b.md#y)\n\n```\n[b](https://example.com/base/docs/b.md\uFFFDy)\n```',
  );
});

test.each([
  ['/base/docs/a/', '/base/docs/b/'],
  ['/base/docs/a', '/base/docs/b'],
])('links work with and without trailing slashes (%s)', (route, target) => {
  const files = createFiles({
    [route]: '<h1>A</h1><p><a href="/base/docs/b#y">1</a> <a href="/base/docs/b/">2</a> <a href="b?x=1">3</a></p>',
    [target]: '<h1>B</h1><h2>Why?</h2><p id="y">Yes.</p>',
  });
  const [file] = files.getFiles(route);
  expect(file?.url).toBe('/base/docs/a.md');
  const link = route.endsWith('/') ? 'https://example.com/base/docs/a/b?x=1' : 'https://example.com/base/docs/b.md';
  expect(file?.markdown).toContain(
    `[1](https://example.com/base/docs/b.md#why) [2](https://example.com/base/docs/b.md) [3](${link})`,
  );
});

test('a page without a heading has the title from its head', () => {
  const [file] = createFiles({'/base/x': '<p>Text</p>'}).getFiles('/base/x');
  expect(file?.markdown).toMatch(/^# Head title\n/);
});

test.each(['a | b [c](d) <e> `f` *g* #', 'Line 1\nLine 2'])(
  'keeps the title %j, and no character of it is markup',
  (title) => {
    const html = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const [file] = createFiles({'/base/x': `<h1>${html}</h1><p>Text</p>`}).getFiles('/base/x');
    const [heading, ...blocks] = fromMarkdown(file?.markdown ?? '').children;
    expect(heading).toMatchObject({type: 'heading', depth: 1});
    expect(heading && toString(heading)).toBe(title.replace('\n', ' '));
    expect(heading && 'children' in heading && heading.children.map(({type}) => type)).toEqual(['text']);
    expect(blocks).toHaveLength(2);
  },
);

test('no part of a long page has the URL of another part, or of a page', () => {
  const ids = ['b', 'b-2', 'x/y', 'x y', 'größe', 'free'];
  const content = ids.map((id) => `<h2 id="${id}">${id}</h2>${createLongText(5000)}`).join('');
  const pages = ['b', 'b-2', 'gr%C3%B6%C3%9Fe'].map((name) => [`/base/docs/a/${name}/`, `<h1>${name}</h1>`] as const);
  const site = createFiles({'/base/docs/a': `<h1>Long</h1>${content}`, ...Object.fromEntries(pages)});
  const urls = ['/base/docs/a', ...pages.map(([route]) => route)].flatMap((route) =>
    site.getFiles(route).map(({url, markdown}) => [decodeURI(url), markdown] as const),
  );
  expect(new Set(urls.map(([url]) => url.toLowerCase())).size).toBe(urls.length);
  expect(urls.map(([url]) => url)).toContain('/base/docs/a/free.md');
  const [, main = ''] = urls[0] ?? [];
  for (const [url] of urls.slice(1, ids.length + 1)) expect(decodeURI(main)).toContain(`(https://example.com${url})`);
});
