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
  /** Whether it consists of symbols, which the index doesn't contain. */
  readonly isOperator: boolean;
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

/** A query for an operator, such as `!!` or `=>`. A single character is punctuation in most texts. */
const operatorPattern = /^[^\p{L}\p{N}\p{M}\s]{2,}$/u;
/** Characters that make an operator another one: `??=` isn't `??`. */
const operatorCharacter = /[!#$%&*+\-./:<=>?@\\^|~]/;

/** Returns the words of a query that are typed as in code or on a command line. */
export function extractLiterals(query: string): Literal[] {
  const operator = query.trim();
  if (operatorPattern.test(operator)) {
    return [{text: operator, hasSymbols: true, isOperator: true, terms: [], prefix: undefined}];
  }
  return [...query.matchAll(literalPattern), ...query.matchAll(requestPattern)].flatMap(({0: match, index}) => {
    const text = match.replace(sentencePunctuation, '');
    const terms = extractTerms(text);
    const hasSymbols = symbolInLiteral.test(text);
    if (!(hasSymbols || capitalInWord.test(text)) || terms.length === 0) return [];
    const isUnfinished = index + text.length === query.length && !symbol.test(text.slice(-1));
    return {text, hasSymbols, isOperator: false, terms, prefix: isUnfinished ? terms.pop() : undefined};
  });
}

/** An occurrence of a typed word in a text. */
export interface LiteralMatch {
  /** Offsets in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** 1 as typed; slightly less in a different case, and half for the beginning or the end of a longer word. */
  readonly quality: number;
}

const symbol = /[^\p{L}\p{N}\p{M}]/u;
const isBoundary = (character: string) => character === '' || symbol.test(character) || isUnspaced(character);

/** Finds a typed word in a text. */
export function findLiteral(text: string, {text: typed, prefix, isOperator}: Literal): LiteralMatch[] {
  // Operators are looked for in all sections, and have no case.
  if (isOperator && !text.includes(typed)) return [];
  const matches: LiteralMatch[] = [];
  const lowerText = isOperator ? text : text.toLowerCase();
  // Lowercasing can lengthen text (`İ`), which would shift offsets.
  const original = lowerText.length === text.length ? text : lowerText;
  const lowerTyped = typed.toLowerCase();
  const startsWithSymbol = symbol.test(typed.charAt(0));
  const endsWithSymbol = symbol.test(typed.slice(-1));
  for (let start = lowerText.indexOf(lowerTyped); start >= 0; start = lowerText.indexOf(lowerTyped, start + 1)) {
    const end = start + lowerTyped.length;
    if (isOperator && [start - 1, end].some((index) => operatorCharacter.test(original.charAt(index)))) continue;
    const isStart = isBoundary(original.charAt(start - 1));
    const isEnd = endsWithSymbol || isBoundary(original.charAt(end));
    if (isStart && isEnd) matches.push({start, end, quality: original.slice(start, end) === typed ? 1 : 0.9});
    else if (isStart ? prefix !== undefined : startsWithSymbol && isEnd) matches.push({start, end, quality: 0.5});
  }
  return matches;
}

/** Returns the quality of the best match of a typed word in a text; 0 if the text doesn't contain it. */
export function matchLiteral(text: string, literal: Literal): number {
  return findLiteral(text, literal).reduce((best, {quality}) => Math.max(best, quality), 0);
}
