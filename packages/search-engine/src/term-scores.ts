import type {PhraseMatches} from './phrase-matches';
import type {Matches, Query} from './query';
import {
  field,
  fieldCount,
  unpackField,
  unpackFrequency,
  unpackSection,
  type Field,
  type SectionIndex,
} from './section-index';

/**
 * The weight of a match, by field. The page title has the greatest weight: for the page itself, and slightly less for
 * its sections. The heading of a section weighs little more than its text, because most headings repeat the page's
 * topic. The weights were tuned on the documentation of other projects. Their order matters, but changing a value by a
 * third has no effect.
 */
const fieldWeights: Readonly<Record<number, number>> = {
  [field.heading]: 1.25,
  [field.title]: 2.2,
  [field.ancestors]: 1,
  [field.text]: 1.5,
  [field.sample]: 0.9,
  [field.link]: 0.6,
  [field.phrase]: 1.1,
};

/** The weight of a page title for the page itself. */
const ownTitleWeight = 3;

const weights = {
  /** Factor for the scores of all fields except the one with the highest score. */
  otherFields: 0.65,
  inverseFrequencyExponent: 1.25,
  /** How quickly repeated occurrences stop adding to the score, like k1 in BM25. */
  saturation: 0.6,
  /** How much the rest of the page adds to its best section: a page that uses a word throughout is about it. */
  restOfPage: 1.2,
  /**
   * Added for a section that contains a compound that the reader typed as one word, and how much more a name with it is
   * worth.
   */
  compound: 0.8,
  compoundInName: 3,
} as const;

/** The typical length of a section's text in words. */
const averageTextLength = 100;

/** The scores of sections and pages for a query, by ID. */
export interface TermScores {
  /** Sections that match any query word, in no particular order. */
  readonly sections: readonly number[];
  readonly sectionScores: Float32Array;
  readonly pageScores: Float32Array;
  /**
   * The fraction of the query, weighted by inverse document frequency, that a section or any section of a page
   * contains.
   */
  readonly sectionCoverage: Float32Array;
  readonly pageCoverage: Float32Array;
}

/**
 * Scores every section and page for a query. The score is the sum, over all query words, of the word's weight × the
 * weight of the field × the quality of the match. Also computes which fraction of the query is covered.
 */
export function scoreTerms(query: Query, phraseMatches: PhraseMatches, index: SectionIndex): TermScores {
  return new TermScorer(phraseMatches, index).score(query);
}

class TermScorer {
  private readonly matchedSections = new Set<number>();
  private readonly sectionScores: Float32Array;
  private readonly sectionCoverage: Float32Array;
  private readonly pageScores: Float32Array;
  private readonly pageCoverage: Float32Array;
  /** For the current word: the best match quality, by section and field. */
  private readonly best: Float32Array;
  /** For the current word: the best score and coverage of a page's sections, and the sum of their scores. */
  private readonly pageBest: Float32Array;
  private readonly pageBestCoverage: Float32Array;
  private readonly pageSum: Float32Array;

  constructor(
    private readonly phraseMatches: PhraseMatches,
    private readonly index: SectionIndex,
  ) {
    const sectionCount = index.sections.length;
    const pageCount = index.pages.length;
    this.sectionScores = new Float32Array(sectionCount);
    this.sectionCoverage = new Float32Array(sectionCount);
    this.best = new Float32Array(sectionCount * fieldCount);
    this.pageScores = new Float32Array(pageCount);
    this.pageCoverage = new Float32Array(pageCount);
    this.pageBest = new Float32Array(pageCount);
    this.pageBestCoverage = new Float32Array(pageCount);
    this.pageSum = new Float32Array(pageCount);
  }

  score(query: Query): TermScores {
    let totalRarity = 0;
    const hasContentWords = query.terms.some(({isStopWord, matches}) => !isStopWord && matches.size > 0);
    for (const [position, term] of query.terms.entries()) {
      const compounds = query.compounds.filter(({from, to}) => from <= position && position <= to);
      if (term.matches.size === 0 && compounds.length === 0) continue;
      // Stop words are irrelevant when the query has other words, and most sections contain them.
      if (term.isStopWord && hasContentWords && compounds.length === 0) continue;
      totalRarity += this.addTerm([term.matches, ...compounds.map(({matches}) => matches)], term.weight);
    }
    for (const {matches, isTyped, from, to} of query.compounds) {
      if (isTyped) this.addCompound(matches, to - from);
    }
    const computeShare = (coverage: number) => Math.min(1, coverage / totalRarity);
    return {
      sections: [...this.matchedSections],
      sectionScores: this.sectionScores,
      pageScores: this.pageScores,
      sectionCoverage: this.sectionCoverage.map(computeShare),
      pageCoverage: this.pageCoverage.map(computeShare),
    };
  }

