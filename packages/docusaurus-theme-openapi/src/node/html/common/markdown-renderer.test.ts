import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {MarkdownRenderer, summarize} from './markdown-renderer';

const renderer = new MarkdownRenderer(
  (url) => (url.startsWith('https://') ? url.replace('https://docs.example', '/docs') : undefined),
  (code) => (code === 'createShip' ? '/docs/create-ship' : undefined),
);

const render = (markdown: string) => toHtml(renderer.renderBlocks(markdown));

test('resolves links and keeps the text of those without a target', () => {
  expect(render('[Ships](https://docs.example/ships) and [ports](ports.md)')).toBe(
    '<p><a href="/docs/ships">Ships</a> and <span>ports</span></p>',
  );
});

test('leaves links to files of the site to the browser', () => {
  const html = render('[Rules](https://docs.example/rules.pdf#part), [Ships](https://docs.example/ships/1.2#a.b)');
  expect(html).toBe(
    '<p><a href="/docs/rules.pdf#part" target="_self">Rules</a>, <a href="/docs/ships/1.2#a.b">Ships</a></p>',
  );
});

test('finds links without syntax in plain text', () => {
  expect(render('Ships, 3.5 m: see www.a.example.')).toBe('<p>Ships, 3.5 m: see <span>www.a.example</span>.</p>');
  expect(render('Ships, 3.5 m: see wwwa.example.')).toBe('<p>Ships, 3.5 m: see wwwa.example.</p>');
});

test('links the names of operations in inline code, except in code blocks and links', () => {
  expect(render('Call `createShip`, not `createPort`.')).toBe(
    '<p>Call <a href="/docs/create-ship"><code>createShip</code></a>, not <code>createPort</code>.</p>',
  );
  expect(render('[`createShip`](https://a.example)')).toBe(
    '<p><a href="https://a.example"><code>createShip</code></a></p>',
  );
  expect(render('```\ncreateShip\n```')).toBe('<pre><code>createShip\n</code></pre>');
});

test.each([
  ['```js\nlet a = `<b>`;\n```', '<pre class="openapi-code"><code class="language-js"><span', '`&lt;b>`'],
  ['~~~ Unknown+# x\n<b>&amp;\n~~~', '<pre class="openapi-code"><code class="language-Unknown+#">&lt;b>&amp;amp;<', ''],
  ['```JSON\n{"a": 1}\n```', '<code class="language-JSON">{<span', '1'],
  ['```x"onload=1\na\n```', '<pre><code class="">a', ''],
  ['<pre class="y"><code class="language-js z" id="a">createShip</code></pre>', '<code class="language-js">', ''],
  ['`a` <code class="language-js">b</code>', '<p><code>a</code> <code class="language-js">b</code></p>', ''],
])('keeps the language of code blocks, and highlights them: %j', (markdown, start, text) => {
  const html = toHtml(renderer.renderBlocks(markdown), {allowDangerousHtml: true});
  expect(html).toContain(start);
  expect(html).toContain(text);
  expect(html).not.toMatch(/onload|<b>|id=|createShip<\/a>/);
});

test('resolves links and links inline code in tables, which scroll horizontally', () => {
  const html = render('| Name |\n| --- |\n| [Ships](https://docs.example/ships) |\n| [Ports](ports.md) `createShip` |');
  expect(html).toMatch(/^<div class="openapi-scroll"><table>.*<\/table><\/div>$/s);
  expect(html).toContain('<td><a href="/docs/ships">Ships</a></td>');
  expect(html).toContain('<td><span>Ports</span> <a href="/docs/create-ship"><code>createShip</code></a></td>');
});

test.each([
  ['![A ship](https://a.example/ship.png)', '<a href="https://a.example/ship.png">A ship</a>'],
  ['![A ship][ship]\n\n[ship]: https://a.example/ship.png', '<a href="https://a.example/ship.png">A ship</a>'],
])('replaces the image %j with a link', (markdown, expected) => {
  expect(toHtml(renderer.renderInline(markdown))).toBe(expected);
});

test.each([
  '[![Build status](https://a.example/status.svg)](https://a.example)',
  '[![Build status](https://a.example/status.svg)][builds]\n\n[builds]: https://a.example',
])('replaces the image in the link %j with its text', (markdown) => {
  expect(toHtml(renderer.renderInline(markdown))).toBe('<a href="https://a.example">Build status</a>');
});

test('removes attributes of HTML, except harmless ones', () => {
  expect(render('<b id="top" onclick="alert()" title="A">Ship</b>')).toBe('<p><b title="A">Ship</b></p>');
  expect(render('<a href="javascript:alert()">Ship</a>')).toBe('<p><span>Ship</span></p>');
});

test.each([
  ['Sizes are List<string>.', '<p>Sizes are List&#x3C;string>.</p>'],
  ['Read <GET> of Ethernet{module}/1, if 1 < 2.', '<p>Read &#x3C;GET> of Ethernet{module}/1, if 1 &#x3C; 2.</p>'],
  ['<script>alert("a & b")</script>', '<p>&#x3C;script>alert("a &#x26; b")&#x3C;/script></p>'],
  ['<b>Ship</b><script>alert()</script>', '<p><b>Ship</b>&#x3C;script>alert()&#x3C;/script></p>'],
  ['<?xml version="1.0"?>', '<p>&#x3C;?xml version="1.0"?></p>'],
])('keeps text that only looks like HTML: %j', (markdown, expected) => {
  expect(render(markdown)).toBe(expected);
});

test.each([
  ['<p>One<p>Two', '<p>One</p><p>Two</p>'],
  [
    '<details>\n<summary>More</summary>\n\n*Text*\n\n</details>',
    '<details>\n<summary>More</summary>\n<p><em>Text</em></p>\n</details>',
  ],
  ['<img src="https://a.example/a.png" alt="A">', '<a href="https://a.example/a.png">A</a>'],
])('keeps HTML: %j', (markdown, expected) => {
  expect(render(markdown)).toBe(expected);
});

test.each([
  ['<p>See <a href="/x">our <b>site</b></a><br>next line</p>', 'See our site next line'],
  ['Line  \nbreak and\nwrap', 'Line break and wrap'],
  ['# Title\n\n- list\n\nText of `a` and *b*c.', 'Text of a and bc.'],
  ['', undefined],
])('the summary of %j is the text of its first paragraph', (markdown, summary) => {
  expect(summarize(markdown)).toBe(summary);
});
