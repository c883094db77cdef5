// cspell:ignore Hinweis
import {parseHtml} from '@developer-docs/docusaurus-utils/node';
import {describe, expect, test} from 'vitest';
import {convertBody, parseContent} from '../fixtures/convert-body';
import {findPageElement} from './content';
import {copyContent} from './copy-content';
import {convertHtml} from './html-to-mdast';
import {renderMarkdown} from './markdown';

test.each<[name: string, html: string, markdown: string]>([
  [
    'tab panels follow one another under their labels',
    '<div role="tablist"><button>cURL</button><button>Python</button></div><div role="tabpanel"><p data-markdown="label">cURL</p><pre><code class="x language-bash"><span>curl</span> a\n</code></pre></div><div role="tabpanel"><p data-markdown="label">Python</p><pre><code class="language-python">a()</code></pre></div>',
    '**cURL**\n\n```bash\ncurl a\n```\n\n**Python**\n\n```python\na()\n```',
  ],
  [
    "elements that CSS may stack are separated, and those in a line of text aren't",
    '<p><span>v</span><span>2</span> of <code>a</code><code>b</code> in <a href="https://x.example/b">b</a><span>.</span></p><p><a href="https://x.example/c"><span class="title">Cards</span><span>Show links.</span></a></p><p><a href="https://x.example/d">d</a><a href="https://x.example/e">e</a></p>',
    'v2 of `a` `b` in [b](https://x.example/b).\n\n[Cards — Show links.](https://x.example/c)\n\n[d](https://x.example/d) — [e](https://x.example/e)',
  ],
  [
    'details are expanded, admonitions become quotes, images become descriptions, and controls are omitted',
    '<details><summary><b>More</b></summary><p>Inside.</p></details><div class="theme-admonition theme-admonition-tip"><div>Do <b>this</b></div><div><p>Because.</p></div></div><figure><svg role="img"><title>Life</title><desc>Born, dead.</desc><text>born</text><text>after a year</text></svg><figcaption>A life.</figcaption></figure><svg aria-hidden="true"><title>No</title></svg><button>Copy</button>',
    '**More**\n\nInside.\n\n> **Tip: Do this**\n>\n> Because.\n\n**Image: Life.** Born, dead. Labels: born; after a year.\n\n*A life.*',
  ],
  [
    'a property becomes a list item with its name, type, description, and details, followed by its values',
    '<ul data-markdown="properties"><li id="q.a"><div><a href="#q.a"><code>a</code></a> <span>string</span> <span class="badge openapi-badge--required">required</span></div><p>The <b>first</b> one.</p><dl data-markdown="details"><div><dt>Length</dt> <dd>1 to 8</dd></div><div><dt>Example</dt><dd><code>x|y</code></dd></div></dl><p data-markdown="label">One of</p><ul><li id="q.a.x"><code>x</code> X.</li></ul></li></ul>',
    '- `a` string **required** — The **first** one. Length: 1 to 8; Example: `x|y`.\n\n  **One of**\n\n  - `x` X.',
  ],
  [
    'terms become list items, tables become tables, and text that looks like markup is escaped',
    '<dl><div id="t"><dt>Place</dt><dd>Above</dd></div></dl><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr id="r"><td>1 | 2<br>3</td><td><p>x</p><p>y</p></td></tr></tbody></table><p>a * b &lt;Tabs&gt; _c_</p>',
    '- **Place**: Above\n\n| A | B |\n| - | - |\n| 1 \\| 2 3 | x y |\n\na \\* b \\<Tabs> \\_c\\_',
  ],
  [
    "terms that aren't in a <div> are grouped with their definitions, and several terms of a group are joined",
    '<dl><dt>Place</dt><dd>Above</dd><dt>Size</dt><dt>Length</dt><dd>1</dd><dd>2</dd></dl><dl data-markdown="details"><dt>Default</dt><dd>1</dd><dt>Length</dt><dd>2</dd></dl>',
    '- **Place**: Above\n- **Size, Length**: 1 2\n\nDefault: 1; Length: 2.',
  ],
  [
    'digits and letters that are raised or lowered stay apart from those before them',
    '<h2 id="x">Up to 10<sup>6</sup> m<sup><b>2</b></sup></h2><p>H<sub>2</sub>O costs <code>2<sup>8</sup></code> at the 1<sup>st</sup>.</p><table><tr><td>x<sub>i|j</sub></td></tr></table>',
    '## Up to 10<sup>6</sup> m<sup>**2**</sup>\n\nH<sub>2</sub>O costs `28` at the 1<sup>st</sup>.\n\n| |\n| - |\n| x<sub>i\\|j</sub> |',
  ],
])('%s', (_name, html, markdown) => {
  expect(convertBody(html)).toBe(markdown);
});

