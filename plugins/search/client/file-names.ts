/**
 * Where the embedded index stands, below the base URL.
 *
 * The headings have one name for ever, so that a page finds them without a look-up; the browser asks the server each time
 * whether they have changed. They name their build, and the texts of a build have its name: those may be kept for ever.
 * The headings are no file of `assets/`, where hosts let everything be kept for ever, nor of a folder `search/`, which
 * would stand in the way of the page of that name.
 */
export const headingsFile = 'search-index.txt';

/** The file of texts with number `part`, from 0. */
export function textFile(part: number, build: string): string {
  return `assets/search/text-${part}.${build}.txt`;
}
