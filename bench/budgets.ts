import type {PageWeight} from './page-weight';

/** What a page may cost, in KB (1,000 bytes) of gzip. HTML depends on what the page is. */
const budgets = {
  scripts: 132,
  css: 22,
  html: {prose: 20, reference: 40, document: 100},
} as const;

/** Kinds of pages, by what generated entries they have. */
export type PageKind = keyof typeof budgets.html;

/** A page with more entries of the contract than this is a reference: it is looked up, not read. */
const proseEntries = 15;

/** The kind of a page by its HTML: a whole OpenAPI document has schemas with anchors of their own. */
export function kindOf(html: string): PageKind {
  if (html.includes('id="schema-')) {
    return 'document';
  }
  return html.split(' data-record=').length - 1 > proseEntries ? 'reference' : 'prose';
}

/**
 * What is too heavy on a page.
 *
 * @returns A line for each: what, how much, how much is allowed.
 */
export function overBudget({route, scripts, css, html}: PageWeight, kind: PageKind): string[] {
  const limits = {scripts: budgets.scripts, css: budgets.css, html: budgets.html[kind]};
  return Object.entries({scripts, css, html}).flatMap(([name, size]) => {
    const limit = limits[name as keyof typeof limits];
    return size <= limit
      ? []
      : [`${route}: ${name} ${size.toFixed(1)} KB gzip, at most ${limit}${name === 'html' ? ` (${kind} page)` : ''}`];
  });
}
