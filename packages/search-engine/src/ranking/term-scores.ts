import {field, fieldCount, unpackField, unpackFrequency, unpackSection} from '../indexing/postings.js';
import type {Page, Section, SectionIndex} from '../indexing/section-index.js';
import type {Matches} from '../query/query-terms.js';
import type {Query} from '../query/query.js';
import type {PhraseMatches} from './phrase-matches.js';

/**
 * A match's weight, by field. The page title has the greatest weight: for the page itself, and slightly less for
 * its sections. The heading of a section weighs little more than its text, because most headings repeat the page's
 * topic. The weights were tuned on the documentation of other projects. Their order matters, but changing a value by a
 * third has no effect.
 */
const fieldWeights: Readonly<Record<number, number>> = {
  [field.title]: 2.2,
  [field.ancestors]: 1,
  [field.text]: 1.5,
  [field.sample]: 0.9,
  [field.link]: 0.6,
  [field.phrase]: 1.1,
};

/** Returns a heading's weight, by its level. */
const getHeadingWeight = (level: number) => (level <= 1 ? 3 : 1.25 - 0.08 * (level - 2));

const weights = {
  /** Factor for the scores of all fields except the one with the highest score. */
  otherFields: 0.65,
  inverseFrequencyExponent: 1.25,
  /** How quickly repeated occurrences stop adding to the score, like k1 in BM25. */
  saturation: 0.6,
  /** How much the rest of the page adds to its best section: a page that uses a word throughout is about it. */
  restOfPage: 1.2,
  /** How much the page's score adds to its sections' scores. It favors sections of relevant pages. */
  page: 0.6,
  /**
   * The bonus for a section that contains a compound that the reader typed as one word, and the factor that increases
   * the bonus if a name contains it.
   */
  compound: 0.8,
  compoundInName: 3,
} as const;

/** The typical length of a section's text in characters. */
const averageTextLength = 600;

/** How well a page's sections match one query word. */
interface PageMatch {
  readonly bestScore: number;
  readonly scoreSum: number;
  readonly bestCoverage: number;
}

const noMatch: PageMatch = {bestScore: 0, scoreSum: 0, bestCoverage: 0};

/**
 * Scores every section and page for a query. The score is the sum, over all query words, of the word's weight × the
 * weight of the field × the quality of the match.
 */
export class TermScores {
  /** Sections that match any query word, in no particular order. */
  readonly sections = new Set<Section>();
  private readonly sectionScores: Float32Array;
  private readonly pageScores: Float32Array;
  /** The weight of the query words that a section, or any section of a page, contains. */
  private readonly sectionCoverage: Float32Array;
  private readonly pageCoverage: Float32Array;
  private totalWeight = 0;
  /** How many query words a section contains, and how many there are. */
  private readonly wordCounts: Uint8Array;
  private totalCount = 0;
  /** For the current word: the best match quality, by section and field. */
  private readonly bestMatches: Float32Array;

  constructor(
    query: Query,
    private readonly phraseMatches: PhraseMatches,
    private readonly index: SectionIndex,
  ) {
    this.sectionScores = new Float32Array(index.sections.length);
    this.sectionCoverage = new Float32Array(index.sections.length);
    this.pageScores = new Float32Array(index.pageCount);
    this.pageCoverage = new Float32Array(index.pageCount);
    this.wordCounts = new Uint8Array(index.sections.length);
    this.bestMatches = new Float32Array(index.sections.length * fieldCount);
    const hasContentWords = query.terms.some(({isStopWord, matches}) => !isStopWord && matches.size > 0);
    for (const [position, term] of query.terms.entries()) {
      const compounds = query.compounds.filter(({from, to}) => from <= position && position <= to);
      // Stop words are irrelevant when the query has other words, and most sections contain them.
      if (compounds.length === 0 && (term.matches.size === 0 || (term.isStopWord && hasContentWords))) continue;
      this.addTerm([term.matches, ...compounds.map(({matches}) => matches)], term.weight);
    }
    for (const {matches, isTyped, from, to} of query.compounds) {
      if (isTyped) this.addCompound(matches, to - from);
    }
  }

