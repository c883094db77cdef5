/**
 * Paths of the embedded index, relative to the base URL.
 *
 * The headings file has a fixed name, so that the browser can request it without a lookup and revalidates it each time. It isn't
 * in `assets/`, where hosts cache files forever, nor in a folder `search/`, which would conflict with the page of that name.
 */
export const headingsFile = 'search-index.json';

/** The path of the file with all records, which can be cached forever because its name changes with every build of the index. */
export function getRecordsFile(build: string): string {
  return `assets/search/records.${build}.json`;
}