test('emphasis changes no character next to it, and its spaces are outside', () => {
  const html =
    '<h2>A<br>B</h2><p>a<b> b</b><i> </i>c<b></b> <b>Note: </b>text <del> a </del>b, <b>「強調」</b>です。<i>（注）</i>后 <b>*$1</b>_</p>';
  expect(convertBody(html)).toBe(
    '## A B\n\na **b** c **Note:** text ~~a~~ b, **「強調」**です。*（注）*后 **\\*$1**\\_',
  );
});

test('spaces around formulas and images stay', () => {
  const math =
    '<span class="katex"><math><semantics><mrow><mi>a</mi></mrow><annotation>a^2</annotation></semantics></math></span>';
  const svg = '<svg role="img"><title>Key</title><g><text>k</text></g></svg>';
  expect(convertBody(`<p>x ${math} y ${svg}</p>`)).toMatch(/^x `a\^2` y \*\*Image: Key/);
});

test.each([
  ['Lower bound', 'Lower bound.'],
  ['The ID (<b>old</b>)', 'The ID (**old**).'],
  ['従業員ID', '従業員ID.'],
  ['従業員ID。', '従業員ID。'],
  ['Which?', 'Which?'],
  ['See <code>a</code>:', 'See `a`:'],
])('a description that other sentences follow ends with punctuation: %s', (description, expected) => {
  const convert = (rest: string) =>
    convertBody(
      `<ul data-markdown="properties"><li><div><code>a</code> string</div><p>${description}</p>${rest}</li></ul>`,
    );
  const details = '<dl data-markdown="details"><div><dt>Range</dt><dd>0 to 5</dd></div></dl>';
  expect(convert(details)).toBe(`- \`a\` string — ${expected} Range: 0 to 5.`);
  expect(convert('')).not.toContain(`${description}.`);
});

test('tables keep the alignment of their columns', () => {
  const head = ['text-align:right', 'color:red;text-align: left', 'vertical-align:center', ''].map(
    (style) => `<th style="${style}">x</th>`,
  );
  const table = `<table><tr>${head.join('')}<th align="center">x</th></tr><tr><td style="text-align:right">1</td></tr></table>`;
  expect(convertBody(table)).toContain('\n| -: | :- | - | - | :-: |\n');
});

