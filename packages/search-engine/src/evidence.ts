import type {Compound, Matches, Query} from './query';
import {field, fieldCount, fieldOf, frequencyOf, sectionOf, type SectionIndex} from './section-index';

/**
 * What a match is worth by where it stands. The title of a page outweighs everything, for the page itself and, a little less, for all of
 * its sections; the heading of a section is worth hardly more than its text, since most headings repeat what the page is about. Found on
 * documentation of other projects; what counts is this order, the figures may be changed by a third without a difference.
 */
const weights = {
  pageHeading: 3,
  sectionHeading: 1.25,
  /** Off the heading's weight for each level below the second. */
  deeperHeading: 0.08,
  title: 2.2,
  ancestors: 1,
  text: 1.2,
  sample: 0.9,
  /** What the places other than the strongest add. */
  furtherPlaces: 0.5,
  /** A word like `how` or `the`, beside others. */
  stopWord: 0.15,
  /** How soon more of the same in a text stops counting. */
  saturation: 0.6,
  /** What the rest of the page adds to its best section for a word: a page that keeps coming back to it is about it. */
  pageElsewhere: 0.9,
  /** Added for words that stand run together in the section, as the reader typed them or apart. */
  compound: 0.35,
  typedCompound: 0.8,
} as const;

/** How long a text is as a rule, in words. */
const usualLength = 100;

/**
 * The sum of what the words of a query say for each section and page: the evidence (rarity of the word × worth of the place × quality of
 * the match) and how much of the query is covered. The arrays are kept from query to query.
 */
export class Evidence {
  /** Sections that any word speaks for, in no particular order. */
  readonly sections: number[] = [];
  sectionScores = new Float32Array(0);
  sectionCover = new Float32Array(0);
  pageScores = new Float32Array(0);
  pageCover = new Float32Array(0);
  /** The rarities of the words that were found, together: full cover. */
  total = 0;
  /** Best quality by section and field, for one word. */
  private best = new Float32Array(0);
  private known = new Uint8Array(0);
  private seen = new Uint8Array(0);
  private pageBest = new Float32Array(0);
  private pageSum = new Float32Array(0);
  private pageBestCover = new Float32Array(0);

  constructor(private readonly index: SectionIndex) {}

  collect(query: Query): void {
    this.reset();
    const onlyStopWords = query.terms.every(({stopWord}) => stopWord);
    for (const [position, term] of query.terms.entries()) {
      const compounds = query.compounds.filter(({from, to}) => from <= position && position <= to);
      if (term.matches.size === 0 && compounds.length === 0) continue;
      const weight = term.share * (term.stopWord && !onlyStopWords ? weights.stopWord : 1);
      this.total += this.addWord(term.matches, compounds, weight);
    }
    for (const compound of query.compounds) this.addCompound(compound);
  }

  private reset(): void {
    const sections = this.index.sections.length;
    if (sections > this.known.length) this.grow(Math.max(1024, Math.ceil(sections * 1.5)));
    this.sections.length = 0;
    this.total = 0;
    this.known.fill(0, 0, sections);
    this.sectionScores.fill(0, 0, sections);
    this.sectionCover.fill(0, 0, sections);
    this.pageScores.fill(0, 0, this.index.pages.length);
    this.pageCover.fill(0, 0, this.index.pages.length);
  }

  private grow(size: number): void {
    const numbers = () => new Float32Array(size);
    this.sectionScores = numbers();
    this.sectionCover = numbers();
    this.pageScores = numbers();
    this.pageCover = numbers();
    this.pageBest = numbers();
    this.pageSum = numbers();
    this.pageBestCover = numbers();
    this.best = new Float32Array(size * fieldCount);
    this.known = new Uint8Array(size);
    this.seen = new Uint8Array(size);
  }

  /** Adds what one word says and returns its rarity. */
  private addWord(matches: Matches, compounds: readonly Compound[], weight: number): number {
    const found: number[] = [];
    this.gather(matches, found);
    for (const compound of compounds) this.gather(compound.matches, found);
    const rarity = weight * this.rarity(found.length);
    this.add(found, rarity);
    return rarity;
  }

