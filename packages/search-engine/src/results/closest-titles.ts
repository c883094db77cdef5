import {isEntry, type Section} from '../indexing/section-index.js';
import {extractTerms} from '../language/tokenize.js';

const maxTitles = 3;

/**
 * The minimum similarity, from 0 to 1, between the words of a query and of a title. Lower values look arbitrary to
 * readers.
 */
const minSimilarity = 0.3;

/** Shorter words have too few pairs of characters to compare. */
const minWordLength = 3;

/** The level of the headings that are suggested together with page titles, as in a table of contents. */
const maxLevel = 2;

/** Finds up to three titles and headings whose words are the most similar to a query without hits, closest first. */
export function findClosestTitles(query: string, sections: readonly Section[]): string[] {
  const typed = extractPairs(query);
  if (typed.length === 0) return [];
  const scores = new Map<string, number>();
  for (const section of sections) {
    const {heading: title, level} = section;
    if (level > maxLevel || isEntry(section) || scores.has(title)) continue;
    const words = extractPairs(title);
    const similarities = typed.map((pairs) => Math.max(0, ...words.map((word) => computeSimilarity(pairs, word))));
    const sum = similarities.reduce((total, similarity) => total + similarity, 0);
    // If titles have equally similar words, titles with fewer other words are closer.
    if (sum / typed.length >= minSimilarity) scores.set(title, sum / (typed.length + words.length));
  }
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxTitles)
    .map(([title]) => title);
}

/** Returns each word's pairs of adjacent characters. The first character also counts without its successor. */
const extractPairs = (text: string): ReadonlySet<string>[] =>
  extractTerms(text)
    .filter((word) => word.length >= minWordLength)
    .map((word) => new Set(Array.from(word, (_, index) => word.slice(Math.max(0, index - 1), index + 1))));

/** Returns the Sørensen–Dice coefficient of two sets, from 0 to 1. */
function computeSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}
