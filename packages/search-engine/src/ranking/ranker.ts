import type {SectionIndex} from '../indexing/section-index.js';
import {matchLiteral} from '../query/literals.js';
import type {ContentTerm, Query} from '../query/query.js';
import {findSectionsWithLiteral} from './literal-matches.js';
import {PhraseMatches} from './phrase-matches.js';
import {createProximityScorer} from './proximity.js';
import {TermScores} from './term-scores.js';

/** A section with its score. Scores can only be compared within one query. */
interface RankedSection {
  section: number;
  score: number;
}

/** Weights that are applied to term scores. See also the weights in term-scores.ts. */
const rankWeights = {
  /** Bonus for a heading similar to the query; grows with the square of the similarity. */
  similarHeading: 0.45,
  /** Bonus for a section of a page with a title similar to a query of several words; grows in the same way. */
  similarTitle: 0.5,
  /** Bonus for a section with a phrase similar to the query; grows with the square of the similarity. */
  similarPhrase: 2,
  /** Bonus for a section in which the query words are close together. */
  proximity: 1.2,
  /** Bonus for a heading or entry whose name equals the query, as typed or with its typos corrected. */
  sameName: 3,
  /** Bonus for a section that contains a word with symbols or capitals inside as typed. */
  literal: 3,
  /**
   * The same bonus if the query is only a word with symbols. Then the symbols matter more than anything else: a page
   * about C isn't about C++.
   */
  onlyLiteral: 100,
  /**
   * Factor for an entry whose name differs from the typed words: `brand colors` doesn't mean the field
   * `brand.colors.primary`.
   */
  entry: 0.7,
  /** Factor for pages that aren't part of the docs, such as blog posts, which are often about one day. */
  notInDocs: 0.8,
  /** Factor for sections of pages with operations when several words were typed: explanations rank above lists. */
  operationPage: 0.75,
  /** Bonus for an overview's title, which explains what other pages assume. */
  overview: 0.1,
  /** The fraction of the `sameName` bonus that is subtracted for each level below the page title. */
  nameDepthPenalty: 0.12,
  /** Penalty for each level below the page title, which breaks ties. */
  depthPenalty: 0.015,
  /** Bonus for each step of a record's `pageRank`. */
  pageRank: 0.02,
} as const;

/** The number of top-ranked sections whose headings are compared with the query. */
const shortlistSize = 120;
/** The minimum similarity of a phrase that adds its section to the shortlist. */
const minPhraseSimilarity = 0.7;
/** The number of top-ranked sections whose text is scanned for proximity. */
const proximityShortlistSize = 40;
/** The maximum number of sections per query, as in Algolia's pagination. */
const maxRankedSections = 1000;

/**
 * Returns the sections that match the query, best first.
 *
 * @param mask - 1 for the sections that may be returned; all by default.
 */
export function rankSections(query: Query, index: SectionIndex, mask?: Uint8Array): number[] {
  if (query.terms.length === 0) return rankSectionsWithOperator(query, index, mask);
  const phraseMatches = new PhraseMatches(query, index);
  const scores = new TermScores(query, phraseMatches, index);
  const namedSections = findNamedSections(query, index);
  const literalFactors = computeLiteralFactors(query, index);
  const isInMask = (section: number) => mask?.[section] !== 0;
  // Someone who types `pumpLegacy` doesn't look for other pumps. A section with the name doesn't always have its parts
  // as words: `at` in `expiresAt` is a stop word.
  const isComplete = (section: number) =>
    scores.hasAllWords(section) || literalFactors.has(section) || namedSections.has(section);
  const matching = [...scores.sections].filter(isInMask);
  const mustBeComplete = isPartedLiteral(query) && matching.some(isComplete);
  const isAllowed = (section: number) => isInMask(section) && (!mustBeComplete || isComplete(section));
  const rank = (section: number): RankedSection => ({section, score: scores.getScore(section)});
  const ranked = matching.filter(isAllowed).map(rank).sort(compareRankedSections);
  const top = ranked.slice(0, shortlistSize);
  const inTop = new Set(top.map(({section}) => section));
  const similarSections = phraseMatches.findSimilarSections(minPhraseSimilarity);
  for (const section of [...namedSections, ...similarSections, ...literalFactors.keys()]) {
    if (inTop.has(section) || !isAllowed(section)) continue;
    inTop.add(section);
    top.push(rank(section));
  }
  for (const rankedSection of top) {
    const {section} = rankedSection;
    rankedSection.score *=
      computeSectionFactor(query, index, section, phraseMatches.getSimilarity(section), namedSections.has(section)) *
      (literalFactors.get(section) ?? 1);
  }
  top.sort(compareRankedSections);
  // The parts of one word are always together.
  const proximity = isPartedLiteral(query) ? undefined : createProximityScorer(query, index);
  if (proximity) {
    for (const rankedSection of top.slice(0, proximityShortlistSize)) {
      rankedSection.score *= 1 + rankWeights.proximity * proximity(rankedSection.section);
    }
    top.sort(compareRankedSections);
  }
  // The remaining sections have no heading bonuses, so they stay below the shortlist.
  const rest = ranked.slice(shortlistSize, maxRankedSections).filter(({section}) => !inTop.has(section));
  return [...top, ...rest].slice(0, maxRankedSections).map(({section}) => section);
}

