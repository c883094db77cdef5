import {expect, test} from 'vitest';
import {parseHtml} from '../../../shared';
import {checkUniqueIds} from './unique-ids';

test('reports the page, the repeated ID, and the fix', () => {
  const page = parseHtml('<main><h2 id="a">A</h2><h2 id="b">B</h2><svg><marker id="a"></marker></svg></main>');
  expect(() => {
    checkUniqueIds(page, 'docs/page.html');
  }).toThrow(/^docs\/page\.html has several elements with the ID "a".*<marker>.*Give the others a different ID/);
});

test('accepts unique IDs and elements without an ID', () => {
  checkUniqueIds(parseHtml('<main><h2 id="a">A</h2><h2 id="b">B</h2><p>C</p><p>D</p></main>'), 'docs/page.html');
});
