import {agreement} from './agreement';
import {Evidence} from './evidence';
import {nearnessOf} from './nearness';
import type {Query} from './query';
import type {SectionIndex} from './section-index';

/** A section with its score; scores compare within one query only. */
export interface Ranked {
  section: number;
  score: number;
}

/** How the evidence becomes an order; see `weights` in evidence.ts. */
const rankWeights = {
  /** What the page says beside the section itself: of two sections alike, that of the page which is about the query goes first. */
  page: 0.6,
  /** For a heading that agrees with the query; grows with the square of the agreement. */
  close: 0.45,
  /** For the title of a page that has all words and more, as far as it agrees: `websocket` means the page “WebSocket helper”. */
  titled: 0.8,
  /** For a section in which the words of the query stand together. */
  near: 0.3,
  /** For a heading that is what was typed; that is it with its typing mistakes corrected; that has the same words, inflected or begun. */
  literal: 1.6,
  corrected: 1.4,
  inflected: 0.9,
  /** Of entries of this name, such as an error code that many operations give, for the one that says most. */
  detailed: 0.6,
  /** Factor for an entry that is one of several of its name, unless that name was typed: `rate limit` means the limits, not a header. */
  repeated: 0.6,
  /** Factor for every entry when words were typed that are not its name: `brand colors` is not the field `brand.colors.primary`. */
  entry: 0.7,
  /** Factor for pages that tell what changed, unless that is asked for: they name everything and explain little of it. */
  changes: 0.75,
  /** Less of those three (typed, corrected, inflected) for each level below the page's own heading. */
  lessByLevel: 0.12,
  /** For each level, between sections that are otherwise alike. */
  level: 0.015,
  /** For each step of a record's `pageRank`. */
  pageRank: 0.02,
} as const;

/** Agreement from which a heading counts as what was typed. */
const nearlyLiteral = 0.98;
/** Whether the bonus of a heading is that of the very words that were typed, mistakes aside. */
const isTyped = (bonus: number) => bonus > rankWeights.inflected;
/** Headings are compared with the query for this many sections, those with the most evidence. */
const shortlist = 120;
/** The texts of this many sections are read for how near the words stand to each other, those that lead the list without it. */
const readForNearness = 40;
/** No query lists more sections than this: what Algolia's pagination allows, too. */
const maxRanked = 1000;

/** Scores sections for a query. Keeps its working arrays between queries; not for use by two callers at once. */
export class Ranker {
  private readonly evidence: Evidence;

  constructor(private readonly index: SectionIndex) {
    this.evidence = new Evidence(index);
  }

  /**
   * The sections that the query finds, the best first.
   *
   * @param allowed 1 for the sections that may be found; all when it is not given.
   */
  rank(query: Query, allowed?: Uint8Array): Ranked[] {
    const {evidence} = this;
    evidence.collect(query);
    if (evidence.total === 0) return [];
    const sections = allowed ? evidence.sections.filter((section) => allowed[section] === 1) : evidence.sections;
    const scores = Float32Array.from(sections, (section) => this.score(section));
    const ranked = best(sections, scores, maxRanked);
    return this.compareHeadings(query, ranked, allowed);
  }

  /** Of the query's words, weighed by rarity, the share that is covered: no word is required, and each that lacks costs. */
  private share(cover: number): number {
    return Math.min(1, cover / this.evidence.total);
  }

  private score(section: number): number {
    const {evidence, index} = this;
    const {page} = index.sections[section]!;
    const own = evidence.sectionScores[section]! * this.share(evidence.sectionCover[section]!);
    const ofPage = evidence.pageScores[page]! * this.share(evidence.pageCover[page]!);
    return own + rankWeights.page * ofPage;
  }

