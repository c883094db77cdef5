import type {Query} from './query';
import type {SectionIndex} from './section-index';
import {forEachWord} from './tokenize';

/** So many words on, the next word of the query still stands beside this one: `script tag`, `tag of the script`. */
const reach = 3;
/** What two neighbors of the query count where the text has them the other way around. */
const reversed = 0.8;
/** A match below this quality is too doubtful to say anything by its place. */
const leastQuality = 0.5;
/** A section is read up to about this many characters: the rest of a long text would cost time and change little. */
const mostRead = 3000;

/**
 * Tells how far the words of a query stand together in a section: 1 when the section has each beside the next, 0 when it has all of them
 * scattered. Nothing for a query of fewer than two words that count.
 */
export function nearnessOf(query: Query, index: SectionIndex): ((section: number) => number) | undefined {
  const terms = query.terms.filter(({stopWord, repeated}) => !stopWord && !repeated);
  if (terms.length < 2) return undefined;
  const places = new Map<string, number>();

  /** Number of the query's word that a term of a text stands for best, −1 for none. */
  function placeOf(term: string): number {
    let place = places.get(term);
    if (place !== undefined) return place;
    const id = index.vocabulary.idOf(term);
    let most = 0;
    place = -1;
    for (const [position, {matches}] of terms.entries()) {
      const quality = id === undefined ? 0 : (matches.get(id) ?? 0);
      if (quality >= leastQuality && quality > most) [most, place] = [quality, position];
    }
    places.set(term, place);
    return place;
  }

  return (section) => {
    const {heading, head, contents} = index.sections[section]!;
    const together = new Array<number>(terms.length).fill(0);
    const last = new Array<number>(terms.length);
    let read = 0;
    for (const text of [heading, head?.content, ...contents.map(({content}) => content)]) {
      if (!text) continue;
      if (read > mostRead) break;
      let at = 0;
      last.fill(-Infinity);
      forEachWord(text.slice(0, mostRead), (word) => {
        for (let part = 0; part < word.count; part++) {
          at++;
          const place = placeOf(word.terms[part]!);
          if (place < 0) continue;
          last[place] = at;
          if (place > 0 && at - last[place - 1]! <= reach) together[place] = 1;
          const next = place + 1;
          if (next < terms.length && at - last[next]! <= reach) together[next] = Math.max(together[next]!, reversed);
        }
      });
      read += text.length;
    }
    return together.reduce((sum, pair) => sum + pair, 0) / (terms.length - 1);
  };
}
