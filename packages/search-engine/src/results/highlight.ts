import {escapeHtml} from '@developer-docs/utils';
import {countBits} from '../indexing/typos.js';
import {isUnspaced, type Word} from '../language/tokenize.js';
import type {MatchedRange, MatchedText, MatchedWord} from './matcher.js';

const ellipsis = '…';

/** How many pairs of adjacent characters count as one word of a snippet, in text without spaces between words. */
const pairsPerWord = 3;

/** Escapes text and marks all matches. */
export const highlight = (text: string, {matches}: MatchedText): string => markMatches(text, 0, text.length, matches);

/** Returns the window of `wordCount` words with the most query terms, with matches marked. Whitespace is collapsed. */
export function createSnippet(text: string, wordCount: number, {words, matches}: MatchedText): string {
  const length = wordCount * (isMostlyUnspaced(words) ? pairsPerWord : 1);
  const firstWord = findBestWindow(matches, words.length, length);
  const wordAfter = firstWord + length;
  const start = firstWord === 0 ? 0 : (words[firstWord]?.start ?? 0);
  const end = wordAfter >= words.length ? text.length : (words[wordAfter - 1]?.end ?? text.length);
  const visible = matches.filter(({index}) => index >= firstWord && index < wordAfter);
  const value = markMatches(text, start, end, visible).replace(/\s+/g, ' ').trim();
  return (start > 0 ? ellipsis : '') + value + (end < text.length ? ellipsis : '');
}

const isMostlyUnspaced = (words: readonly Word[]): boolean =>
  words.filter(({joined}) => isUnspaced(joined)).length > words.length / 2;

/**
 * Returns the index of the first word in the window with the most distinct terms. Ties go to the window with the most
 * matches.
 */
function findBestWindow(matches: readonly MatchedWord[], wordCount: number, length: number): number {
  if (wordCount <= length) return 0;
  let best = {from: 0, to: -1, score: 0};
  for (const [first, {index: from}] of matches.entries()) {
    let to = from;
    let terms = 0;
    let next = first;
    for (let match = matches[next]; match && match.index < from + length; match = matches[next]) {
      to = match.index;
      terms |= match.terms;
      next += 1;
    }
    const score = countBits(terms) + (next - first) / (length + 1);
    if (score > best.score) best = {from, to, score};
  }
  if (best.score === 0) return 0;
  const context = (length - (best.to - best.from + 1)) >> 1;
  return Math.max(0, Math.min(best.from - context, wordCount - length));
}

/** Returns a bit mask of the query terms that the words match. */
export function getMatchedTermMask(matches: readonly MatchedWord[]): number {
  let found = 0;
  for (const {terms} of matches) found |= terms;
  return found;
}

/** Escapes `text.slice(start, end)` and marks the matched ranges. Adjacent ranges share one mark. */
function markMatches(text: string, start: number, end: number, matches: readonly MatchedWord[]): string {
  let html = '';
  let offset = start;
  for (const range of mergeRanges(matches.flatMap(({ranges}) => ranges))) {
    html += escapeHtml(text.slice(offset, range.start));
    html += `<mark>${escapeHtml(text.slice(range.start, range.end))}</mark>`;
    offset = range.end;
  }
  return html + escapeHtml(text.slice(offset, end));
}

function mergeRanges(ranges: readonly MatchedRange[]): MatchedRange[] {
  const merged: MatchedRange[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) {
      merged[merged.length - 1] = {start: last.start, end: Math.max(last.end, range.end)};
    } else {
      merged.push(range);
    }
  }
  return merged;
}
