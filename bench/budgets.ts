import type {PageWeight} from './page-weight';

/** What a page may cost, in KB (1,000 bytes) of gzip. HTML depends on what the page is. */
const budgets = {
  scripts: 128,
  // Every page of the site loads the address and the name of every other one.
  scriptsForAddedPage: 0.4,
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

/** What a page of this kind may cost, in KB gzip, on a site with so many pages beyond those of the specification. */
export const limitsOf = (kind: PageKind, added = 0) => ({
  scripts: budgets.scripts + added * budgets.scriptsForAddedPage,
  css: budgets.css,
  html: budgets.html[kind],
});

/**
 * What is too heavy on a page.
 *
 * @param added - How many pages the site has beyond those of the specification.
 * @returns A line for each: what, how much, how much is allowed.
 */
export function overBudget({route, scripts, css, html}: PageWeight, kind: PageKind, added = 0): string[] {
  const limits = limitsOf(kind, added);
  return Object.entries({scripts, css, html}).flatMap(([name, size]) => {
    const limit = limits[name as keyof typeof limits];
    return size <= limit
      ? []
      : [
          `${route}: ${name} ${size.toFixed(1)} KB gzip, at most ${Number(limit.toFixed(1))}${name === 'html' ? ` (${kind} page)` : ''}`,
        ];
  });
}
