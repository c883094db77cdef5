/**
 * The path of the headings file, relative to the base URL of the site.
 *
 * The name is fixed, so that the browser can request the file without a lookup and revalidates it each time. The file
 * isn't in `assets/`, where hosts cache files forever, nor in a `search/` folder, which would conflict with the page of
 * that name.
 */
export const headingsFile = 'search-index.json';

/**
 * Returns the path of a file with the text of pages, relative to the base URL of the site. The file can be cached
 * forever, because its name changes with every build of the index.
 *
 * @param part - Zero-based number of the file.
 */
export function getRecordsFile(build: string, part: number): string {
  return `assets/search/records.${build}.${part}.json`;
}