  private compareHeadings(query: Query, ranked: Ranked[], allowed: Uint8Array | undefined): Ranked[] {
    const literal = this.literal(query, allowed);
    const top = ranked.slice(0, shortlist);
    const among = new Set(top.map(({section}) => section));
    for (const [section] of literal) if (!among.has(section)) top.push({section, score: this.score(section)});
    const rest = ranked.slice(shortlist).filter(({section}) => !literal.has(section));
    const mostText = Math.max(1, ...[...literal.keys()].map((section) => this.entryLength(section)));
    for (const entry of top) {
      const bonus = literal.get(entry.section) ?? 0;
      entry.score *= this.headingFactor(query, entry.section, bonus);
      if (bonus > 0) entry.score *= 1 + (rankWeights.detailed * this.entryLength(entry.section)) / mostText;
      if (bonus > 0 && !isTyped(bonus)) entry.score /= 1 + rankWeights.detailed;
    }
    top.sort(byScore);
    const nearness = nearnessOf(query, this.index);
    if (nearness) {
      for (const entry of top.slice(0, readForNearness)) entry.score *= 1 + rankWeights.near * nearness(entry.section);
      top.sort(byScore);
    }
    // The factor of the others is not known; their order stays, and they stay behind.
    const floor = top.at(-1)?.score ?? 0;
    const ceiling = rest[0]?.score ?? 0;
    if (ceiling > floor) for (const entry of rest) entry.score *= floor / ceiling;
    return top.concat(rest);
  }

  /** The sections whose heading is what was typed or, for less, what it is with its mistakes corrected. */
  private literal(query: Query, allowed: Uint8Array | undefined): Map<number, number> {
    const found = new Map<number, number>();
    for (const [order, spelling] of query.spellings.entries()) {
      const bonus = order === 0 ? rankWeights.literal : rankWeights.corrected;
      for (const section of this.index.named(spelling)) {
        if (found.size >= shortlist) return found;
        if (found.has(section) || (allowed && allowed[section] !== 1)) continue;
        found.set(section, query.apart && this.index.isRepeated(section) ? rankWeights.inflected : bonus);
      }
    }
    return found;
  }

  /** How much an entry of a reference says, in words; 0 for what is no entry. */
  private entryLength(section: number): number {
    return this.index.isEntry(section) ? this.index.textLengths[section]! : 0;
  }

  private headingFactor(query: Query, id: number, literal: number): number {
    const section = this.index.sections[id]!;
    const {both, ofQuery} = literal > 0 ? {both: 1, ofQuery: 1} : agreement(query, id, this.index);
    const same = literal || (both > nearlyLiteral ? rankWeights.inflected : 0);
    const depth = Math.max(0, section.level - 1);
    const isTitled = depth === 0 && !literal && ofQuery > nearlyLiteral;
    const close = rankWeights.close * both ** 2 + (isTitled ? rankWeights.titled * both : 0);
    const pageRank = Math.max(-10, Math.min(10, section.head?.weight.pageRank ?? 0));
    return (
      this.doubt(query, id, literal) *
      (1 + close + same * (1 - rankWeights.lessByLevel * depth)) *
      (1 - rankWeights.level * depth) *
      (1 + rankWeights.pageRank * pageRank)
    );
  }

  /** Less than 1 for what is seldom meant, however well it matches. */
  private doubt(query: Query, id: number, literal: number): number {
    const {index} = this;
    const tellsChanges = index.pages[index.sections[id]!.page]!.tellsChanges && !query.asksForChanges;
    let factor = tellsChanges ? rankWeights.changes : 1;
    if (isTyped(literal) || !index.isEntry(id)) return factor;
    if (query.apart) factor *= rankWeights.entry;
    return index.isRepeated(id) ? factor * rankWeights.repeated : factor;
  }
}

/** The `most` sections with the highest scores, in order. Of many, only those are sorted. */
function best(sections: readonly number[], scores: Float32Array, most: number): Ranked[] {
  const least = scores.length > most ? scores.slice().sort()[scores.length - most]! : 0;
  const ranked: Ranked[] = [];
  for (const [order, score] of scores.entries()) {
    if (score >= least) ranked.push({section: sections[order]!, score});
  }
  return ranked.sort(byScore).slice(0, most);
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.section - b.section;
}