  /** High for what is in few sections. */
  private rarity(sections: number): number {
    return Math.log(1 + (this.index.sections.length + 1) / (sections + 0.5));
  }

  /** Notes the best match of each section and field, and in `found` the sections. */
  private gather(matches: Matches, found: number[]): void {
    const {index, best, seen} = this;
    for (const [id, quality] of matches) {
      for (const posting of index.postings[id]!) {
        const section = sectionOf(posting);
        const where = fieldOf(posting);
        let strength = quality;
        if (where === field.text || where === field.sample) {
          const frequency = frequencyOf(posting);
          const length = 0.5 + 0.5 * Math.min(4, index.textLengths[section]! / usualLength);
          strength *= frequency / (frequency + weights.saturation * length);
        }
        if (seen[section] === 0) {
          seen[section] = 1;
          found.push(section);
        }
        const slot = section * fieldCount + where;
        if (strength > best[slot]!) best[slot] = strength;
      }
    }
  }

  private add(found: readonly number[], rarity: number): void {
    const {index, best} = this;
    const pages: number[] = [];
    for (const section of found) {
      const {page, level} = index.sections[section]!;
      const slot = section * fieldCount;
      const worth = level <= 1 ? weights.pageHeading : weights.sectionHeading - weights.deeperHeading * (level - 2);
      const heading = best[slot + field.heading]!;
      const title = best[slot + field.title]!;
      const ancestors = best[slot + field.ancestors]!;
      const text = best[slot + field.text]!;
      const sample = best[slot + field.sample]!;
      best.fill(0, slot, slot + fieldCount);
      this.seen[section] = 0;
      const byHeading = worth * heading;
      const byTitle = weights.title * title;
      const byAncestors = weights.ancestors * ancestors;
      const byText = weights.text * text;
      const bySample = weights.sample * sample;
      const strongest = Math.max(byHeading, byTitle, byAncestors, byText, bySample);
      const all = byHeading + byTitle + byAncestors + byText + bySample;
      const evidence = strongest + weights.furtherPlaces * (all - strongest);
      const cover = Math.max(heading, title, ancestors, text, sample);
      if (this.known[section] === 0) {
        this.known[section] = 1;
        this.sections.push(section);
      }
      this.sectionScores[section]! += rarity * evidence;
      this.sectionCover[section]! += rarity * cover;
      if (this.pageSum[page] === 0) pages.push(page);
      this.pageSum[page]! += evidence;
      if (evidence > this.pageBest[page]!) this.pageBest[page] = evidence;
      if (cover > this.pageBestCover[page]!) this.pageBestCover[page] = cover;
    }
    this.addToPages(pages, rarity);
  }

  /** A page has the evidence of its best section, and some for how much of it is about the word. */
  private addToPages(pages: readonly number[], rarity: number): void {
    for (const page of pages) {
      const best = this.pageBest[page]!;
      const others = this.pageSum[page]! / best - 1;
      const elsewhere = others / (others + 3 + 0.2 * this.index.pages[page]!.sections.length);
      this.pageScores[page]! += rarity * best * (1 + weights.pageElsewhere * elsewhere);
      this.pageCover[page]! += rarity * this.pageBestCover[page]!;
      this.pageBest[page] = 0;
      this.pageSum[page] = 0;
      this.pageBestCover[page] = 0;
    }
  }

  private addCompound({matches, typed, from, to}: Compound): void {
    const strongest = new Map<number, number>();
    for (const [id, quality] of matches) {
      for (const posting of this.index.postings[id]!) {
        const section = sectionOf(posting);
        const where = fieldOf(posting);
        const worth = where === field.heading ? weights.pageHeading : where === field.title ? weights.title : 1;
        const value = quality * worth;
        if (value > (strongest.get(section) ?? 0)) strongest.set(section, value);
      }
    }
    const weight =
      (typed ? weights.typedCompound : weights.compound) * Math.sqrt(to - from) * this.rarity(strongest.size);
    for (const [section, value] of strongest) this.sectionScores[section]! += weight * value;
  }
}
