import {getContentTerms, type Query} from './query';
import type {SectionIndex} from './section-index';
import {forEachWord} from './tokenize';

/** Words at most this far apart count as adjacent: `script tag`, `tag of the script`. */
const maxDistance = 3;
/** Matches below this quality are too uncertain to be considered. */
const minQuality = 0.5;
/** The maximum number of characters of a section that are scanned. Scanning the rest takes time and changes little. */
const maxScannedLength = 3000;

/**
 * Creates a function that scores how close together a query's words are in a section: 1 if each is adjacent to the
 * next, in any order, and 0 if they're scattered. Returns `undefined` for queries of fewer than two words, not counting
 * stop words.
 */
export function createProximityScorer(query: Query, index: SectionIndex): ((section: number) => number) | undefined {
  const terms = getContentTerms(query);
  if (terms.length < 2) return undefined;
  const positions = new Map<string, number>();

  /** Returns the position of the query word that a term in the text matches best; −1 if it matches none. */
  function findQueryPosition(term: string): number {
    let position = positions.get(term);
    if (position !== undefined) return position;
    const id = index.vocabulary.getId(term);
    let bestQuality = 0;
    position = -1;
    for (const [candidate, {matches}] of terms.entries()) {
      const quality = id === undefined ? 0 : (matches.get(id) ?? 0);
      if (quality >= minQuality && quality > bestQuality) [bestQuality, position] = [quality, candidate];
    }
    positions.set(term, position);
    return position;
  }

  return (section) => {
    const {heading, head, contents} = index.sections[section]!;
    /** The score of each query word and its predecessor. */
    const pairScores = new Array<number>(terms.length).fill(0);
    const lastOffsets = new Array<number>(terms.length);
    let scannedLength = 0;
    for (const text of [heading, head?.content, ...contents.map(({content}) => content)]) {
      if (!text) continue;
      if (scannedLength > maxScannedLength) break;
      let offset = 0;
      lastOffsets.fill(-Infinity);
      forEachWord(text.slice(0, maxScannedLength), (word) => {
        for (let part = 0; part < word.count; part++) {
          offset++;
          const position = findQueryPosition(word.terms[part]!);
          if (position < 0) continue;
          lastOffsets[position] = offset;
          if (position > 0 && offset - lastOffsets[position - 1]! <= maxDistance) pairScores[position] = 1;
          const next = position + 1;
          if (next < terms.length && offset - lastOffsets[next]! <= maxDistance) {
            pairScores[next] = 1;
          }
        }
      });
      scannedLength += text.length;
    }
    return pairScores.reduce((sum, score) => sum + score, 0) / (terms.length - 1);
  };
}
