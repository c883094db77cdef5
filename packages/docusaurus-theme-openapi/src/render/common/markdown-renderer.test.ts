import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {MarkdownRenderer} from './markdown-renderer';

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

test('links the names of operations in inline code, except in code blocks and links', () => {
  expect(render('Call `createShip`, not `createPort`.')).toBe(
    '<p>Call <a href="/docs/create-ship"><code>createShip</code></a>, not <code>createPort</code>.</p>',
  );
  expect(render('[`createShip`](https://a.example)')).toBe(
    '<p><a href="https://a.example"><code>createShip</code></a></p>',
  );
  expect(render('```\ncreateShip\n```')).toBe('<pre><code>createShip\n</code></pre>');
});

test('resolves links and links inline code in tables, which scroll horizontally', () => {
  const html = render('| Name |\n| --- |\n| [Ships](https://docs.example/ships) |\n| [Ports](ports.md) `createShip` |');
  expect(html).toMatch(/^<div class="ref-scroll"><table>.*<\/table><\/div>$/s);
  expect(html).toContain('<td><a href="/docs/ships">Ships</a></td>');
  expect(html).toContain('<td><span>Ports</span> <a href="/docs/create-ship"><code>createShip</code></a></td>');
});

test('continues after a table', () => {
  expect(render('| Name |\n| --- |\n| Ship |\n\n[Ships](https://docs.example/ships)')).toContain(
    '<p><a href="/docs/ships">Ships</a></p>',
  );
});

test('turns headings into bold text', () => {
  expect(render('## Ships')).toBe('<p><strong>Ships</strong></p>');
});

test.each([
  ['![A ship](https://a.example/ship.png)', '<a href="https://a.example/ship.png">A ship</a>'],
  ['![](https://a.example/ship.png)', '<a href="https://a.example/ship.png">https://a.example/ship.png</a>'],
  ['![A ship][ship]\n\n[ship]: https://a.example/ship.png', '<a href="https://a.example/ship.png">A ship</a>'],
  ['![ship]\n\n[ship]: https://a.example/ship.png', '<a href="https://a.example/ship.png">ship</a>'],
])('replaces the image %j with a link', (markdown, expected) => {
  expect(toHtml(renderer.renderInline(markdown))).toBe(expected);
});

test.each([
  '[![Build status](https://a.example/status.svg)](https://a.example)',
  '[![Build status][badge]](https://a.example)\n\n[badge]: https://a.example/status.svg',
  '[![Build status](https://a.example/status.svg)][builds]\n\n[builds]: https://a.example',
])('replaces the image in the link %j with its text', (markdown) => {
  expect(toHtml(renderer.renderInline(markdown))).toBe('<a href="https://a.example">Build status</a>');
});

test('removes unsafe HTML', () => {
  expect(render('<b id="top" onclick="alert()">Ship</b><script>alert()</script>')).toBe('<p><b>Ship</b></p>');
});

test('renders a single paragraph inline, and several blocks as they are', () => {
  expect(toHtml(renderer.renderInline('A *ship*'))).toBe('A <em>ship</em>');
  expect(toHtml(renderer.renderInline('A\n\nB'))).toBe('<p>A</p><p>B</p>');
});
