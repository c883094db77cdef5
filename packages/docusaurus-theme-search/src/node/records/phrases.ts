import {createSectionUrl, type DocSearchRecord} from '@developer-docs/search-engine';
import {decodeUriPart, didYouMean, ExplainedError} from '@developer-docs/utils';
import type {IndexedPage} from '../site/indexed-pages';
import type {Phrases} from '../site/search-terms';

/**
 * Returns the phrases of headings and entries, one per line, by their root-relative URL without percent-encoding, for
 * `addHiddenRecords`.
 */
export const listPhrases = (phrases: Phrases, pages: readonly IndexedPage[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    pages.flatMap(({id, url}) =>
      Object.entries(phrases[id] ?? {}).map(
        ([fragment, texts]) => [decodeUriPart(createSectionUrl(url, fragment)), [texts.join('\n')]] as const,
      ),
    ),
  );

/**
 * Checks that the docs and sections with phrases exist. A section must exist in at least one version of the doc.
 *
 * @param file - Path of the file with the phrases, for the message.
 * @param records - The records of all pages.
 * @throws Error that lists the missing docs and sections, which were probably renamed.
 */
export function checkPhrases(
  file: string,
  phrases: Phrases,
  records: readonly DocSearchRecord[],
  pages: readonly IndexedPage[],
): void {
  const fragments = new Map(pages.map(({id}) => [id, new Set<string>()]));
  const idsByUrl = new Map(pages.map(({id, url}) => [url, id]));
  for (const {type, url_without_anchor: url, anchor} of records) {
    if (type !== 'content') fragments.get(idsByUrl.get(url) ?? '')?.add(anchor);
  }
  const problems = Object.entries(phrases).flatMap(([id, sections]) => {
    const known = fragments.get(id);
    if (known === undefined) return [`"${id}" isn't a page.${didYouMean(id, [...fragments.keys()])}`];
    return Object.keys(sections)
      .filter((fragment) => !known.has(fragment))
      .map((fragment) => `"${id}" has no section "${fragment}".${didYouMean(fragment, [...known])}`);
  });
  if (problems.length > 0) {
    throw new ExplainedError(`${file}: correct these keys, or remove them:\n  ${problems.join('\n  ')}`);
  }
}
