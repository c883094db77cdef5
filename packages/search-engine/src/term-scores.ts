import type {PhraseMatches} from './phrase-matches';
import type {Compound, Matches, Query} from './query';
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
 * What a match is worth, by field. The page title outweighs everything, for the page itself and a little less for its sections.
 * The heading of a section is worth little more than its text, since most headings repeat the page's topic. These weights were
 * tuned on the documentation of other projects; their order matters, while changing a value by a third has no effect.
 */
const weights = {
  pageHeading: 3,
  sectionHeading: 1.25,
  /** Subtracted from the heading's weight for each level below the second. */
  headingDepthPenalty: 0.08,
  title: 2.2,
  ancestors: 1,
  text: 1.5,
  sample: 0.9,
  link: 0.6,
  phrase: 1.1,
  /** Share of the fields other than the strongest. */
  otherFields: 0.65,
  rarityExponent: 1.25,
  /** How quickly repeated occurrences stop adding to the score, like k1 in BM25. */
  saturation: 0.6,
  /** How much the rest of the page adds to its best section: a page that mentions a word throughout is about it. */
  restOfPage: 1.2,
  /** Added when the section contains adjacent query words joined: joined by the index only, or by the reader too. */
  compound: 0.35,
  typedCompound: 0.8,
} as const;

/** The typical length of a section's text in words. */
const averageTextLength = 100;

/**
 * Scores every section and page for a query: the sum, over the words of the query, of the word's rarity × the weight of the field
 * × the quality of the match. Also computes the share of the query that is covered. The arrays are reused between queries.
 */
export class TermScores {
  /** Sections that any query word matches, in no particular order. */
  readonly sections: number[] = [];
  sectionScores = new Float32Array(0);
  sectionCoverage = new Float32Array(0);
  pageScores = new Float32Array(0);
  pageCoverage = new Float32Array(0);
  /** The coverage of each page's section that covers most of the query. */
  bestSectionCoverage = new Float32Array(0);
  /** The sum of the rarities of all matched words, which is the coverage of a section that contains all of them. */
  totalRarity = 0;
  /** For one word: the best match quality by section and field. */
  private best = new Float32Array(0);
  private isScored = new Uint8Array(0);
  private isSeen = new Uint8Array(0);
  private pageBest = new Float32Array(0);
  private pageSum = new Float32Array(0);
  private pageBestCoverage = new Float32Array(0);

  constructor(private readonly index: SectionIndex) {}

  compute(query: Query, phraseMatches: PhraseMatches): void {
    this.reset();
    const hasContentWords = query.terms.some(({isStopWord, matches}) => !isStopWord && matches.size > 0);
    for (const [position, term] of query.terms.entries()) {
      const compounds = query.compounds.filter(({from, to}) => from <= position && position <= to);
      if (term.matches.size === 0 && compounds.length === 0) continue;
      // Stop words say nothing beside other words, and most sections contain them.
      if (term.isStopWord && hasContentWords && compounds.length === 0) continue;
      this.totalRarity += this.addTerm(term.matches, compounds, term.weight, phraseMatches);
    }
    for (const compound of query.compounds) this.addCompound(compound);
    for (const section of this.sections) {
      const {page} = this.index.sections[section]!;
      const coverage = this.sectionCoverage[section]!;
      if (coverage > this.bestSectionCoverage[page]!) this.bestSectionCoverage[page] = coverage;
    }
  }

  private reset(): void {
    const sectionCount = this.index.sections.length;
    const pageCount = this.index.pages.length;
    if (sectionCount > this.isScored.length) this.grow(Math.max(1024, Math.ceil(sectionCount * 1.5)));
    this.sections.length = 0;
    this.totalRarity = 0;
    this.isScored.fill(0, 0, sectionCount);
    this.sectionScores.fill(0, 0, sectionCount);
    this.sectionCoverage.fill(0, 0, sectionCount);
    this.pageScores.fill(0, 0, pageCount);
    this.pageCoverage.fill(0, 0, pageCount);
    this.bestSectionCoverage.fill(0, 0, pageCount);
  }

  private grow(size: number): void {
    this.sectionScores = new Float32Array(size);
    this.sectionCoverage = new Float32Array(size);
    this.pageScores = new Float32Array(size);
    this.pageCoverage = new Float32Array(size);
    this.bestSectionCoverage = new Float32Array(size);
    this.pageBest = new Float32Array(size);
    this.pageSum = new Float32Array(size);
    this.pageBestCoverage = new Float32Array(size);
    this.best = new Float32Array(size * fieldCount);
    this.isScored = new Uint8Array(size);
    this.isSeen = new Uint8Array(size);
  }

  /** Adds the scores of one query word and returns its weighted rarity. */
  private addTerm(
    matches: Matches,
    compounds: readonly Compound[],
    weight: number,
    phraseMatches: PhraseMatches,
  ): number {
    const matched: number[] = [];
    this.collectMatches(matches, phraseMatches, matched);
    for (const compound of compounds) this.collectMatches(compound.matches, phraseMatches, matched);
    const computeRarity = weight * this.rarity(matched.length);
    this.addScores(matched, computeRarity);
    return computeRarity;
  }

