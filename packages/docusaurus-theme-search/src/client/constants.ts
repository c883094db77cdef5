/**
 * The path of the headings file, relative to the base URL.
 *
 * The name is fixed, so that the browser can request the file without a lookup and revalidates it each time. The file
 * isn't in `assets/`, where hosts cache files forever, nor in a `search/` folder, which would conflict with the page of
 * that name.
 */
export const headingsFile = 'search-index.json';

/**
 * Returns the path of the file with all records, relative to the base URL. The file can be cached forever, because its
 * name changes with every build of the index.
 */
export function getRecordsFile(build: string): string {
  return `assets/search/records.${build}.json`;
}

/** The host of the service's Insights API, which records clicks. */
export const insightsHost = 'https://insights.algolia.io';