  /** Returns a section's score, including its page's. No word is required, but each missing one lowers the score. */
  getScore({id, page}: Section): number {
    const computeShare = (coverage: number) => Math.min(1, coverage / this.totalWeight);
    return (
      this.sectionScores[id]! * computeShare(this.sectionCoverage[id]!) +
      weights.page * this.pageScores[page.id]! * computeShare(this.pageCoverage[page.id]!)
    );
  }

  /** Returns whether a section contains each query word, except for those that no section contains. */
  hasAllWords({id}: Section): boolean {
    return this.wordCounts[id] === this.totalCount;
  }

  /** Adds the scores of one query word. */
  private addTerm(termMatches: readonly Matches[], termWeight: number): void {
    const matched = new Set<number>();
    for (const matches of termMatches) this.collectMatches(matches, matched);
    const wordWeight = termWeight * this.computeTermWeight(matched.size);
    const pages = new Map<Page, PageMatch>();
    for (const id of matched) {
      const section = this.index.getSection(id);
      const {score, coverage} = this.takeBestMatches(section);
      this.sections.add(section);
      this.wordCounts[id]! += 1;
      this.sectionScores[id]! += wordWeight * score;
      this.sectionCoverage[id]! += wordWeight * coverage;
      const {bestScore, scoreSum, bestCoverage} = pages.get(section.page) ?? noMatch;
      pages.set(section.page, {
        bestScore: Math.max(bestScore, score),
        scoreSum: scoreSum + score,
        bestCoverage: Math.max(bestCoverage, coverage),
      });
    }
    for (const [{id, sections}, pageMatch] of pages) {
      this.pageScores[id]! += wordWeight * computePageScore(pageMatch, sections.length);
      this.pageCoverage[id]! += wordWeight * pageMatch.bestCoverage;
    }
    this.totalWeight += wordWeight;
    this.totalCount += 1;
  }

  /** Records the best match of each section and field, and adds the sections to `matched`. */
  private collectMatches(matches: Matches, matched: Set<number>): void {
    const {index, phraseMatches} = this;
    const record = (section: number, fieldId: number, strength: number) => {
      matched.add(section);
      const slot = section * fieldCount + fieldId;
      if (strength > this.bestMatches[slot]!) this.bestMatches[slot] = strength;
    };
    for (const [id, quality] of matches) {
      for (const posting of index.getPostings(id)) {
        const section = unpackSection(posting);
        const postingField = unpackField(posting);
        let strength = quality;
        if (postingField === field.text || postingField === field.sample) {
          const frequency = unpackFrequency(posting);
          const lengthFactor = 0.5 + 0.5 * Math.min(4, index.getSection(section).textLength / averageTextLength);
          strength *= frequency / (frequency + weights.saturation * lengthFactor);
        }
        record(section, postingField, strength);
      }
      for (const phrase of index.findPhrasesWithTerm(id)) {
        record(phrase.section.id, field.phrase, quality * Math.sqrt(phraseMatches.computeShare(phrase)));
      }
    }
  }

  /** Combines and clears a section's best matches of the current word. */
  private takeBestMatches({id, level}: Section): {score: number; coverage: number} {
    const start = id * fieldCount;
    let sum = 0;
    let maxScore = 0;
    let coverage = 0;
    for (let fieldId = 0; fieldId < fieldCount; fieldId += 1) {
      const quality = this.bestMatches[start + fieldId]!;
      const score = quality * (fieldWeights[fieldId] ?? getHeadingWeight(level));
      sum += score;
      maxScore = Math.max(maxScore, score);
      coverage = Math.max(coverage, quality);
    }
    this.bestMatches.fill(0, start, start + fieldCount);
    return {score: maxScore + weights.otherFields * (sum - maxScore), coverage};
  }

  /** Favors sections that contain a compound, such as `webhookUrl`, over those that contain its words. */
  private addCompound(matches: Matches, joints: number): void {
    const bestBySection = new Map<number, number>();
    for (const [id, quality] of matches) {
      for (const posting of this.index.getPostings(id)) {
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
}

/** Returns the score of a page's best section, increased by the scores of its other sections. */
function computePageScore({bestScore, scoreSum}: PageMatch, sectionCount: number): number {
  const others = scoreSum / bestScore - 1;
  const restOfPage = others / (others + 3 + 0.2 * sectionCount);
  return bestScore * (1 + weights.restOfPage * restOfPage);
}
