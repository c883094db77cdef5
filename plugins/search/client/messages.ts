/** Texts of the search UI. */
export const messages = {
  button: 'Search',
  placeholder: 'Search docs',
  popularPages: 'Popular pages',
  errorTitle: 'Unable to fetch results',
  errorHelp: 'You might want to check your network connection.',
  noResults: 'No results for',
  suggestions: 'Try searching for',
  reportQuestion: 'Believe this query should return results?',
  reportLink: 'Let us know.',
} as const;

/** Maximum length of a query in characters. */
export const maxQueryLength = 64;

/** The number of hits per page of results. */
export const hitsPerPage = 20;

/** The label of the link from the modal to the search page. */
export function seeAllLabel(count: number): string {
  return count === 1 ? 'See 1 result' : `See all ${count} results`;
}

/** Shown above the results of a query with typos. */
export function correctionLabel(correctedQuery: string): string {
  return `Showing results for “${correctedQuery}”`;
}

/** The number of results, for screen readers and the search page. */
export function resultCountLabel(count: number): string {
  return count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`;
}

/** What a result shows beside its name: the method and path of an operation, the type of a field, or the number of its pages. */
export function resultDetail({detail, pageCount}: {readonly detail?: string; readonly pageCount?: number}): string {
  const pages = pageCount === undefined ? undefined : `on ${pageCount} pages`;
  return [detail, pages].filter((part) => part !== undefined).join(' · ');
}