describe('markup of Docusaurus', () => {
  test.each<[name: string, html: string, markdown: string]>([
    [
      'task lists keep their checkboxes, and other inputs are omitted',
      '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled="" checked=""> Done</li>\n<li class="task-list-item"><input type="checkbox" disabled=""> Open</li></ul><p>Name: <input type="text" value="x"></p>',
      '- [x] Done\n- [ ] Open\n\nName:',
    ],
    [
      'tables of contents, hidden elements, and links to headings are omitted',
      '<div class="tableOfContentsInline_x"><ul class="table-of-contents"><li><a href="#x">X</a></li></ul></div><h2 id="x">X<a href="#x" class="hash-link" aria-label="Direct link to X">\u200B</a></h2><p hidden="">Hidden</p><p data-markdown-ignore="">Ignored</p><p>Text</p>',
      '## X\n\nText',
    ],
    [
      'images in the HTML become their descriptions, and the variants of a themed image appear once',
      '<p><img src="/base/l.png" alt="Logo"><img src="/base/d.png" alt="Logo"></p><p><img src="data:image/png;base64,AA" alt="A chart"></p>',
      '![Logo](https://example.com/base/l.png)\n\n**Image.** A chart',
    ],
  ])('%s', (_name, html, markdown) => {
    expect(convertBody(html)).toBe(markdown);
  });

  test('panels of tabs follow their labels, even if they are hidden or nested', () => {
    const inner =
      '<div class="tabs-container"><ul role="tablist"><li role="tab" aria-selected="true">Red</li><li role="tab" aria-selected="false">Green</li></ul><div class="margin-top--md"><div role="tabpanel">Red text</div><div role="tabpanel" hidden="">Green text</div></div></div>';
    expect(
      convertBody(
        `<div class="tabs-container"><ul role="tablist" class="tabs"><li role="tab" aria-selected="true">Apple 🍎</li><li role="tab" aria-selected="false">Orange</li></ul><div class="margin-top--md"><div role="tabpanel"><p>Apple text</p>${inner}</div><div role="tabpanel" hidden=""><p>Orange text</p></div></div></div>`,
      ),
    ).toBe('**Apple 🍎**\n\nApple text\n\n**Red**\n\nRed text\n\n**Green**\n\nGreen text\n\n**Orange**\n\nOrange text');
  });

  test.each(['span', 'div'])('a code block with lines in a <%s> has its title, language, and lines', (tag) => {
    const line = (text: string) =>
      `<${tag} class="token-line codeLine_x"><span class="codeLineNumber_x"></span><span class="codeLineContent_x"><span class="token plain">${text}</span></span><br></${tag}>`;
    expect(
      convertBody(
        `<div class="language-js codeBlockContainer_x theme-code-block"><div class="codeBlockTitle_x">src/a.js</div><div class="codeBlockContent_x"><pre tabindex="0" class="prism-code language-js codeBlock_x"><code class="codeBlockLinesWithNumbering_x">${line('let a;')}${line('')}${line('\u00A0 `b`;')}</code></pre><div class="buttonGroup_x"><button>Copy</button></div></div></div>`,
      ),
    ).toBe('**src/a.js**\n\n```js\nlet a;\n\n\u00A0 `b`;\n```');
  });

  test('cells have a single line, in which code stays code, and the items of lists are separated', () => {
    const list = '<ul><li>one</li><li><p>two</p><ul><li><code>a|b</code></li></ul></li></ul>';
    const code =
      '<div class="theme-code-block"><div><pre class="language-js"><code>x | y\n  `z`</code></pre></div></div>';
    expect(
      convertBody(`<table><tr><th>A</th><th>B</th></tr><tr><td>Use:${list}</td><td>${code}</td></tr></table>`),
    ).toBe('| A | B |\n| - | - |\n| Use: one; two `a\\|b` | `` x \\| y `z` `` |');
    expect(convertBody('<p>a <code></code>b <code>`</code></p>')).toBe('a b `` ` ``');
  });

  test('footnotes are a numbered list without links back', () => {
    const reference = (id: string, text: string) =>
      `<sup><a href="#user-content-fn-${id}" id="user-content-fnref-${id}" data-footnote-ref="true" aria-describedby="footnote-label">${text}</a></sup>`;
    const back = (id: string, text: string) =>
      ` <a href="#user-content-fnref-${id}" data-footnote-backref="" class="data-footnote-backref">↩${text}</a>`;
    const item = (id: string, text: string) =>
      `<li id="user-content-fn-${id}"><p>${text}${back(id, '')}${back(`${id}-2`, '<sup>2</sup>')}</p></li>`;
    expect(
      convertBody(
        `<p>One${reference('1', '1')} and two${reference('two', '2')}</p><section data-footnotes="true" class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2><ol>${item('1', 'First.')}${item('two', '<b>Second.</b>')}</ol></section>`,
      ),
    ).toBe(
      'One<sup>[1](#footnotes)</sup> and two<sup>[2](#footnotes)</sup>\n\n## Footnotes\n\n1. First.\n2. **Second.**',
    );
  });

  test('cards become a list of links', () => {
    const card = (name: string, text: string) =>
      `<article class="col col--6"><a class="card padding--lg" href="/base/docs/b"><h2 class="text--truncate" title="${name}">📄️ ${name}</h2>${text}</a></article>`;
    expect(
      convertBody(
        `<section class="row">${card('A', '<p class="text--truncate">About A.</p>')}${card('B', '')}</section>`,
      ),
    ).toBe('- [📄️ A](https://example.com/base/docs/b.md): About A.\n- [📄️ B](https://example.com/base/docs/b.md)');
  });

  test("an admonition's label is in the language of the site", () => {
    const html =
      '<div class="theme-admonition theme-admonition-note"><div>Hinweis</div><div><p>Text</p></div></div><div class="theme-admonition theme-admonition-note"><div>Titel</div><div><p>Text</p></div></div>';
    const nodes = convertHtml(parseContent(html), (url) => url, new Map([['note', 'Hinweis']]));
    expect(renderMarkdown(nodes)).toBe('> **Hinweis**\n>\n> Text\n\n> **Hinweis: Titel**\n>\n> Text');
  });
});

test("the tree that other plugins read isn't modified", () => {
  const html =
    '<main><ul role="tablist"><li role="tab">A</li></ul><div role="tabpanel">a\u00A0b<button>x</button><span>1</span><span>2</span></div></main>';
  const tree = parseHtml(html);
  const before = structuredClone(tree);
  const content = findPageElement(tree, html);
  if (content === undefined) throw new Error('The page has no content.');
  convertHtml(copyContent(content), (url) => url, new Map());
  expect(tree).toEqual(before);
});