  /** The inverse document frequency of a word that occurs in so many sections. The exponent favors the rare words of a question. */
  private rarity(sectionCount: number): number {
    return this.index.computeInverseFrequency(sectionCount) ** weights.rarityExponent;
  }

  /** Records the best match of each section and field in `best`, and the sections in `matched`. */
  private collectMatches(matches: Matches, phraseMatches: PhraseMatches, matched: number[]): void {
    const {index, best, isSeen} = this;
    const record = (section: number, textField: Field, strength: number) => {
      if (isSeen[section] === 0) {
        isSeen[section] = 1;
        matched.push(section);
      }
      const slot = section * fieldCount + textField;
      if (strength > best[slot]!) best[slot] = strength;
    };
    for (const [id, quality] of matches) {
      for (const posting of index.postings[id]!) {
        const section = unpackSection(posting);
        const postingField = unpackField(posting);
        let strength = quality;
        if (postingField === field.text || postingField === field.sample) {
          const frequency = unpackFrequency(posting);
          const lengthFactor = 0.5 + 0.5 * Math.min(4, index.textLengths[section]! / averageTextLength);
          strength *= frequency / (frequency + weights.saturation * lengthFactor);
        }
        record(section, postingField, strength);
      }
      for (const phrase of index.findPhrasesWithTerm(id)) {
        record(index.phrases[phrase]!.section, field.phrase, quality * Math.sqrt(phraseMatches.computeShare(phrase)));
      }
    }
  }

  private addScores(matched: readonly number[], rarity: number): void {
    const {index, best} = this;
    const pages: number[] = [];
    for (const section of matched) {
      const {page, level} = index.sections[section]!;
      const slot = section * fieldCount;
      const headingWeight =
        level <= 1 ? weights.pageHeading : weights.sectionHeading - weights.headingDepthPenalty * (level - 2);
      const heading = best[slot + field.heading]!;
      const title = best[slot + field.title]!;
      const ancestors = best[slot + field.ancestors]!;
      const text = best[slot + field.text]!;
      const sample = best[slot + field.sample]!;
      const link = best[slot + field.link]!;
      const phrase = best[slot + field.phrase]!;
      best.fill(0, slot, slot + fieldCount);
      this.isSeen[section] = 0;
      const headingScore = headingWeight * heading;
      const titleScore = weights.title * title;
      const ancestorsScore = weights.ancestors * ancestors;
      const textScore = weights.text * text;
      const sampleScore = weights.sample * sample;
      const linkScore = weights.link * link;
      const phraseScore = weights.phrase * phrase;
      const strongest = Math.max(
        headingScore,
        titleScore,
        ancestorsScore,
        textScore,
        sampleScore,
        linkScore,
        phraseScore,
      );
      const sum = headingScore + titleScore + ancestorsScore + textScore + sampleScore + linkScore + phraseScore;
      const score = strongest + weights.otherFields * (sum - strongest);
      const coverage = Math.max(heading, title, ancestors, text, sample, link, phrase);
      if (this.isScored[section] === 0) {
        this.isScored[section] = 1;
        this.sections.push(section);
      }
      this.sectionScores[section]! += rarity * score;
      this.sectionCoverage[section]! += rarity * coverage;
      if (this.pageSum[page] === 0) pages.push(page);
      this.pageSum[page]! += score;
      if (score > this.pageBest[page]!) this.pageBest[page] = score;
      if (coverage > this.pageBestCoverage[page]!) this.pageBestCoverage[page] = coverage;
    }
    this.addPageScores(pages, rarity);
  }

  /** A page scores like its best section, and more the more of its other sections match. */
  private addPageScores(pages: readonly number[], rarity: number): void {
    for (const page of pages) {
      const best = this.pageBest[page]!;
      const others = this.pageSum[page]! / best - 1;
      const restOfPage = others / (others + 3 + 0.2 * this.index.pages[page]!.sections.length);
      this.pageScores[page]! += rarity * best * (1 + weights.restOfPage * restOfPage);
      this.pageCoverage[page]! += rarity * this.pageBestCoverage[page]!;
      this.pageBest[page] = 0;
      this.pageSum[page] = 0;
      this.pageBestCoverage[page] = 0;
    }
  }

  private addCompound({matches, isTyped, from, to}: Compound): void {
    const strongest = new Map<number, number>();
    for (const [id, quality] of matches) {
      for (const posting of this.index.postings[id]!) {
        const section = unpackSection(posting);
        const postingField = unpackField(posting);
        const fieldWeight =
          postingField === field.heading ? weights.pageHeading : postingField === field.title ? weights.title : 1;
        const score = quality * fieldWeight;
        if (score > (strongest.get(section) ?? 0)) strongest.set(section, score);
      }
    }
    const weight =
      (isTyped ? weights.typedCompound : weights.compound) * Math.sqrt(to - from) * this.rarity(strongest.size);
    for (const [section, score] of strongest) this.sectionScores[section]! += weight * score;
  }
}
