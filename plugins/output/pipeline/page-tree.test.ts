import {expect, test} from 'vitest';
import {elementsOf, parseContent, textOf, tidy} from './page-tree';

const textIn = (html: string) => tidy(textOf(parseContent(html)));

test('the content of a page is its main part, whatever scripts and code say', () => {
  const script = "<script>document.write('<main>no</main>')</script>";
  expect(
    textIn(`<head>${script}</head><body><nav>No</nav><main class="x">Yes <code>&lt;/main&gt;</code></main> no</body>`),
  ).toBe('Yes </main>');
});

test('of a page without a main part it is all', () => {
  expect(textIn('<title>T</title><body><h1>All</h1>')).toBe('T All');
});

test('what is there for readers without scripts is in it', () => {
  const tags = [...elementsOf(parseContent('<body><main><noscript><p>Text</p></noscript></main>'))];
  expect(tags.map(({tagName}) => tagName)).toContain('p');
});
