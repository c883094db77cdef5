import {expect, test} from 'vitest';
import {classifyPage} from './budgets';

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
