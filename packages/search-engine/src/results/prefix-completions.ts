import type {SectionIndex} from '../indexing/section-index.js';
import {isSingleUnfinishedWord, type Query} from '../query/query.js';

/** Shorter prefixes have too many completions. */
const minPrefixLength = 4;

/**
 * The maximum number of sections that are scored per query for all completions, which takes about 20 ms with 50,000
 * records. On larger sites, only the first completions in alphabetical order are considered.
 */
const maxScoredSections = 400_000;

/**
 * Finds the best section for every completion of a single unfinished word, so that the expected page doesn't disappear
 * while the reader is typing the word, regardless of how common other completions are.
 *
 * @param cache - The results of earlier calls, by term ID.
 * @param findBestSection - Returns the best section for a term.
 */
export function findCompletions(
  query: Query,
  {sections, vocabulary}: SectionIndex,
  cache: Map<number, number | undefined>,
  findBestSection: (term: string) => number | undefined,
): number[] {
  const [typed] = query.terms;
  if (!typed || !isSingleUnfinishedWord(query) || query.phrases.length > 0 || typed.term.length < minPrefixLength) {
    return [];
  }
  const found = new Set<number>();
  let remaining = maxScoredSections / sections.length;
  vocabulary.forEachCompletion(typed.term, (id) => {
    if (remaining <= 0) return;
    remaining -= 1;
    if (!cache.has(id)) cache.set(id, findBestSection(vocabulary.terms[id]!));
    const section = cache.get(id);
    if (section !== undefined) found.add(section);
  });
  return [...found];
}
