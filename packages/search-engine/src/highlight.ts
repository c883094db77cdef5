import {countBits} from './fuzzy';
import type {MatchedRange, MatchedText, MatchedWord} from './match';
import type {Query} from './query';
import type {HighlightResult, MatchLevel, SnippetResult} from './types';

/** What goes around matches and in place of omitted text; put into the HTML as it is. */
export interface Markup {
  before: string;
  after: string;
  ellipsis: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML, for element contents and quoted attributes: `& < > " '` become character references. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Which of the query's words count in a text, as bits: in prose the small ones (`the`, `is`) only when there are no others. */
export function countedTerms(query: Query, inProse: boolean): number {
  let all = 0;
  let telling = 0;
  for (const [position, {repeated, stopWord}] of query.terms.entries()) {
    if (repeated) continue;
    all |= 1 << position;
    if (!stopWord) telling |= 1 << position;
  }
  return inProse && telling !== 0 ? telling : all;
}

/** The whole text with everything that matched marked. */
export function highlight(
  text: string,
  matched: MatchedText,
  query: Query,
  counted: number,
  markup: Markup,
): HighlightResult {
  const found = foundTerms(matched.matches) & counted;
  const matchedWords = query.terms.filter((_, position) => found & (1 << position)).map(({term}) => term);
  const complete = matched.matches.filter((word) => word.complete && word.terms & counted).length;
  return {
    value: mark(text, 0, text.length, matched.matches, counted, markup),
    matchLevel: levelOf(found, counted),
    matchedWords,
    ...(found !== 0 && {fullyHighlighted: complete === matched.starts.length}),
  };
}

/** The `length` words of the text in which most of the query stands, with what matched marked. White space becomes single spaces. */
export function snippet(
  text: string,
  length: number,
  matched: MatchedText,
  counted: number,
  markup: Markup,
): SnippetResult {
  const {starts, ends} = matched;
  const matches = matched.matches.filter(({terms}) => terms & counted);
  const first = bestWindow(matches, starts.length, length, counted);
  const after = first + length;
  const start = first === 0 ? 0 : starts[first]!;
  const end = after >= starts.length ? text.length : ends[after - 1]!;
  const shown = matches.filter(({index}) => index >= first && index < after);
  const value = mark(text, start, end, shown, counted, markup).replace(/\s+/g, ' ').trim();
  return {
    value: (start > 0 ? markup.ellipsis : '') + value + (end < text.length ? markup.ellipsis : ''),
    matchLevel: levelOf(foundTerms(shown) & counted, counted),
  };
}

/** Number of the first word of the window with the most different terms of the query, and among those the most matches. */
function bestWindow(matches: readonly MatchedWord[], words: number, length: number, counted: number): number {
  if (words <= length) return 0;
  let best = {from: 0, to: -1, value: 0};
  for (let first = 0; first < matches.length; first++) {
    const from = matches[first]!.index;
    let to = from;
    let terms = 0;
    let next = first;
    for (; next < matches.length && matches[next]!.index < from + length; next++) {
      to = matches[next]!.index;
      terms |= matches[next]!.terms & counted;
    }
    const value = countBits(terms) + (next - first) / (length + 1);
    if (value > best.value) best = {from, to, value};
  }
  if (best.value === 0) return 0;
  const context = (length - (best.to - best.from + 1)) >> 1;
  return Math.max(0, Math.min(best.from - context, words - length));
}

/** The terms of the query that the matches stand for, as bits. */
export function foundTerms(matches: readonly MatchedWord[]): number {
  let found = 0;
  for (const {terms} of matches) found |= terms;
  return found;
}

function levelOf(found: number, counted: number): MatchLevel {
  if (found === 0) return 'none';
  return found === counted ? 'full' : 'partial';
}

/** `text.slice(start, end)` as HTML, with the ranges of the matches marked; ranges that touch share one mark. */
function mark(
  text: string,
  start: number,
  end: number,
  matches: readonly MatchedWord[],
  counted: number,
  markup: Markup,
): string {
  let html = '';
  let done = start;
  for (const range of merged(matches, counted)) {
    html += escapeHtml(text.slice(done, range.start));
    html += markup.before + escapeHtml(text.slice(range.start, range.end)) + markup.after;
    done = range.end;
  }
  return html + escapeHtml(text.slice(done, end));
}

function merged(matches: readonly MatchedWord[], counted: number): MatchedRange[] {
  const result: MatchedRange[] = [];
  for (const {ranges, terms} of matches) {
    if ((terms & counted) === 0) continue;
    for (const range of ranges) {
      const last = result.at(-1);
      if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
      else result.push({...range});
    }
  }
  return result;
}