  /** Adds the scores of one query word and returns the weight of the word. */
  private addTerm(matches: readonly Matches[], weight: number): number {
    const matched = new Set<number>();
    for (const match of matches) this.collectMatches(match, matched);
    const wordWeight = weight * this.computeTermWeight(matched.size);
    this.addScores(matched, wordWeight);
    return wordWeight;
  }

  /** Favors sections that contain a compound, such as `webhookUrl`, over those that contain its words. */
  private addCompound(matches: Matches, joints: number): void {
    const bestBySection = new Map<number, number>();
    for (const [id, quality] of matches) {
      for (const posting of this.index.postings[id]!) {
        const section = unpackSection(posting);
        const isName = unpackField(posting) === field.heading || unpackField(posting) === field.title;
        const score = isName ? weights.compoundInName * quality : quality;
        bestBySection.set(section, Math.max(score, bestBySection.get(section) ?? 0));
      }
    }
    const weight = weights.compound * Math.sqrt(joints) * this.computeTermWeight(bestBySection.size);
    for (const [section, quality] of bestBySection) this.sectionScores[section]! += weight * quality;
  }

  /** Computes a word's weight from its inverse document frequency. The exponent favors the rare words in a question. */
  private computeTermWeight(sectionCount: number): number {
    return this.index.computeInverseFrequency(sectionCount) ** weights.inverseFrequencyExponent;
  }

  /** Records the best match of each section and field in `best`, and the sections in `matched`. */
  private collectMatches(matches: Matches, matched: Set<number>): void {
    const {index, best, phraseMatches} = this;
    const record = (section: number, fieldId: Field, strength: number) => {
      matched.add(section);
      const slot = section * fieldCount + fieldId;
      if (strength > best[slot]!) best[slot] = strength;
    };
    for (const [id, quality] of matches) {
      for (const posting of index.postings[id]!) {
        const section = unpackSection(posting);
        const postingField = unpackField(posting);
        let strength = quality;
        if (postingField === field.text || postingField === field.sample) {
          const frequency = unpackFrequency(posting);
          const lengthFactor = 0.5 + 0.5 * Math.min(4, index.sections[section]!.textLength / averageTextLength);
          strength *= frequency / (frequency + weights.saturation * lengthFactor);
        }
        record(section, postingField, strength);
      }
      for (const phrase of index.findPhrasesWithTerm(id)) {
        record(index.phrases[phrase]!.section, field.phrase, quality * Math.sqrt(phraseMatches.computeShare(phrase)));
      }
    }
  }

  private addScores(matched: ReadonlySet<number>, wordWeight: number): void {
    const {index, best} = this;
    const pages = new Set<number>();
    for (const section of matched) {
      const {page, level} = index.sections[section]!;
      const start = section * fieldCount;
      let sum = 0;
      let strongest = 0;
      let coverage = 0;
      for (let fieldId = 0; fieldId < fieldCount; fieldId++) {
        const quality = best[start + fieldId]!;
        const isOwnTitle = fieldId === field.heading && level <= 1;
        const score = quality * (isOwnTitle ? ownTitleWeight : fieldWeights[fieldId]!);
        sum += score;
        if (score > strongest) strongest = score;
        if (quality > coverage) coverage = quality;
      }
      best.fill(0, start, start + fieldCount);
      const score = strongest + weights.otherFields * (sum - strongest);
      this.matchedSections.add(section);
      this.sectionScores[section]! += wordWeight * score;
      this.sectionCoverage[section]! += wordWeight * coverage;
      pages.add(page);
      this.pageSum[page]! += score;
      if (score > this.pageBest[page]!) this.pageBest[page] = score;
      if (coverage > this.pageBestCoverage[page]!) this.pageBestCoverage[page] = coverage;
    }
    for (const page of pages) this.addPageScore(page, wordWeight);
  }

  /** Adds the score of a page's best section, increased by the scores of its other sections. */
  private addPageScore(page: number, wordWeight: number): void {
    const best = this.pageBest[page]!;
    const others = this.pageSum[page]! / best - 1;
    const restOfPage = others / (others + 3 + 0.2 * this.index.pages[page]!.sections.length);
    this.pageScores[page]! += wordWeight * best * (1 + weights.restOfPage * restOfPage);
    this.pageCoverage[page]! += wordWeight * this.pageBestCoverage[page]!;
    this.pageBest[page] = 0;
    this.pageSum[page] = 0;
    this.pageBestCoverage[page] = 0;
  }
}
