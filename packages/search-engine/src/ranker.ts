import {headingSimilarity} from './heading-similarity';
import {PhraseMatches} from './phrase-matches';
import {createProximityScorer} from './proximity';
import type {Query} from './query';
import type {SectionIndex} from './section-index';
import {TermScores} from './term-scores';

/** A section with its score. Scores can only be compared within one query. */
export interface RankedSection {
  section: number;
  score: number;
}

/** How term scores become a ranking; see also the weights in term-scores.ts. */
const rankWeights = {
  /** Share of the page's score in that of its sections: of two equal sections, the one on the more relevant page wins. */
  page: 0.6,
  /** Share of the best section's coverage in that of its page: words that a section has together count more than scattered ones. */
  bestSectionCoverage: 0.4,
  /** Bonus for a heading similar to the query; grows with the square of the similarity. */
  similarHeading: 0.45,
  /** Bonus for a section with a phrase similar to the query; grows with the square of the similarity. */
  similarPhrase: 2,
  /** Bonus for a page title that contains all words and more, by similarity: `websocket` means the page “WebSocket helper”. */
  titleWithAllWords: 1.2,
  /** Bonus for a section in which the words of the query are close together. */
  proximity: 0.6,
  /** Bonus for a heading that is exactly the query; the query with typos corrected; the same words, inflected or unfinished. */
  exactHeading: 1.6,
  correctedHeading: 1.4,
  inflectedHeading: 0.9,
  /** Of entries with the same name, such as an error code of many operations, bonus for the one with the longest description. */
  longestEntry: 0.6,
  /** Factor for an entry that shares its name with others, unless it was typed: `rate limit` means the concept, not a header. */
  duplicateName: 0.6,
  /** Factor for an entry whose name is not the words that were typed: `brand colors` is not the field `brand.colors.primary`. */
  entry: 0.7,
  /** Factor for sections of pages with operations when several words were typed: pages that explain come before pages that list. */
  operationPage: 0.75,
  /** Bonus for the title of an overview, which explains what other pages on the topic assume. */
  overview: 0.1,
  /** Factor for changelogs, unless the query seeks one: they mention everything and explain little. */
  changelog: 0.75,
  /** Factor for sections such as "Next steps", which mention what other pages explain. */
  navigation: 0.5,
  /** Subtracted from the heading bonuses (exact, corrected, inflected) for each level below the page's own heading. */
  headingDepthPenalty: 0.12,
  /** Penalty for each level, which decides between otherwise equal sections. */
  depthPenalty: 0.015,
  /** Bonus for each step of a record's `pageRank`. */
  pageRank: 0.02,
} as const;

/** Minimum similarity at which a heading counts as identical to the query. */
const sameHeadingSimilarity = 0.98;
/** Whether a heading bonus is for the exact words of the query, typos aside. */
const isNameBonus = (bonus: number) => bonus > rankWeights.inflectedHeading;
/** The number of top sections whose headings are compared with the query. */
const shortlistSize = 120;
/** Minimum similarity at which the section of a phrase is always compared. */
const minPhraseSimilarity = 0.7;
/** The number of top sections whose texts are scanned for proximity. */
const proximityShortlistSize = 40;
/** No query lists more sections than this, like Algolia's pagination. */
const maxRankedSections = 1000;

/** Ranks sections for a query. Reuses its arrays between queries, so it must not be called concurrently. */
export class Ranker {
  private readonly termScores: TermScores;

  constructor(private readonly index: SectionIndex) {
    this.termScores = new TermScores(index);
  }

  /**
   * Returns the sections that match the query, best first.
   *
   * @param mask - 1 for the sections that may be returned; all by default.
   */
  rank(query: Query, mask?: Uint8Array): RankedSection[] {
    const {termScores} = this;
    const phraseMatches = new PhraseMatches(query, this.index);
    termScores.compute(query, phraseMatches);
    if (termScores.totalRarity === 0) return [];
    const sections = mask ? termScores.sections.filter((section) => mask[section] === 1) : termScores.sections;
    const scores = Float32Array.from(sections, (section) => this.score(section));
    return this.applyHeadingBonuses(query, phraseMatches, selectTop(sections, scores, maxRankedSections), mask);
  }

  /** The share of the query, weighted by rarity, that is covered. No word is required, but each missing one lowers the score. */
  private computeCoverageShare(coverage: number): number {
    return Math.min(1, coverage / this.termScores.totalRarity);
  }

  private score(section: number): number {
    const {termScores, index} = this;
    const {page} = index.sections[section]!;
    const sectionScore =
      termScores.sectionScores[section]! * this.computeCoverageShare(termScores.sectionCoverage[section]!);
    const pageCoverage =
      (1 - rankWeights.bestSectionCoverage) * this.computeCoverageShare(termScores.pageCoverage[page]!) +
      rankWeights.bestSectionCoverage * this.computeCoverageShare(termScores.bestSectionCoverage[page]!);
    const pageScore = termScores.pageScores[page]! * pageCoverage;
    return sectionScore + rankWeights.page * pageScore;
  }

