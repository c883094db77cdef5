import {expect, test} from 'vitest';
import {classifyPage, findBudgetViolations, getBudget} from './budgets';

const {scripts, css, html, words} = getBudget('prose');
const page = {route: '/docs/a', type: 'prose', html, css, scripts, words} as const;

test('reports each exceeded limit with the size and the limit', () => {
  expect(findBudgetViolations(page)).toEqual([]);
  const heavyPage = {...page, html: html + 0.1, css: css + 0.1, scripts: scripts + 0.1};
  expect(findBudgetViolations(heavyPage)).toEqual([
    `/docs/a: scripts ${(scripts + 0.1).toFixed(1)} KB gzipped, at most ${scripts}`,
    `/docs/a: css ${(css + 0.1).toFixed(1)} KB gzipped, at most ${css}`,
    `/docs/a: html ${(html + 0.1).toFixed(1)} KB gzipped, at most ${html} (prose page)`,
  ]);
});

test("a page's generated entries determine its type", () => {
  expect(classifyPage('<p>Text</p>')).toBe('prose');
  expect(classifyPage('<tr data-record="value"></tr>'.repeat(31))).toBe('reference');
  expect(classifyPage('<div id="operation" class="ref-endpoint"></div>')).toBe('endpoint');
  for (const html of [
    '<h3 class="anchor" id="schema-Design">Design</h3>',
    '<div id="listDesigns.operation" class="ref-endpoint"></div>',
    '<div class="ref-filter" data-filter></div>',
  ]) {
    expect(classifyPage(html)).toBe('API reference');
  }
});
