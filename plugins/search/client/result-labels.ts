import {formatCount} from '@developer-docs/internal';

/** The message when a search fails, for example because there's no network. */
export const failureMessage = {
  title: 'Unable to fetch results',
  help: 'You might want to check your network connection.',
};

/** Formats the note above the results for a query with typos. */
export function formatCorrection(correctedQuery: string): string {
  return `Showing results for “${correctedQuery}”`;
}

/** Formats the number of results for screen readers and the search page. */
export function formatResultCount(count: number): string {
  return count === 0 ? 'No results' : formatCount(count, 'result');
}

/**
 * Formats the text next to a result's name: the method and path of an operation, the type of a field, or the number of
 * pages.
 */
export function formatResultDetail({
  detail,
  pageCount,
}: {
  readonly detail?: string;
  readonly pageCount?: number;
}): string {
  const pages = pageCount === undefined ? undefined : `on ${pageCount} pages`;
  return [detail, pages].filter((text) => text !== undefined).join(' · ');
}
