import type {Matches, Query} from './query';
import {field, fieldCount, fieldOf, frequencyOf, sectionOf, type SectionIndex} from './section-index';
import {termsOf} from './tokenize';

/** A section with its score; scores compare within one query only. */
export interface Ranked {
  section: number;
  score: number;
}

export const weights = {
  heading: 3,
  deep: 0.45,
  deeper: 0.03,
  title: 2.2,
  ancestors: 0.8,
  text: 1.2,
  sample: 0.9,
  rest: 0.5,
  stopWord: 0.12,
  coverage: 1.2,
  pageShare: 0.5,
  compound: 0.35,
  typedCompound: 0.8,
  part: 0.6,
  pageMany: 0.5,
  pageSize: 0.2,
  exactLevel: 0.15,
  heading2: 0.6,
  exact: 0.8,
  level: 0.01,
  saturation: 0.6,
};

/** Sections that are looked at closely, beginning with the best by evidence alone. */
const shortlist = 120;
/** No query lists more sections than this: what Algolia's pagination allows, too. */
export const maxRanked = 1000;

/** Scores sections for a query. Keeps its working arrays between queries; not for use by two callers at once. */
export class Ranker {
  private size = 0;
  private best = new Float32Array(0);
  private seen = new Int32Array(0);
  private total = new Float32Array(0);
  private covered = new Float32Array(0);
  private touchedFlag = new Uint8Array(0);
  private touched: number[] = [];
  private pageTotal = new Float32Array(0);
  private pageCovered = new Float32Array(0);
  private pageBest = new Float32Array(0);
  private pageBestCover = new Float32Array(0);
  private pageCount = new Float32Array(0);

  constructor(private readonly index: SectionIndex) {}

  private reserve(): void {
    const sections = this.index.sections.length;
    if (sections <= this.size) return;
    this.size = Math.max(1024, sections, Math.min(this.size * 2, sections + 100_000));
    this.best = new Float32Array(this.size * fieldCount);
    this.seen = new Int32Array(this.size);
    this.total = new Float32Array(this.size);
    this.covered = new Float32Array(this.size);
    this.touchedFlag = new Uint8Array(this.size);
    this.pageTotal = new Float32Array(this.size);
    this.pageCovered = new Float32Array(this.size);
    this.pageBest = new Float32Array(this.size);
    this.pageBestCover = new Float32Array(this.size);
    this.pageCount = new Float32Array(this.size);
  }

  rank(query: Query, allowed: Uint8Array | undefined): Ranked[] {
    this.reserve();
    this.touched.length = 0;
    this.touchedFlag.fill(0, 0, this.index.sections.length);
    this.total.fill(0, 0, this.index.sections.length);
    this.covered.fill(0, 0, this.index.sections.length);
    this.pageTotal.fill(0, 0, this.index.pages.length);
    this.pageCovered.fill(0, 0, this.index.pages.length);
    const onlyStopWords = query.terms.every(({stopWord}) => stopWord);
    let weightOfAll = 0;
    for (const [position, term] of query.terms.entries()) {
      if (term.matches.size === 0 && !query.compounds.some(({from, to}) => from <= position && position <= to))
        continue;
      weightOfAll += this.scoreTerm(query, position, term.stopWord && !onlyStopWords ? weights.stopWord : 1);
    }
    for (const compound of query.compounds)
      this.scoreCompound(
        compound.matches,
        (compound.typed ? weights.typedCompound : weights.compound) * Math.sqrt(compound.to - compound.from),
      );
    if (weightOfAll === 0) return [];
    const ranked: Ranked[] = [];
    for (const section of this.touched) {
      if (allowed && !allowed[section]) continue;
      const page = this.index.sections[section]!.page;
      const share = Math.min(1, this.covered[section]! / weightOfAll);
      const pageShare = Math.min(1, this.pageCovered[page]! / weightOfAll);
      const own = this.total[section]! * share ** weights.coverage;
      const ofPage = this.pageTotal[page]! * pageShare ** weights.coverage;
      ranked.push({section, score: own + weights.pageShare * ofPage});
    }
    ranked.sort(byScore);
    ranked.length = Math.min(ranked.length, maxRanked);
    this.refine(query, ranked);
    return ranked;
  }

  /** Adds the evidence of one word to all sections and returns the word's weight: its rarity. */
  private scoreTerm(query: Query, position: number, factor: number): number {
    const {index} = this;
    const term = query.terms[position]!;
    const seenSections: number[] = [];
    const collect = (matches: Matches, scale: number) => {
      for (const [id, match] of matches) {
        const quality = match * scale;
        const postings = index.postings[id]!;
        for (const posting of postings) {
          const section = sectionOf(posting);
          const where = fieldOf(posting);
          let strength = quality;
          if (where >= field.text) {
            const frequency = frequencyOf(posting);
            strength *=
              frequency /
              (frequency + weights.saturation * (0.5 + 0.5 * Math.min(4, index.textLengths[section]! / 100)));
          }
          if (!this.seen[section]) {
            this.seen[section] = 1;
            seenSections.push(section);
          }
          const slot = section * fieldCount + where;
          if (strength > this.best[slot]!) this.best[slot] = strength;
        }
      }
    };
    const compounds = query.compounds.filter(({from, to}) => from <= position && position <= to);
    const part = compounds.some(({typed, matches}) => typed && matches.size > 0);
    collect(term.matches, part ? weights.part : 1);
    for (const compound of compounds) collect(compound.matches, 1);
    const rarity = factor * Math.log(1 + (index.sections.length + 1) / (seenSections.length + 0.5));
    this.addEvidence(seenSections, rarity);
    return rarity;
  }

