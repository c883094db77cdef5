/** Shown above the results of a query with typos. */
export function formatCorrection(correctedQuery: string): string {
  return `Showing results for “${correctedQuery}”`;
}

/** The number of results, for screen readers and the search page. */
export function formatResultCount(count: number): string {
  return count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`;
}

/** What a result shows next to its name: the method and path of an operation, the type of a field, or the number of its pages. */
export function formatResultDetail({
  detail,
  pageCount,
}: {
  readonly detail?: string;
  readonly pageCount?: number;
}): string {
  const pages = pageCount === undefined ? undefined : `on ${pageCount} pages`;
  return [detail, pages].filter((part) => part !== undefined).join(' · ');
}
