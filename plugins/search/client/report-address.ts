/**
 * The address where a reader reports that a search should have found something, with the query in it: as the `title` that
 * issue trackers take.
 */
export function reportAddress(reportUrl: string, query: string): string {
  const address = new URL(reportUrl);
  address.searchParams.set('title', `Search finds nothing for “${query}”`);
  return address.href;
}