  private applyHeadingBonuses(
    query: Query,
    phraseMatches: PhraseMatches,
    ranked: RankedSection[],
    mask: Uint8Array | undefined,
  ): RankedSection[] {
    const bonuses = this.computeNameBonuses(query, mask);
    const top = ranked.slice(0, shortlistSize);
    const inTop = new Set(top.map(({section}) => section));
    for (const section of [...bonuses.keys(), ...phraseMatches.findSimilarSections(minPhraseSimilarity)]) {
      if (inTop.has(section) || (mask && mask[section] !== 1)) continue;
      inTop.add(section);
      top.push({section, score: this.score(section)});
    }
    const rest = ranked.slice(shortlistSize).filter(({section}) => !inTop.has(section));
    const longestEntry = Math.max(1, ...[...bonuses.keys()].map((section) => this.getEntryLength(section)));
    for (const ranking of top) {
      const bonus = bonuses.get(ranking.section) ?? 0;
      ranking.score *= this.computeHeadingFactor(query, phraseMatches, ranking.section, bonus);
      if (bonus > 0) {
        ranking.score *= 1 + (rankWeights.longestEntry * this.getEntryLength(ranking.section)) / longestEntry;
        if (!isNameBonus(bonus)) ranking.score /= 1 + rankWeights.longestEntry;
      }
    }
    top.sort(compareRankings);
    const proximity = createProximityScorer(query, this.index);
    if (proximity) {
      for (const ranking of top.slice(0, proximityShortlistSize)) {
        ranking.score *= 1 + rankWeights.proximity * proximity(ranking.section);
      }
      top.sort(compareRankings);
    }
    // The rest has no heading bonuses. It keeps its order and stays below the shortlist.
    const lowestTopScore = top.at(-1)?.score ?? 0;
    const highestRestScore = rest[0]?.score ?? 0;
    if (highestRestScore > lowestTopScore) {
      for (const ranking of rest) ranking.score *= lowestTopScore / highestRestScore;
    }
    return top.concat(rest);
  }

  /** The bonuses of sections whose name is the query, as typed or with its typos corrected. */
  private computeNameBonuses(query: Query, mask: Uint8Array | undefined): Map<number, number> {
    const bonuses = new Map<number, number>();
    for (const [order, spelling] of query.spellings.entries()) {
      const bonus = order === 0 ? rankWeights.exactHeading : rankWeights.correctedHeading;
      for (const section of this.index.findSectionsByName(spelling)) {
        if (bonuses.size >= shortlistSize) return bonuses;
        if (bonuses.has(section) || (mask && mask[section] !== 1)) continue;
        const isAmbiguous = query.hasMultipleWords && this.index.hasDuplicateName(section);
        bonuses.set(section, isAmbiguous ? rankWeights.inflectedHeading : bonus);
      }
    }
    return bonuses;
  }

  /** The length of an entry's description in words; 0 for other sections. */
  private getEntryLength(section: number): number {
    return this.index.isEntry(section) ? this.index.textLengths[section]! : 0;
  }

  private computeHeadingFactor(query: Query, phraseMatches: PhraseMatches, id: number, nameBonus: number): number {
    const section = this.index.sections[id]!;
    const {mutual, queryCoverage} =
      nameBonus > 0 ? {mutual: 1, queryCoverage: 1} : headingSimilarity(query, id, this.index);
    const sameHeadingBonus = nameBonus || (mutual > sameHeadingSimilarity ? rankWeights.inflectedHeading : 0);
    const depth = Math.max(0, section.level - 1);
    const isTitleWithAllWords = depth === 0 && !nameBonus && queryCoverage > sameHeadingSimilarity;
    const similarityBonus =
      rankWeights.similarHeading * mutual ** 2 + (isTitleWithAllWords ? rankWeights.titleWithAllWords * mutual : 0);
    const phraseBonus = rankWeights.similarPhrase * phraseMatches.getSimilarity(id) ** 2;
    const pageRank = Math.max(-10, Math.min(10, section.head?.weight.pageRank ?? 0));
    return (
      this.computePenaltyFactor(query, id, nameBonus) *
      (1 + similarityBonus + phraseBonus + sameHeadingBonus * (1 - rankWeights.headingDepthPenalty * depth)) *
      (1 - rankWeights.depthPenalty * depth) *
      (depth === 0 && this.index.pages[section.page]!.isOverview ? 1 + rankWeights.overview : 1) *
      (1 + rankWeights.pageRank * pageRank)
    );
  }

  /** Less than 1 for sections that readers seldom mean, however well they match. */
  private computePenaltyFactor(query: Query, id: number, nameBonus: number): number {
    const {index} = this;
    const isUnwantedChangelog = index.sections[id]!.isChangelog && !query.seeksChangelog;
    let factor = isUnwantedChangelog ? rankWeights.changelog : 1;
    if (index.sections[id]!.isNavigation) factor *= rankWeights.navigation;
    if (query.hasMultipleWords && nameBonus === 0 && index.pages[index.sections[id]!.page]!.hasOperations)
      factor *= rankWeights.operationPage;
    if (isNameBonus(nameBonus) || !index.isEntry(id)) return factor;
    if (query.hasMultipleWords) factor *= rankWeights.entry;
    return index.hasDuplicateName(id) ? factor * rankWeights.duplicateName : factor;
  }
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
