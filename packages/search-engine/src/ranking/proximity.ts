import type {Section} from '../indexing/section-index.js';
import type {Vocabulary} from '../indexing/vocabulary.js';
import {extractTerms} from '../language/tokenize.js';
import type {Query} from '../query/query.js';

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
export function createProximityScorer(
  {contentTerms: terms}: Query,
  vocabulary: Vocabulary,
): ((section: Section) => number) | undefined {
  if (terms.length < 2) return undefined;
  /** The position of the query word that each index term matches best. */
  const positions = new Map<string, number>();
  for (const [position, {matches}] of terms.entries()) {
    for (const [id, quality] of matches) {
      const term = vocabulary.getTerm(id);
      const otherQuality = terms[positions.get(term) ?? -1]?.matches.get(id) ?? 0;
      if (quality >= minQuality && quality > otherQuality) positions.set(term, position);
    }
  }

  return ({heading, head, contents}) => {
    /** The score of each query word and its predecessor. */
    const pairScores = new Array<number>(terms.length).fill(0);
    const lastOffsets = new Array<number>(terms.length);
    let scannedLength = 0;
    for (const text of [heading, head?.content, ...contents.map(({content}) => content)]) {
      if (!text) continue;
      if (scannedLength > maxScannedLength) break;
      lastOffsets.fill(-Infinity);
      for (const [offset, term] of extractTerms(text.slice(0, maxScannedLength)).entries()) {
        const position = positions.get(term);
        if (position === undefined) continue;
        lastOffsets[position] = offset;
        if (position > 0 && offset - lastOffsets[position - 1]! <= maxDistance) pairScores[position] = 1;
        const next = position + 1;
        if (next < terms.length && offset - lastOffsets[next]! <= maxDistance) pairScores[next] = 1;
      }
      scannedLength += text.length;
    }
    return pairScores.reduce((sum, score) => sum + score, 0) / (terms.length - 1);
  };
}
