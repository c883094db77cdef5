import {isEntry, type Section, type SectionIndex} from '../indexing/section-index.js';
import type {ContentTerm, Query} from '../query/query.js';
import {findSectionsWithLiteral} from './literal-matches.js';
import {PhraseMatches} from './phrase-matches.js';
import {createProximityScorer} from './proximity.js';
import {TermScores} from './term-scores.js';

/** A section with its score. Scores can only be compared within one query. */
interface RankedSection {
  readonly section: Section;
  readonly score: number;
}

type SectionFilter = (section: Section) => boolean;

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
  /** The fraction of the `sameName` bonus that is subtracted for each level below the page title. */
  nameDepthPenalty: 0.12,
  /** Penalty for each level below the page title, which breaks ties. */
  depthPenalty: 0.015,
} as const;

/** The number of top-ranked sections whose headings are compared with the query. */
const shortlistSize = 120;
/** The number of top-ranked sections whose text is scanned for proximity. */
const proximityShortlistSize = 40;
/** The maximum number of sections per query, as in Algolia's pagination. */
const maxRankedSections = 1000;

/**
 * Returns the sections that match the query, best first.
 *
 * @param isIncluded - Returns whether a section passes the query's filters.
 */
export function rankSections(query: Query, index: SectionIndex, isIncluded: SectionFilter): Section[] {
  const phraseMatches = new PhraseMatches(query, index);
  const scores = new TermScores(query, phraseMatches, index);
  const namedSections = findNamedSections(query, index);
  const literalFactors = computeLiteralFactors(query, index);
  // Someone who types `pumpLegacy` doesn't look for other pumps. A section with the name doesn't always have its parts
  // as words: `at` in `expiresAt` is a stop word.
  const isComplete = (section: Section) =>
    scores.hasAllWords(section) || literalFactors.has(section) || namedSections.has(section);
  const matching = [...scores.sections].filter(isIncluded);
  const mustBeComplete = isPartedLiteral(query) && matching.some(isComplete);
  const isAllowed = (section: Section) => !mustBeComplete || isComplete(section);
  const ranked = sortByScore(matching.filter(isAllowed), (section) => scores.getScore(section));
  const shortlist = new Set([
    ...ranked.slice(0, shortlistSize).map(({section}) => section),
    ...[...namedSections, ...literalFactors.keys()].filter((section) => isIncluded(section) && isAllowed(section)),
  ]);
  const top = sortByScore(shortlist, (section) => {
    const phraseSimilarity = phraseMatches.getSimilarity(section);
    const factor = computeSectionFactor(query, section, phraseSimilarity, namedSections.has(section));
    return scores.getScore(section) * (factor * (literalFactors.get(section) ?? 1));
  });
  // The remaining sections have no heading bonuses, so they stay below the shortlist.
  const rest = ranked.slice(shortlistSize, maxRankedSections).filter(({section}) => !shortlist.has(section));
  return [...addProximity(top, query, index), ...rest].slice(0, maxRankedSections).map(({section}) => section);
}

/** Increases the scores of the first sections if the query's words are close together. */
function addProximity(ranked: RankedSection[], query: Query, {vocabulary}: SectionIndex): RankedSection[] {
  // The parts of one word are always together.
  const proximity = isPartedLiteral(query) ? undefined : createProximityScorer(query, vocabulary);
  if (proximity === undefined) return ranked;
  const withProximity = ranked.slice(0, proximityShortlistSize).map(({section, score}) => ({
    section,
    score: score * (1 + rankWeights.proximity * proximity(section)),
  }));
  return [...withProximity, ...ranked.slice(proximityShortlistSize)].sort(compareRankedSections);
}

/** Returns the sections whose heading or name equals the query. */
const findNamedSections = ({spellings, hasMultipleWords}: Query, index: SectionIndex): ReadonlySet<Section> =>
  new Set(
    spellings
      .flatMap((name) => index.findSectionsByName(name))
      // `rate limit` means the concept rather than a header with this name that many operations have.
      .filter((section) => !(hasMultipleWords && index.hasDuplicateName(section)))
      .slice(0, shortlistSize),
  );

const sortByScore = (sections: Iterable<Section>, getScore: (section: Section) => number): RankedSection[] =>
  Array.from(sections, (section) => ({section, score: getScore(section)})).sort(compareRankedSections);

const compareRankedSections = (a: RankedSection, b: RankedSection): number =>
  b.score - a.score || a.section.id - b.section.id;

/** Returns whether the query is a single word such as `pumpLegacy` or `--save-dev`, which has several terms. */
const isPartedLiteral = ({isLiteral, literals, terms}: Query) => isLiteral && literals.length > 0 && terms.length > 1;

/** Computes the factors for the scores of the sections that contain words with symbols as they were typed. */
function computeLiteralFactors({literals, isLiteral}: Query, index: SectionIndex): ReadonlyMap<Section, number> {
  const factors = new Map<Section, number>();
  for (const literal of literals) {
    const weight = isLiteral && literal.hasSymbols ? rankWeights.onlyLiteral : rankWeights.literal;
    for (const [section, quality] of findSectionsWithLiteral(literal, index)) {
      factors.set(section, (factors.get(section) ?? 1) * (1 + weight * quality));
    }
  }
  return factors;
}

/** Computes a multiplier for a section's score from its heading, its phrases, and its position in the documentation. */
function computeSectionFactor(query: Query, section: Section, phraseSimilarity: number, isNamed: boolean): number {
  const {page, level, headingTerms} = section;
  const {isInDocs, hasOperations} = page;
  const similarity = isNamed ? 1 : computeHeadingSimilarity(query.contentTerms, headingTerms);
  const depth = Math.max(0, level - 1);
  const canMeanOther = query.hasMultipleWords && !isNamed;
  return (
    (isInDocs ? 1 : rankWeights.notInDocs) *
    (canMeanOther && hasOperations ? rankWeights.operationPage : 1) *
    (canMeanOther && isEntry(section) ? rankWeights.entry : 1) *
    (1 +
      rankWeights.similarHeading * similarity ** 2 +
      rankWeights.similarTitle * computeTitleSimilarity(query, section) ** 2 +
      rankWeights.similarPhrase * phraseSimilarity ** 2 +
      (isNamed ? rankWeights.sameName * (1 - rankWeights.nameDepthPenalty * depth) : 0)) *
    (1 - rankWeights.depthPenalty * depth)
  );
}

function computeTitleSimilarity({hasMultipleWords, contentTerms}: Query, {level, page}: Section): number {
  const [title] = page.sections;
  return hasMultipleWords && level > 1 && title ? computeHeadingSimilarity(contentTerms, title.headingTerms) : 0;
}

/** Returns 1 if the heading and the query have the same words, and less for words that only one of them contains. */
function computeHeadingSimilarity(queryTerms: readonly ContentTerm[], headingTerms: readonly number[]): number {
  if (queryTerms.length === 0 || headingTerms.length === 0) return 0;
  const qualities = queryTerms.map(({matches, bestQuality}) =>
    headingTerms.map((id) => (matches.get(id) ?? 0) / bestQuality),
  );
  const headingQualities = headingTerms.map((_, position) => Math.max(...qualities.map((list) => list[position] ?? 0)));
  return computeAverage(headingQualities) * computeAverage(qualities.map((list) => Math.max(...list)));
}

const computeAverage = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
