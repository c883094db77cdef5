import {PhraseMatches} from './phrase-matches';
import {createProximityScorer} from './proximity';
import {getBestQuality, getContentTerms, type Query, type QueryTerm} from './query';
import type {SectionIndex} from './section-index';
import {scoreTerms} from './term-scores';

/** A section with its score. Scores can only be compared within one query. */
export interface RankedSection {
  section: number;
  score: number;
}

/** How term scores become a ranking; see also the weights in term-scores.ts. */
const rankWeights = {
  /** Share of the page's score in that of its sections: of two equal sections, the one on the more relevant page wins. */
  page: 0.6,
  /** Bonus for a heading similar to the query; grows with the square of the similarity. */
  similarHeading: 0.45,
  /** Bonus for a section with a phrase similar to the query; grows with the square of the similarity. */
  similarPhrase: 2,
  /** Bonus for a section in which the words of the query are close together. */
  proximity: 0.6,
  /** Bonus for a heading or entry whose name is the query, as typed or with its typos corrected. */
  sameName: 3,
  /** Factor for an entry whose name is not the words that were typed: `brand colors` is not the field `brand.colors.primary`. */
  entry: 0.7,
  /** Factor for sections of pages with operations when several words were typed: pages that explain come before pages that list. */
  operationPage: 0.75,
  /** Bonus for the title of an overview, which explains what other pages on the topic assume. */
  overview: 0.1,
  /** Subtracted from that bonus, as a share, for each level below the page's own heading. */
  nameDepthPenalty: 0.12,
  /** Penalty for each level, which decides between otherwise equal sections. */
  depthPenalty: 0.015,
  /** Bonus for each step of a record's `pageRank`. */
  pageRank: 0.02,
} as const;

/** The number of top sections whose headings are compared with the query. */
const shortlistSize = 120;
/** Minimum similarity at which the section of a phrase is always compared. */
const minPhraseSimilarity = 0.7;
/** The number of top sections whose texts are scanned for proximity. */
const proximityShortlistSize = 40;
/** No query lists more sections than this, like Algolia's pagination. */
const maxRankedSections = 1000;

/**
 * Returns the sections that match the query, best first.
 *
 * @param mask - 1 for the sections that may be returned; all by default.
 */
export function rankSections(query: Query, index: SectionIndex, mask?: Uint8Array): RankedSection[] {
  const phraseMatches = new PhraseMatches(query, index);
  const scores = scoreTerms(query, phraseMatches, index);
  // No word is required, but each missing one lowers the score.
  const scoreOf = (section: number) => {
    const {page} = index.sections[section]!;
    return (
      scores.sectionScores[section]! * scores.sectionCoverage[section]! +
      rankWeights.page * scores.pageScores[page]! * scores.pageCoverage[page]!
    );
  };
  const isAllowed = (section: number) => mask?.[section] !== 0;
  const sections = scores.sections.filter(isAllowed);
  const ranked = selectTop(sections, Float32Array.from(sections, scoreOf), maxRankedSections);

  const named = new Set(
    query.spellings
      .flatMap((name) => index.findSectionsByName(name))
      // `rate limit` means the concept rather than a header of this name that many operations have.
      .filter((section) => !(query.hasMultipleWords && index.hasDuplicateName(section)))
      .slice(0, shortlistSize),
  );
  const top = ranked.slice(0, shortlistSize);
  const inTop = new Set(top.map(({section}) => section));
  for (const section of [...named, ...phraseMatches.findSimilarSections(minPhraseSimilarity)]) {
    if (inTop.has(section) || !isAllowed(section)) continue;
    inTop.add(section);
    top.push({section, score: scoreOf(section)});
  }
  for (const ranking of top) {
    const {section} = ranking;
    ranking.score *= computeSectionFactor(
      query,
      index,
      section,
      phraseMatches.getSimilarity(section),
      named.has(section),
    );
  }
  top.sort(compareRankings);
  const proximity = createProximityScorer(query, index);
  if (proximity) {
    for (const ranking of top.slice(0, proximityShortlistSize)) {
      ranking.score *= 1 + rankWeights.proximity * proximity(ranking.section);
    }
    top.sort(compareRankings);
  }
  // The rest has no heading bonuses. It keeps its order and stays below the shortlist.
  const rest = ranked.slice(shortlistSize).filter(({section}) => !inTop.has(section));
  const lowestTopScore = top.at(-1)?.score ?? 0;
  const highestRestScore = rest[0]?.score ?? 0;
  if (highestRestScore > lowestTopScore) {
    for (const ranking of rest) ranking.score *= lowestTopScore / highestRestScore;
  }
  return top.concat(rest);
}

/** The factor for the score of a section that follows from its heading, its phrases, and its place in the documentation. */
function computeSectionFactor(
  query: Query,
  index: SectionIndex,
  id: number,
  phraseSimilarity: number,
  isNamed: boolean,
): number {
  const {page, level, head, headingTerms, isEntry} = index.sections[id]!;
  const {isOverview, hasOperations} = index.pages[page]!;
  const similarity = isNamed ? 1 : computeHeadingSimilarity(getContentTerms(query), headingTerms);
  const depth = Math.max(0, level - 1);
  const pageRank = Math.max(-10, Math.min(10, head?.weight.pageRank ?? 0));
  const canMeanOther = query.hasMultipleWords && !isNamed;
  return (
    (canMeanOther && hasOperations ? rankWeights.operationPage : 1) *
    (canMeanOther && isEntry ? rankWeights.entry : 1) *
    (1 +
      rankWeights.similarHeading * similarity ** 2 +
      rankWeights.similarPhrase * phraseSimilarity ** 2 +
      (isNamed ? rankWeights.sameName * (1 - rankWeights.nameDepthPenalty * depth) : 0)) *
    (1 - rankWeights.depthPenalty * depth) *
    (depth === 0 && isOverview ? 1 + rankWeights.overview : 1) *
    (1 + rankWeights.pageRank * pageRank)
  );
}

/** 1 when the heading of a section and the query have the same words, less for words that only one of them has. */
function computeHeadingSimilarity(queryTerms: readonly QueryTerm[], headingTerms: readonly number[]): number {
  if (queryTerms.length === 0 || headingTerms.length === 0) return 0;
  const qualities = queryTerms.map((term) => {
    const maxQuality = getBestQuality(term);
    return headingTerms.map((id) => (term.matches.get(id) ?? 0) / maxQuality);
  });
  const headingQualities = headingTerms.map((_, position) => Math.max(...qualities.map((list) => list[position]!)));
  return computeAverage(headingQualities) * computeAverage(qualities.map((list) => Math.max(...list)));
}

function computeAverage(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The `count` sections with the highest scores, in order. Sorts only those when there are more. */
function selectTop(sections: readonly number[], scores: Float32Array, count: number): RankedSection[] {
  const minScore = scores.length > count ? scores.slice().sort()[scores.length - count]! : 0;
  const ranked: RankedSection[] = [];
  for (const [order, score] of scores.entries()) {
    if (score >= minScore) ranked.push({section: sections[order]!, score});
  }
  return ranked.sort(compareRankings).slice(0, count);
}

function compareRankings(a: RankedSection, b: RankedSection): number {
  return b.score - a.score || a.section - b.section;
}
