import type {Vocabulary} from '../indexing/vocabulary.js';
import {extractTerms, isUnspaced} from '../language/tokenize.js';
import {findCompounds, type Compound} from './compounds.js';
import {extractLiterals, type Literal} from './literals.js';
import {createSynonymTerm, createTerms, type Matches, type QueryTerm} from './query-terms.js';
import type {Synonyms} from './synonyms.js';

export interface ContentTerm extends Pick<QueryTerm, 'matches' | 'weight'> {
  /** The quality of the best match, to normalize other qualities. It's at least .3, so that weak matches stay weak. */
  readonly bestQuality: number;
}

export interface Query {
  /** Whether the reader typed more than one word. */
  readonly hasMultipleWords: boolean;
  /** The typed terms, followed by the synonyms' terms. */
  readonly terms: readonly QueryTerm[];
  /** The terms that indicate the topic. */
  readonly contentTerms: readonly ContentTerm[];
  readonly compounds: readonly Compound[];
  /** Words with symbols or capitals inside, which rank sections higher that contain them as typed. */
  readonly literals: readonly Literal[];
  /** Whether the query is a single word of this kind. */
  readonly isLiteral: boolean;
  /** The query's words joined: first as typed, then with typos corrected. */
  readonly spellings: readonly string[];
  /** The query with its typos corrected; `undefined` if there are none. */
  readonly correction: string | undefined;
}

/**
 * The maximum length of a query in characters, which is the limit of DocSearch's input. Longer queries are truncated.
 */
export const maxQueryLength = 64;

/** Quotes around words have no meaning, as in the hosted service. */
const quotes = /["“”„«»]/g;

/** Parses a query, and matches its words and their synonyms with the index terms. */
export function parseQuery(typed: string, vocabulary: Vocabulary, synonyms: Synonyms): Query {
  const text = typed.slice(0, maxQueryLength).replace(quotes, ' ');
  const terms = createTerms(text, vocabulary);
  const compounds = findCompounds(terms, vocabulary);
  const spellings = findSpellings(terms, compounds, vocabulary);
  if (terms.some(({term}) => isUnspaced(term))) spellings.push(extractTerms(text).join(''));
  const allTerms = ignoreRepeatedTerms(addSynonyms(terms, vocabulary, synonyms));
  return {
    hasMultipleWords: terms.at(-1)?.wordIndex !== terms[0]?.wordIndex,
    terms: allTerms,
    contentTerms: allTerms
      .filter(({isStopWord, isRepeated}) => !isStopWord && !isRepeated)
      .map(({matches, weight}) => ({matches, weight, bestQuality: Math.max(0.3, ...matches.values())})),
    compounds,
    literals: extractLiterals(text),
    isLiteral: !/\S\s+\S/.test(text),
    spellings,
    correction: findCorrection(terms, vocabulary),
  };
}

/** The maximum number of spellings of a query. */
const maxSpellings = 12;

function findSpellings(terms: readonly QueryTerm[], compounds: readonly Compound[], vocabulary: Vocabulary): string[] {
  let spellings = [''];
  for (const term of terms) {
    const variants = term.isKnown ? [term.term] : [term.term, ...getBestMatches(term.matches, vocabulary)];
    spellings = spellings.flatMap((start) => variants.map((variant) => start + variant)).slice(0, maxSpellings);
  }
  const wholeQueryCompounds = compounds.filter(({from, to}) => from === 0 && to === terms.length - 1);
  return [...new Set([...spellings, ...wholeQueryCompounds.flatMap(({corrections}) => [...corrections])])];
}

/**
 * Replaces each unknown word with its best correction. Returns `undefined` if an unknown word has none or all words are
 * known as typed.
 */
function findCorrection(terms: readonly QueryTerm[], vocabulary: Vocabulary): string | undefined {
  const words = terms.map(({term, isKnown, matches, corrections}) =>
    isKnown ? term : getBestMatches(matches, vocabulary).find((word) => corrections.get(word)?.isWholeWord),
  );
  const hasTypos = terms.some((term) => !term.isKnown);
  return hasTypos && words.every((word) => word !== undefined) ? words.join(' ') : undefined;
}

function getBestMatches(matches: Matches, vocabulary: Vocabulary): string[] {
  const best = Math.max(0, ...matches.values());
  return [...matches].filter(([, quality]) => quality === best).map(([id]) => vocabulary.getTerm(id));
}

/**
 * The maximum number of words that synonyms add. Highlighting has one bit per term, so a query can't have more than 31
 * terms.
 */
const maxSynonymTerms = 12;

/** A factor for the weight of typed words that have synonyms, because a page may use either. */
const weightWithSynonyms = 0.6;

/** Adds the terms of synonyms, and reduces the weight of the typed terms that they replace. */
function addSynonyms(terms: readonly QueryTerm[], vocabulary: Vocabulary, synonyms: Synonyms): QueryTerm[] {
  const added: QueryTerm[] = [];
  const replaced = new Set<QueryTerm>();
  for (const {from, to, means} of synonyms.find(terms.map(({term}) => term))) {
    const known = means.filter((words) => words.every((word) => vocabulary.findRelatedTerms(word).length > 0));
    const length = Math.max(0, ...known.map((words) => words.length));
    if (length === 0 || added.length + length > maxSynonymTerms) continue;
    const typed = terms.slice(from, to + 1);
    const weight = (Math.max(...typed.map((term) => term.weight)) * typed.length) / length;
    for (let position = 0; position < length; position += 1) {
      // Shorter synonyms repeat their last word, so that they cover as much of the query as longer ones.
      const alternatives = new Set(known.flatMap((words) => words[position] ?? words.at(-1) ?? []));
      added.push(createSynonymTerm([...alternatives], weight, vocabulary));
    }
    for (const term of typed) replaced.add(term);
  }
  return [...terms.map((term) => (replaced.has(term) ? reduceWeight(term) : term)), ...added];
}

const reduceWeight = (term: QueryTerm): QueryTerm => ({
  ...term,
  weight: term.weight * weightWithSynonyms,
  // An unknown word with synonyms isn't a typo.
  ...(!term.isKnown && {matches: new Map(), corrections: new Map()}),
});

/**
 * Removes the matches of repeated terms, so that `no no no` ranks like `no`. The terms stay, because compounds refer to
 * their positions.
 */
function ignoreRepeatedTerms(terms: readonly QueryTerm[]): QueryTerm[] {
  const seen = new Set<string>();
  return terms.map((term) => {
    if (seen.has(term.term)) return {...term, isRepeated: true, matches: new Map()};
    seen.add(term.term);
    return term;
  });
}
