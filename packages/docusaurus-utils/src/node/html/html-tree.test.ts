import {expect, test} from 'vitest';
import {normalizeWhitespace, parseHtml, parseMainContent, getReadableText, walkElements} from './html-tree.js';

const readMainText = (html: string) => normalizeWhitespace(getReadableText(parseMainContent(html)));

test('parses only the main element, even if scripts and code mention it', () => {
  const script = "<script>document.write('<main>no</main>')</script>";
  expect(
    readMainText(
      `<head>${script}</head><body><nav>No</nav><main class="x">Yes <code>&lt;/main&gt;</code></main> no</body>`,
    ),
  ).toBe('Yes </main>');
});

test('parses the content of noscript elements', () => {
  const elements = [...walkElements(parseMainContent('<body><main><noscript><p>Text</p></noscript></main>'))];
  expect(elements.map(({tagName}) => tagName)).toContain('p');
});

test.each([
  ['<div><span class="level">Easy</span><span class="item">Cost: free</span></div>', 'Easy Cost: free'],
  ['<a href="/a">One</a><a href="/b">Two</a>', 'One Two'],
  ['<p><span style="float:left">v</span><code>2</code></p>', 'v 2'],
  ['<p><span>v</span><span>2</span>, a<sub class="x">b</sub><a href="/c">c</a>.</p>', 'v2, abc.'],
  ['<pre><code><span><span style="color:red">a</span><span class="token">.b</span></span></code></pre>', 'a.b'],
  ['<p><code><span class="token">a</span><span class="token">b</span></code></p>', 'ab'],
])('separates what CSS places apart, and not the parts of words and code: %s', (html, text) => {
  expect(normalizeWhitespace(getReadableText(parseHtml(html)))).toBe(text);
});
