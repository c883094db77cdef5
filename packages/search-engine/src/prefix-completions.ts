import {isOneUnfinishedWord, type Query} from './query';
import type {SectionIndex} from './section-index';

/** Shorter prefixes have too many completions. */
const minPrefixLength = 4;

/**
 * Sections that may be scored per query for all completions together: about 20 ms at 50,000 records. On larger sites only the
 * first completions in alphabetical order are considered.
 */
const maxScoredSections = 400_000;

/**
 * Finds the best section for every completion of a query that consists of one unfinished word, so that a page that the reader
 * expects doesn't disappear while the word is being typed, however common the other completions are.
 *
 * @param cache - The results of earlier calls, by term ID.
 * @param findBestSection - Searches for a word.
 */
export function findCompletions(
  query: Query,
  {sections, vocabulary}: SectionIndex,
  cache: Map<number, number | undefined>,
  findBestSection: (term: string) => number | undefined,
): number[] {
  const [typed] = query.terms;
  if (!typed || !isOneUnfinishedWord(query) || typed.term.length < minPrefixLength) return [];
  const found = new Set<number>();
  let remaining = maxScoredSections / sections.length;
  vocabulary.forEachCompletion(typed.term, (id) => {
    if (remaining-- <= 0) return;
    if (!cache.has(id)) cache.set(id, findBestSection(vocabulary.terms[id]!));
    const section = cache.get(id);
    if (section !== undefined) found.add(section);
  });
  return [...found];
}
