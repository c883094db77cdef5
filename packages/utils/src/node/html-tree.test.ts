import {expect, test} from 'vitest';
import {normalizeWhitespace, parseMainContent, getReadableText, walkElements} from './html-tree.js';

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
