import {entryKinds, levelOf, levels, type DocSearchRecord} from '../../../plugins/search/records';
import {tellsChanges} from './changes';
import {headingCore, joinedHeading, ownHeading} from './headings';
import {forEachWord, joinedForm, termsOf} from './tokenize';
import {Vocabulary} from './vocabulary';

/** Where a term stands in relation to a section. */
export const field = {heading: 0, title: 1, ancestors: 2, text: 3, sample: 4} as const;

export type Field = (typeof field)[keyof typeof field];

export const fieldCount = 5;

/** So many last parts of the address of a page are words for it: `/docs/api/swagger/core-api` is found as `swagger`. */
const addressWords = 2;

/** What one address with its anchor leads to: a heading or an entry, and the text below it up to the next. */
export interface Section {
  page: number;
  /** The heading's own text. */
  heading: string;
  level: number;
  /** The letters and digits of the heading: the same for all sections that `named` gives for it. */
  joined: string;
  /** The record of the heading or entry, when there is one. */
  head: DocSearchRecord | undefined;
  /** The records of the text, in their order on the page, and of further headings that have no anchor of their own. */
  contents: DocSearchRecord[];
}

export interface Page {
  url: string;
  /** The page's own section, then those of its headings. */
  sections: number[];
  /** Whether it tells what changed from one version to the next. */
  tellsChanges: boolean;
}

/**
 * A posting is one number: section × 64 + field × 8 + how often the term stands there (1 to 7). 2^31 / 64 leaves room for 33 million
 * sections and keeps the number a small integer, which engines store without an object.
 */
const sectionShift = 6;
const fieldShift = 3;

export const sectionOf = (posting: number): number => posting >>> sectionShift;
export const fieldOf = (posting: number): number => (posting >>> fieldShift) & 7;
export const frequencyOf = (posting: number): number => posting & 7;

/** The inverted index: which terms stand in which sections. Records may be added at any time, headings before texts. */
export class SectionIndex {
  readonly vocabulary = new Vocabulary();
  readonly sections: Section[] = [];
  readonly pages: Page[] = [];
  /** Postings by the number of the term. */
  readonly postings: number[][] = [];
  /** In how many headings a term stands, by its number. */
  readonly headingCounts: number[] = [];
  /** Number of terms in the text of a section. */
  readonly textLengths: number[] = [];
  /** Numbers of the terms of what a section's heading names, once they have been asked for. */
  private readonly headings: (readonly number[] | undefined)[] = [];
  private readonly names = new Map<string, number[]>();
  private readonly sectionIds = new Map<string, number>();
  private readonly pageIds = new Map<string, number>();
  private readonly texts = new Map<number, {text: string[]; sample: string[]}>();

  add(records: Iterable<DocSearchRecord>): void {
    for (const record of records) this.addRecord(record);
    for (const [section, {text, sample}] of this.texts) {
      this.textLengths[section]! += this.index(section, field.text, text) + this.index(section, field.sample, sample);
    }
    this.texts.clear();
    this.vocabulary.settle();
  }

  private addRecord(record: DocSearchRecord): void {
    const id = this.sectionFor(record);
    const section = this.sections[id]!;
    if (record.type === 'content' || section.head) section.contents.push(record);
    else section.head = record;
    const heading = ownHeading(record);
    if (heading && heading !== section.heading) this.textsOf(id).text.push(heading);
    if (record.name && record.name !== section.heading) {
      this.index(id, field.heading, [record.name]);
      this.addName(id, record.name);
    }
    if (record.content) this.textsOf(id)[record.kind === 'sample' ? 'sample' : 'text'].push(record.content);
  }

  /** The sections whose heading or name consists of these letters and digits, whatever stands between them. */
  named(joined: string): readonly number[] {
    return this.names.get(joined) ?? [];
  }

  /** The numbers of the terms of what the heading of a section names, in their order. */
  headingTerms(section: number): readonly number[] {
    return (this.headings[section] ??= termsOf(headingCore(this.sections[section]!.heading)).flatMap(
      (term) => this.vocabulary.idOf(term) ?? [],
    ));
  }

  private addName(section: number, name: string): void {
    const joined = joinName(name);
    const sections = this.names.get(joined);
    if (!sections) this.names.set(joined, [section]);
    else if (sections.at(-1) !== section) sections.push(section);
  }

  /** Whether the section is an entry of a reference whose name others have, too: a header that all operations send. */
  isRepeated(section: number): boolean {
    const {joined} = this.sections[section]!;
    return this.isEntry(section) && this.named(joined).length > 1;
  }

  /** Whether the section is an entry of a reference: a field, an error code. */
  isEntry(section: number): boolean {
    const kind = this.sections[section]!.head?.kind;
    return entryKinds.some((entry) => entry === kind);
  }

  private textsOf(section: number): {text: string[]; sample: string[]} {
    let texts = this.texts.get(section);
    if (!texts) this.texts.set(section, (texts = {text: [], sample: []}));
    return texts;
  }

  private sectionFor(record: DocSearchRecord): number {
    const known = this.sectionIds.get(record.url);
    if (known !== undefined) return known;
    const id = this.sections.length;
    const page = this.pageFor(record.url_without_anchor);
    const level = levelOf(record);
    const heading = record.hierarchy[levels[level]!] ?? '';
    this.sectionIds.set(record.url, id);
    this.pages[page]!.sections.push(id);
    this.sections.push({page, heading, level, joined: joinName(heading), head: undefined, contents: []});
    this.textLengths.push(0);
    this.index(id, field.heading, [heading], true);
    this.addName(id, heading);
    this.addName(id, headingCore(heading));
    if (level > 1 && record.hierarchy.lvl1) this.index(id, field.title, [record.hierarchy.lvl1]);
    const above = levels.slice(0, level).filter((name) => name !== 'lvl1');
    const ancestors = above.flatMap((name) => record.hierarchy[name] ?? []);
    if (level <= 1) ancestors.push(...record.url_without_anchor.split('/').slice(-addressWords));
    else if (record.kind === 'heading' && record.anchor) ancestors.push(record.anchor);
    this.index(id, field.ancestors, ancestors);
    return id;
  }

  private pageFor(url: string): number {
    const known = this.pageIds.get(url);
    if (known !== undefined) return known;
    const id = this.pages.length;
    this.pageIds.set(url, id);
    this.pages.push({url, sections: [], tellsChanges: tellsChanges(url)});
    return id;
  }

  /** Indexes texts of one field of a section and returns how many terms they have. */
  private index(section: number, where: Field, texts: readonly string[], joinAll = false): number {
    const counts = new Map<number, number>();
    let length = 0;
    const count = (term: string) => {
      const id = this.vocabulary.add(term);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    };
    for (const text of texts) {
      forEachWord(text, (word) => {
        length += word.count;
        for (let part = 0; part < word.count; part++) count(word.terms[part]!);
        const joined = joinedForm(word);
        if (joined) count(joined);
      });
      const whole = joinAll && joinedHeading(text);
      if (whole) count(whole);
    }
    const base = (section << sectionShift) | (where << fieldShift);
    for (const [id, frequency] of counts) {
      (this.postings[id] ??= []).push(base | Math.min(frequency, 7));
      if (where === field.heading) this.headingCounts[id] = (this.headingCounts[id] ?? 0) + 1;
      else this.headingCounts[id] ??= 0;
    }
    return length;
  }
}

/** The letters and digits of a name, whatever stands between them. */
function joinName(name: string): string {
  return termsOf(name).join('');
}
