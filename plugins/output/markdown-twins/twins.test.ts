import {expect, test} from 'vitest';
import {parseHtml} from '@developer-docs/internal/node';
import {TwinUrls} from './twin-urls';
import {MarkdownTwins} from './twins';

const createPage = (content: string) =>
  `<html><body><main><div class="theme-doc-markdown">${content}</div></main></body></html>`;

function createTwins(pages: Readonly<Record<string, string>>): MarkdownTwins {
  const twins = new MarkdownTwins(new TwinUrls('https://example.com', '/base/', Object.keys(pages)));
  Object.entries(pages).forEach(([route, content]) => {
    twins.addPage(route, parseHtml(createPage(content)));
  });
  return twins;
}

/** The Markdown of a twin without its title and navigation. */
function convertBody(content: string): string {
  const [twin] = createTwins({
    '/base/docs/a': `<h1>A</h1>${content}`,
    '/base/docs/b': '<h1>B</h1><h2>Why?</h2><p id="y">Yes.</p>',
  }).getFiles('/base/docs/a');
  return twin?.markdown.split('\n').slice(4).join('\n').trim() ?? '';
}

test('a twin starts with its title, a link to the index, and the URL of its page', () => {
  const [docs, home] = ['/base/docs/a', '/base/'].flatMap((route) =>
    createTwins({[route]: '<h1>A <code>b</code></h1>'}).getFiles(route),
  );
  expect(docs).toEqual({
    url: '/base/docs/a.md',
    markdown:
      '# A b\n\n> Documentation index: <https://example.com/base/llms.txt>. HTML version: <https://example.com/base/docs/a>\n',
  });
  expect(home?.url).toBe('/base/index.md');
});

test('links point to the heading above their targets in twins, and links to an ancestor become text', () => {
  expect(
    convertBody(
      '<ul><li id="x"><a href="#x">own</a></li></ul><h2 id="z">On Z</h2><p><a href="/base/docs/b?lang=python#y">b</a>, <a href="#z">z</a>, <a href="#x">x</a>, <a href="#unknown">?</a>, <a href="/base/openapi/c.yaml">c</a>, <a href="https://example.org/">d</a></p>',
    ),
  ).toBe(
    '- own\n\n## On Z\n\n[b](https://example.com/base/docs/b.md#why), [z](#on-z), [x](#a), [?](https://example.com/base/docs/a.md), [c](https://example.com/base/openapi/c.yaml), [d](https://example.org/)',
  );
});

test('tab panels follow one another under their labels', () => {
  expect(
    convertBody(
      '<div role="tablist"><button>cURL</button><button>Python</button></div><div role="tabpanel"><p data-tabs-label="">cURL</p><pre><code class="x language-bash"><span>curl</span> a\n</code></pre></div><div role="tabpanel"><p data-tabs-label="">Python</p><pre><code class="language-python">a()</code></pre></div>',
    ),
  ).toBe('**cURL**\n\n```bash\ncurl a\n```\n\n**Python**\n\n```python\na()\n```');
});

test('details are expanded, admonitions become quotes, images become descriptions, and controls are omitted', () => {
  expect(
    convertBody(
      '<details><summary><b>More</b></summary><p>Inside.</p></details><div class="theme-admonition theme-admonition-tip"><div>Do <b>this</b></div><div><p>Because.</p></div></div><figure><svg role="img"><title>Life</title><desc>Born, dead.</desc><text>born</text><text>after a year</text></svg><figcaption>A life.</figcaption></figure><svg aria-hidden="true"><title>No</title></svg><button>Copy</button>',
    ),
  ).toBe(
    '**More**\n\nInside.\n\n> **Tip: Do this**\n>\n> Because.\n\n**Image: Life.** Born, dead. Labels: born; after a year.\n\n*A life.*',
  );
});