/** Returns the sections whose heading or name equals the query. */
const findNamedSections = ({spellings, hasMultipleWords}: Query, index: SectionIndex): ReadonlySet<number> =>
  new Set(
    spellings
      .flatMap((name) => index.findSectionsByName(name))
      // `rate limit` means the concept rather than a header with this name that many operations have.
      .filter((section) => !(hasMultipleWords && index.hasDuplicateName(section)))
      .slice(0, shortlistSize),
  );

/** Ranks the sections that contain the operator in the query, which has no index terms. Headings come first. */
function rankSectionsWithOperator(query: Query, index: SectionIndex, mask?: Uint8Array): number[] {
  return query.literals
    .flatMap((literal) =>
      Array.from(findSectionsWithLiteral(literal, index), ([section, quality]) => {
        const isNamed = matchLiteral(index.sections[section]!.heading, literal) > 0;
        return {section, score: quality * computeSectionFactor(query, index, section, 0, isNamed)};
      }),
    )
    .filter(({section}) => mask?.[section] !== 0)
    .sort(compareRankedSections)
    .slice(0, maxRankedSections)
    .map(({section}) => section);
}

/** Returns whether the query is a single word such as `pumpLegacy` or `--save-dev`, which has several terms. */
const isPartedLiteral = ({isLiteral, literals, terms}: Query) => isLiteral && literals.length > 0 && terms.length > 1;

/** Computes the factors for the scores of the sections that contain words with symbols as they were typed. */
function computeLiteralFactors({literals, isLiteral}: Query, index: SectionIndex): Map<number, number> {
  const factors = new Map<number, number>();
  for (const literal of literals) {
    const weight = isLiteral && literal.hasSymbols ? rankWeights.onlyLiteral : rankWeights.literal;
    for (const [section, quality] of findSectionsWithLiteral(literal, index)) {
      factors.set(section, (factors.get(section) ?? 1) * (1 + weight * quality));
    }
  }
  return factors;
}

/** Computes a multiplier for a section's score from its heading, its phrases, and its position in the documentation. */
function computeSectionFactor(
  query: Query,
  index: SectionIndex,
  id: number,
  phraseSimilarity: number,
  isNamed: boolean,
): number {
  const {page, level, head, headingTerms, isEntry} = index.sections[id]!;
  const {sections, isOverview, isInDocs, hasOperations} = index.pages[page]!;
  const similarity = isNamed ? 1 : computeHeadingSimilarity(query.contentTerms, headingTerms);
  const title = query.hasMultipleWords && level > 1 ? index.sections[sections[0]!]!.headingTerms : [];
  const depth = Math.max(0, level - 1);
  const pageRank = Math.max(-10, Math.min(10, head?.weight.pageRank ?? 0));
  const canMeanOther = query.hasMultipleWords && !isNamed;
  return (
    (isInDocs ? 1 : rankWeights.notInDocs) *
    (canMeanOther && hasOperations ? rankWeights.operationPage : 1) *
    (canMeanOther && isEntry ? rankWeights.entry : 1) *
    (1 +
      rankWeights.similarHeading * similarity ** 2 +
      rankWeights.similarTitle * computeHeadingSimilarity(query.contentTerms, title) ** 2 +
      rankWeights.similarPhrase * phraseSimilarity ** 2 +
      (isNamed ? rankWeights.sameName * (1 - rankWeights.nameDepthPenalty * depth) : 0)) *
    (1 - rankWeights.depthPenalty * depth) *
    (depth === 0 && isOverview ? 1 + rankWeights.overview : 1) *
    (1 + rankWeights.pageRank * pageRank)
  );
}

/** Returns 1 if the heading and the query have the same words, and less for words that only one of them contains. */
function computeHeadingSimilarity(queryTerms: readonly ContentTerm[], headingTerms: readonly number[]): number {
  if (queryTerms.length === 0 || headingTerms.length === 0) return 0;
  const qualities = queryTerms.map(({matches, bestQuality}) =>
    headingTerms.map((id) => (matches.get(id) ?? 0) / bestQuality),
  );
  const headingQualities = headingTerms.map((_, position) => Math.max(...qualities.map((list) => list[position]!)));
  return computeAverage(headingQualities) * computeAverage(qualities.map((list) => Math.max(...list)));
}

function computeAverage(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function compareRankedSections(a: RankedSection, b: RankedSection): number {
  return b.score - a.score || a.section - b.section;
}
