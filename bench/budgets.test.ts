import {expect, test} from 'vitest';
import {kindOf, overBudget} from './budgets';

const page = {route: '/docs/a', html: 20, css: 22, scripts: 128, prefetched: 900, requests: 40, interactive: 100};

test('a page within its budget passes, however much is fetched for other pages', () => {
  expect(overBudget(page, 'prose')).toEqual([]);
});

test('each thing that is too heavy is named with its size and limit', () => {
  expect(overBudget({...page, html: 20.1, css: 22.1, scripts: 128.1}, 'prose')).toEqual([
    '/docs/a: scripts 128.1 KB gzip, at most 128',
    '/docs/a: css 22.1 KB gzip, at most 22',
    '/docs/a: html 20.1 KB gzip, at most 20 (prose page)',
  ]);
});

test('each page that was added takes a little of the scripts of all', () => {
  expect(overBudget({...page, scripts: 128.8}, 'prose', 2)).toEqual([]);
  expect(overBudget({...page, scripts: 128.9}, 'prose', 2)).toHaveLength(1);
});

test('a reference may have more HTML, a whole document more still', () => {
  expect(overBudget({...page, html: 40}, 'reference')).toEqual([]);
  expect(overBudget({...page, html: 40.1}, 'reference')).toHaveLength(1);
  expect(overBudget({...page, html: 100}, 'document')).toEqual([]);
});

test('the kind of a page follows from its entries', () => {
  expect(kindOf('<p>Text</p>')).toBe('prose');
  expect(kindOf('<tr data-record="value"></tr>'.repeat(31))).toBe('reference');
  expect(kindOf('<section id="schema-Design"></section>')).toBe('document');
});