test('a property becomes a list item with its name, type, description, and details, followed by its values', () => {
  expect(
    convertBody(
      '<ul class="ref-fields"><li id="q.a"><div><a href="#q.a"><code>a</code></a> <span>string</span> <span class="badge badge--required">required</span></div><p>The <b>first</b> one.</p><dl class="ref-details"><div><dt>Length</dt> <dd>1 to 8</dd></div><div><dt>Example</dt><dd><code>x|y</code></dd></div></dl><p class="ref-label">One of</p><ul><li id="q.a.x"><code>x</code> X.</li></ul></li></ul>',
    ),
  ).toBe(
    '- `a` string **required** — The **first** one. Length: 1 to 8; Example: `x|y`.\n\n  **One of**\n\n  - `x` X.',
  );
});

test('terms become list items, tables become tables, and text that looks like markup is escaped', () => {
  expect(
    convertBody(
      '<dl><div id="t"><dt>Place</dt><dd>Above</dd></div></dl><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr id="r"><td>1 | 2<br>3</td><td><p>x</p><p>y</p></td></tr></tbody></table><p>a * b &lt;Tabs&gt; _c_</p>',
    ),
  ).toBe('- **Place**: Above\n\n| A | B |\n| - | - |\n| 1 \\| 2 3 | x y |\n\na \\* b \\<Tabs> \\_c\\_');
});

test('terms that are not in a <div> are grouped with their definitions, and several terms of a group are joined', () => {
  expect(
    convertBody(
      '<dl><dt>Place</dt><dd>Above</dd><dt>Size</dt><dt>Length</dt><dd>1</dd><dd>2</dd></dl><dl class="ref-details"><dt>Default</dt><dd>1</dd><dt>Length</dt><dd>2</dd></dl>',
    ),
  ).toBe('- **Place**: Above\n- **Size, Length**: 1 2\n\nDefault: 1; Length: 2.');
});

test.each([
  ['a paragraph of a property', '<ul class="ref-fields"><li><p>A</p><p id="x">B</p></li></ul>'],
  ['a definition', '<dl><div><dt>A</dt><dd><p id="x">B</p></dd></div></dl>'],
  ['a cell', '<table><tbody><tr><td><p>A</p><p id="x">B</p></td></tr></tbody></table>'],
  ['an element in a line of text', '<p>A <span id="x">b</span> <b>c</b></p>'],
  ['an element in code', '<pre><code>a <span id="x">b</span></code></pre>'],
  ['an element without content', '<p>A <a id="x"></a></p>'],
])('links point to the heading above %s', (_, content) => {
  expect(convertBody(`<h2 id="a">Above</h2>${content}<h2 id="b">Below</h2><p><a href="#x">x</a></p>`)).toContain(
    '[x](#above)',
  );
});

test('spaces that only matter to browsers are replaced, except in code', () => {
  expect(convertBody('<p>a\u00A0b\u200B <code>c\u00A0d\u200Be</code></p><pre><code>f\u00A0g\u200Bh</code></pre>')).toBe(
    'a b `c\u00A0d\u200Be`\n\n```\nf\u00A0g\u200Bh\n```',
  );
});

test('an image is part of the link or the text around it', () => {
  const svg = '<svg aria-label="Go"></svg>';
  expect(convertBody(`<p><a href="https://a.example/">${svg}text</a></p>`)).toBe(
    '[**Image.** Go text](https://a.example/)',
  );
  expect(convertBody(`<p>Press ${svg} to start</p>${svg}<p>End</p>`)).toBe(
    'Press **Image.** Go to start\n\n**Image.** Go\n\nEnd',
  );
});

test('a video or audio file without fallback content becomes a link', () => {
  expect(
    convertBody(
      '<p><video src="/a.mp4"></video></p><p><audio src="/b.mp3" aria-label="Bells"></audio></p><p><video></video></p><video><source src="/c.mp4"><p>See the text.</p></video>',
    ),
  ).toBe('[Video](https://example.com/a.mp4)\n\n[Bells](https://example.com/b.mp3)\n\nSee the text.');
});

test('deleted text is struck through, and decorative images are omitted', () => {
  expect(convertBody('<p><del>old</del> <img src="/line.svg" alt=""><img src="/a.png" alt="A chart"> new</p>')).toBe(
    '~~old~~ ![A chart](https://example.com/a.png) new',
  );
});

const createLongText = (words: number) => `<p>${'word '.repeat(words)}</p>`;

