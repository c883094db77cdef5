import {extractTerms, isUnspaced} from '../language/tokenize.js';

/** A typed word with symbols or capitals inside, such as `C++`, `.npmrc`, `--save-dev`, `@types/node`, or `toEqual`. */
export interface Literal {
  /** The word as typed. */
  readonly text: string;
  /**
   * Whether it has symbols, which are more significant than capitals: the page about `pumpLegacy` can be titled "Pump
   * legacy".
   */
  readonly hasSymbols: boolean;
  /** Its index terms that are complete. */
  readonly terms: readonly string[];
  /** The beginning of an index term, if the query ends with it. */
  readonly prefix: string | undefined;
}

/**
 * Characters of identifiers, flags, paths, and versions. Brackets, quotes, and equals signs surround them: the page
 * about `<Tabs>` is a better result than another page's code.
 */
const literalPattern = /[\p{L}\p{N}\p{M}!#$%&*+\-./:?@\\^_~]+/gu;
const methods = 'get|put|post|delete|options|head|patch|trace|query';
/** A method and a path (`GET /pets`), which are more specific than the path: several operations have it. */
const requestPattern = new RegExp(String.raw`(?<!\S)(?:${methods}) /[^\s"'\`]*`, 'gi');
const sentencePunctuation = /[!?.:,;]+$/;
/** Any symbol except for hyphens inside a word, because `sign-in` is also spelled `sign in`. */
const symbolInLiteral = /^-|[^\p{L}\p{N}\p{M}-]/u;
const capitalInWord = /\p{Ll}\p{Lu}/u;

/** Returns the words of a query that are typed as in code or on a command line. */
export const extractLiterals = (query: string): Literal[] =>
  [...query.matchAll(literalPattern), ...query.matchAll(requestPattern)].flatMap(({0: match, index}) => {
    const text = match.replace(sentencePunctuation, '');
    const terms = extractTerms(text);
    const hasSymbols = symbolInLiteral.test(text);
    if (!(hasSymbols || capitalInWord.test(text)) || terms.length === 0) return [];
    const isUnfinished = index + text.length === query.length && !symbol.test(text.slice(-1));
    return {text, hasSymbols, terms, prefix: isUnfinished ? terms.pop() : undefined};
  });

const symbol = /[^\p{L}\p{N}\p{M}]/u;
const isBoundary = (character: string) => character === '' || symbol.test(character) || isUnspaced(character);

/**
 * Returns how well a text contains a typed word: 1 as typed, slightly less in a different case, and half for the
 * beginning or the end of a longer word; 0 if the text doesn't contain it.
 */
export function matchLiteral(text: string, {text: typed, prefix}: Literal): number {
  const lowerText = text.toLowerCase();
  const lowerTyped = typed.toLowerCase();
  const startsWithSymbol = symbol.test(typed.charAt(0));
  const endsWithSymbol = symbol.test(typed.slice(-1));
  let best = 0;
  for (let start = lowerText.indexOf(lowerTyped); start >= 0; start = lowerText.indexOf(lowerTyped, start + 1)) {
    const end = start + lowerTyped.length;
    const isStart = isBoundary(lowerText.charAt(start - 1));
    const isEnd = endsWithSymbol || isBoundary(lowerText.charAt(end));
    if (isStart && isEnd) best = Math.max(best, text.includes(typed) ? 1 : 0.9);
    else if (isStart ? prefix !== undefined : startsWithSymbol && isEnd) best = Math.max(best, 0.5);
  }
  return best;
}
