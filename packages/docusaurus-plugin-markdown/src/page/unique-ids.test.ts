import {expect, test} from 'vitest';
import {parseHtml} from '@developer-docs/internal/node';
import {checkUniqueIds} from './unique-ids';

const check = (html: string) => {
  checkUniqueIds(parseHtml(html), 'docs/page.html');
};

test('reports the doc, the repeated ID, and the fix', () => {
  expect(() => {
    check('<div class="theme-doc-markdown"><h2 id="a">A</h2><p id="b">B</p><svg><marker id="a"></marker></svg></div>');
  }).toThrow(/^docs\/page\.html has several elements with the ID "a".*<marker>.*Give the others a different ID/);
});

test('accepts unique IDs and elements without an ID', () => {
  check('<div class="theme-doc-markdown"><h2 id="a">A</h2><h2 id="b">B</h2><p>C</p><p>D</p></div>');
});

test('accepts a list of blog posts with the same heading', () => {
  check('<main><article><h3 id="fixes">Fixes</h3></article><article><h3 id="fixes">Fixes</h3></article></main>');
});