test('a long page becomes an index of its operations and chapters, and links point to the part with the anchor', () => {
  const createOperation = (id: string) =>
    `<section><h3 id="${id}">Do ${id}</h3><div id="${id}.operation" data-record="operation">post</div>${createLongText(4000)}</section>`;
  const content = `<h1>Long</h1><p><a href="#two">two</a></p><h2 id="ops">Operations</h2><p>Some.</p>${createOperation('one')}${createOperation('two')}<h2 id="types">Types</h2><ul><li id="item-1"><code>one</code>${createLongText(5000)}</li><li id="item-2"><code>two</code>${createLongText(5000)}</li></ul><h2 id="end">End</h2><p>Short.</p>`;
  const twins = createTwins({'/base/l': content, '/base/s': '<h1>S</h1><p><a href="/base/l#item-2">item</a></p>'});
  const files = twins.getFiles('/base/l');
  expect(files.map(({url}) => url)).toEqual(
    ['l', 'l/one', 'l/two', 'l/types', 'l/types-2'].map((name) => `/base/${name}.md`),
  );
  expect(files[0]?.markdown.split('\n').slice(4).join('\n')).toBe(
    'This page is split into several files.\n\n[two](https://example.com/base/l/two.md#do-two)\n\n## Operations\n\nSome.\n\n- [Do one](https://example.com/base/l/one.md)\n\n- [Do two](https://example.com/base/l/two.md)\n\n## Types\n\n- [Types](https://example.com/base/l/types.md): one\n\n- [Types, part 2](https://example.com/base/l/types-2.md): two\n\n## End\n\nShort.\n',
  );
  expect(files[2]?.markdown).toMatch(
    /^# Long: Do two\n\n> .*<https:\/\/example\.com\/base\/l#two>\n\nPart of \[Long\]\(https:\/\/example\.com\/base\/l\.md\)\.\n\n### Do two\n/,
  );
  expect(twins.getFiles('/base/s')[0]?.markdown).toContain(
    '[item](https://example.com/base/l/types-2.md#types-continued)',
  );
  expect(Math.max(...files.map(({markdown}) => markdown.length))).toBeLessThan(50_000);
});

test("a long page's index keeps its leading chapters up to the first long one", () => {
  const createChapter = (id: string, words: number) => `<h2 id="${id}">${id}</h2>${createLongText(words)}`;
  const content = [
    createChapter('a', 1000),
    createChapter('b', 1000),
    createChapter('c', 7000),
    createChapter('d', 1000),
  ].join('');
  const files = createTwins({'/l': `<h1>L</h1>${content}`}).getFiles('/l');
  expect(files.slice(1).map(({url}) => url)).toEqual(['/l/c.md', '/l/d.md']);
  expect(files[0]?.markdown).toMatch(/## a\n\nword word.*\n\n## b\n\nword word/);
});

test("a long page's parts have unique names, with and without IDs", () => {
  const createChapter = (heading: string) => `<h2${heading}</h2>${createLongText(6000)}`;
  const content = ['>First', '>Second', ' id="a">A', ' id="a-2">B', ' id="a">Again'].map(createChapter).join('');
  const files = createTwins({'/l': `<h1>L</h1>${content}`}).getFiles('/l');
  expect(files.slice(1).map(({url}) => url)).toEqual(
    ['overview', 'overview-2', 'a', 'a-2', 'a-3'].map((name) => `/l/${name}.md`),
  );
  expect(files[2]?.markdown).toContain('HTML version: <https://example.com/l>\n');
});

test('a link to an anchor with a stray percent sign points to the page', () => {
  const files = createTwins({'/s': '<h1>S</h1><p><a href="#100%">all</a></p>'}).getFiles('/s');
  expect(files[0]?.markdown).toContain('[all](https://example.com/s.md)');
});

test('a page without a main element is converted as a whole', () => {
  const twins = new MarkdownTwins(new TwinUrls('', '/', []));
  twins.addPage('/x', parseHtml('<title>X</title><body><h1>X</h1><p>No main.</p>'));
  expect(twins.getFiles('/x')[0]?.markdown).toContain('No main.');
});
