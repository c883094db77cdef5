/** What the search says. The sentences of the error and no-results screens are the specification's, word for word (§8). */
export const texts = {
  button: 'Search',
  placeholder: 'Search docs',
  errorTitle: 'Unable to fetch results',
  errorHelp: 'You might want to check your network connection.',
  noResults: 'No results for',
  suggestions: 'Try searching for',
  reportQuestion: 'Believe this query should return results?',
  reportLink: 'Let us know.',
} as const;

/** The longest query, in characters (specification §5). */
export const longestQuery = 64;

/** So many hits make a page of results (specification §9). */
export const hitsPerPage = 20;

/** The label of the link that leads from the modal to all results. */
export function seeAll(count: number): string {
  return count === 1 ? 'See 1 result' : `See all ${count} results`;
}

/** How many results there are, for a screen reader. */
export function resultCount(count: number): string {
  return count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`;
}