  private addEvidence(seenSections: readonly number[], rarity: number): void {
    const {index, best} = this;
    const pages: number[] = [];
    for (const section of seenSections) {
      const slot = section * fieldCount;
      const heading =
        weights.heading *
        best[slot]! *
        (index.sections[section]!.level <= 1
          ? 1
          : weights.deep - weights.deeper * (index.sections[section]!.level - 2));
      const title = weights.title * best[slot + 1]!;
      const ancestors = weights.ancestors * best[slot + 2]!;
      const text = weights.text * best[slot + 3]!;
      const sample = weights.sample * best[slot + 4]!;
      const strongest = Math.max(heading, title, ancestors, text, sample);
      const evidence = strongest + weights.rest * (heading + title + ancestors + text + sample - strongest);
      const cover = Math.min(
        1,
        Math.max(best[slot]!, best[slot + 1]!, best[slot + 2]!, 1.5 * best[slot + 3]!, 1.5 * best[slot + 4]!),
      );
      best.fill(0, slot, slot + fieldCount);
      this.seen[section] = 0;
      if (!this.touchedFlag[section]) {
        this.touchedFlag[section] = 1;
        this.touched.push(section);
      }
      this.total[section]! += rarity * evidence;
      this.covered[section]! += rarity * cover;
      const page = index.sections[section]!.page;
      if (this.pageBest[page] === 0) pages.push(page);
      this.pageCount[page]! += evidence;
      if (evidence > this.pageBest[page]!) this.pageBest[page] = evidence;
      if (cover > this.pageBestCover[page]!) this.pageBestCover[page] = cover;
    }
    for (const page of pages) {
      const many = this.pageCount[page]! / this.pageBest[page]!;
      const size = index.pages[page]!.sections.length;
      this.pageTotal[page]! +=
        rarity *
        this.pageBest[page]! *
        (1 + (weights.pageMany * (many - 1)) / (many - 1 + 3 + weights.pageSize * size));
      this.pageCount[page] = 0;
      this.pageCovered[page]! += rarity * this.pageBestCover[page]!;
      this.pageBest[page] = 0;
      this.pageBestCover[page] = 0;
    }
  }

  private scoreCompound(matches: Matches, factor: number): void {
    const {index} = this;
    const strongest = new Map<number, number>();
    for (const [id, quality] of matches) {
      for (const posting of index.postings[id]!) {
        const section = sectionOf(posting);
        const where = fieldOf(posting);
        const weight = where === field.heading ? weights.heading : where === field.title ? weights.title : 1;
        const value = quality * weight;
        if (value > (strongest.get(section) ?? 0)) strongest.set(section, value);
      }
    }
    const rarity = Math.log(1 + (index.sections.length + 1) / (strongest.size + 0.5));
    for (const [section, value] of strongest) this.total[section]! += factor * rarity * value;
  }

  private refine(query: Query, ranked: Ranked[]): void {
    const top = ranked.splice(0, shortlist);
    for (const entry of top) {
      const section = this.index.sections[entry.section]!;
      const agreement = this.agreement(query, section.heading);
      entry.score *=
        1 +
        weights.heading2 * agreement ** 2 +
        (agreement > 0.99 ? weights.exact * (1 - weights.exactLevel * (section.level - 1)) : 0);
      entry.score *= 1 - weights.level * section.level;
      entry.score *= 1 + 0.02 * Math.max(-10, Math.min(10, section.head?.weight.pageRank ?? 0));
    }
    top.sort(byScore);
    const floor = top.at(-1)?.score ?? 0;
    const ceiling = ranked[0]?.score ?? 0;
    // The others keep their order below the shortlist.
    const scale = ceiling > floor ? floor / ceiling : 1;
    for (const entry of ranked) entry.score *= scale;
    ranked.unshift(...top);
  }

  /** 1 when the heading is what was typed, less for each word that one has and the other has not; 0 when nothing is common. */
  private agreement(query: Query, heading: string): number {
    const {index} = this;
    const core = /^.*?[\p{L}\p{N}][^([<={:]*/u.exec(heading)?.[0] ?? heading;
    const terms = termsOf(core);
    if (terms.length === 0) return 0;
    let inHeading = 0;
    let matched = 0;
    const found = new Array<number>(query.terms.length).fill(0);
    for (const term of terms) {
      const id = index.vocabulary.idOf(term);
      const weight = Math.log(
        1 + (index.sections.length + 1) / ((id === undefined ? 0 : index.headingCounts[id]!) + 0.5),
      );
      inHeading += weight;
      let strength = 0;
      for (const [position, typed] of query.terms.entries()) {
        const value = id === undefined ? 0 : (typed.matches.get(id) ?? 0);
        if (value > found[position]!) found[position] = value;
        if (value > strength) strength = value;
      }
      matched += weight * strength;
    }
    let typedWeight = 0;
    let typedMatched = 0;
    for (const [position, typed] of query.terms.entries()) {
      const weight = typed.stopWord ? 0.3 : 1;
      typedWeight += weight;
      typedMatched += weight * found[position]!;
    }
    const joined = query.terms.map(({term}) => term).join('');
    if (joined === terms.join('')) return 1;
    return (matched / inHeading) * (typedMatched / typedWeight);
  }
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.section - b.section;
}
