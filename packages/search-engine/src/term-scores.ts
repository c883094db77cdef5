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
  [field.title]: 2.2,
  [field.ancestors]: 1,
  [field.text]: 1.5,
  [field.sample]: 0.9,
  [field.link]: 0.6,
  [field.phrase]: 1.1,
};

/** Returns the weight of a heading, by its level. */
const getHeadingWeight = (level: number) => (level <= 1 ? 3 : 1.25 - 0.08 * (level - 2));

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
  const sections = new Set<number>();
  const sectionScores = new Float32Array(index.sections.length);
  const sectionCoverage = new Float32Array(index.sections.length);
  const pageScores = new Float32Array(index.pages.length);
  const pageCoverage = new Float32Array(index.pages.length);
  /** For the current word: the best match quality, by section and field. */
  const best = new Float32Array(index.sections.length * fieldCount);

  /** Records the best match of each section and field in `best`, and the sections in `matched`. */
  function collectMatches(matches: Matches, matched: Set<number>): void {
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

  /** Adds the scores of one query word and returns the weight of the word. */
  function addTerm(termMatches: readonly Matches[], termWeight: number): number {
    const matched = new Set<number>();
    for (const matches of termMatches) collectMatches(matches, matched);
    const wordWeight = termWeight * computeTermWeight(index, matched.size);
    const pages = new Map<number, PageMatch>();
    for (const section of matched) {
      const {page, level} = index.sections[section]!;
      const start = section * fieldCount;
      let sum = 0;
      let strongest = 0;
      let coverage = 0;
      for (let fieldId = 0; fieldId < fieldCount; fieldId++) {
        const quality = best[start + fieldId]!;
        const score = quality * (fieldWeights[fieldId] ?? getHeadingWeight(level));
        sum += score;
        if (score > strongest) strongest = score;
        if (quality > coverage) coverage = quality;
      }
      best.fill(0, start, start + fieldCount);
      const score = strongest + weights.otherFields * (sum - strongest);
      sections.add(section);
      sectionScores[section]! += wordWeight * score;
      sectionCoverage[section]! += wordWeight * coverage;
      const pageMatch = pages.get(page) ?? {bestScore: 0, scoreSum: 0, bestCoverage: 0};
      pageMatch.bestScore = Math.max(pageMatch.bestScore, score);
      pageMatch.scoreSum += score;
      pageMatch.bestCoverage = Math.max(pageMatch.bestCoverage, coverage);
      pages.set(page, pageMatch);
    }
    for (const [page, pageMatch] of pages) {
      pageScores[page]! += wordWeight * computePageScore(pageMatch, index.pages[page]!.sections.length);
      pageCoverage[page]! += wordWeight * pageMatch.bestCoverage;
    }
    return wordWeight;
  }

  /** Favors sections that contain a compound, such as `webhookUrl`, over those that contain its words. */
  function addCompound(matches: Matches, joints: number): void {
    const bestBySection = new Map<number, number>();
    for (const [id, quality] of matches) {
      for (const posting of index.postings[id]!) {
        const section = unpackSection(posting);
        const isName = unpackField(posting) === field.heading || unpackField(posting) === field.title;
        const score = isName ? weights.compoundInName * quality : quality;
        bestBySection.set(section, Math.max(score, bestBySection.get(section) ?? 0));
      }
    }
    const weight = weights.compound * Math.sqrt(joints) * computeTermWeight(index, bestBySection.size);
    for (const [section, quality] of bestBySection) sectionScores[section]! += weight * quality;
  }

  let totalWeight = 0;
  const hasContentWords = query.terms.some(({isStopWord, matches}) => !isStopWord && matches.size > 0);
  for (const [position, term] of query.terms.entries()) {
    const compounds = query.compounds.filter(({from, to}) => from <= position && position <= to);
    if (term.matches.size === 0 && compounds.length === 0) continue;
    // Stop words are irrelevant when the query has other words, and most sections contain them.
    if (term.isStopWord && hasContentWords && compounds.length === 0) continue;
    totalWeight += addTerm([term.matches, ...compounds.map(({matches}) => matches)], term.weight);
  }
  for (const {matches, isTyped, from, to} of query.compounds) {
    if (isTyped) addCompound(matches, to - from);
  }
  const computeShare = (coverage: number) => Math.min(1, coverage / totalWeight);
  return {
    sections: [...sections],
    sectionScores,
    pageScores,
    sectionCoverage: sectionCoverage.map(computeShare),
    pageCoverage: pageCoverage.map(computeShare),
  };
}

/** How well a page's sections match one query word. */
interface PageMatch {
  bestScore: number;
  scoreSum: number;
  bestCoverage: number;
}

/** Returns the score of a page's best section, increased by the scores of its other sections. */
function computePageScore({bestScore, scoreSum}: PageMatch, sectionCount: number): number {
  const others = scoreSum / bestScore - 1;
  const restOfPage = others / (others + 3 + 0.2 * sectionCount);
  return bestScore * (1 + weights.restOfPage * restOfPage);
}

/** Computes a word's weight from its inverse document frequency. The exponent favors the rare words in a question. */
function computeTermWeight(index: SectionIndex, sectionCount: number): number {
  return index.computeInverseFrequency(sectionCount) ** weights.inverseFrequencyExponent;
}
