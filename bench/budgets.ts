import {htmlBudgets} from './html-budgets';
import type {PageWeight} from './page-weight';

/** Size limits of a page, in KB (1,000 bytes) of gzip. The limit for HTML depends on the type of page. */
const budgets = {
  // 1 KB of them is the button of the sandbox; the rest of it is loaded when the button is pressed.
  scripts: 152,
  // Every page loads the route table of the whole site, to which each page adds its URL and title.
  scriptsPerAddedPage: 0.4,
  css: 26,
  html: htmlBudgets,
} as const;

/** The number of pages whose URLs and titles are part of the budget for scripts. */
export const pagesInBudget = 42;

export type PageType = keyof typeof budgets.html;

/** A page with more generated contract entries than this is looked up rather than read. */
const maxProseEntries = 15;

/** What only pages with `<ApiDocument>` contain: sections of operations and schemas, and the filter of the list of operations. */
const apiReferencePattern = / id="(?:schema-|[^"]+\.operation")| data-filter[ =>]/;

/** Determines the type of a page from its HTML. */
export function classifyPage(html: string): PageType {
  if (apiReferencePattern.test(html)) {
    return 'API reference';
  }
  return html.split(' data-record=').length - 1 > maxProseEntries ? 'reference' : 'prose';
}

/**
 * Returns the limits of a page in KB gzip.
 *
 * @param addedPages - How many more pages the site has than `pagesInBudget`. A smaller site has the same limits.
 */
export const getBudget = (type: PageType, addedPages = 0) => ({
  scripts: budgets.scripts + Math.max(0, addedPages) * budgets.scriptsPerAddedPage,
  css: budgets.css,
  html: budgets.html[type],
});

/** Describes each limit that a page exceeds, with its size and the limit. */
export function findBudgetViolations(
  {route, scripts, css, html}: PageWeight,
  type: PageType,
  addedPages = 0,
): string[] {
  const budget = getBudget(type, addedPages);
  return Object.entries({scripts, css, html}).flatMap(([name, size]) => {
    const limit = budget[name as keyof typeof budget];
    if (size <= limit) return [];
    const scope = name === 'html' ? ` (${type} page)` : '';
    return [`${route}: ${name} ${size.toFixed(1)} KB gzip, at most ${Number(limit.toFixed(1))}${scope}`];
  });
}

/** What the first press of **Try it** may load, in KB of gzip: the console, the editor, and the API with its contract. */
export const sandboxBudget = 250;
