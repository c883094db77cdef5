import {isPartOfChangelog} from './changelog';
import {getHeading, joinHeading, getNameInHeading} from './headings';
import {entryKinds, getLevel, levels, splitPhrases, type DocSearchRecord} from './records';
import {isStopWord} from './stop-words';
import {forEachWord, joinWordParts, extractTerms} from './tokenize';
import {Vocabulary} from './vocabulary';

/** Where a term occurs in relation to a section. */
export const field = {heading: 0, title: 1, ancestors: 2, text: 3, sample: 4, link: 5, phrase: 6} as const;

export type Field = (typeof field)[keyof typeof field];

export const fieldCount = 7;

/** The usual URLs of pages that introduce a topic. */
const overviewUrl = /[/-](?:overview|introduction|intro|index)$/i;

/** Headings of sections that link to further pages. */
const navigationHeading = /^(?:next steps|see also|further reading|related (?:links|pages|topics)|what.s next)$/i;

/** How many of a page URL's last segments are indexed: `/docs/api/swagger/core-api` is found by `swagger`. */
const indexedUrlSegments = 2;

/** A heading or an entry with the text below it, up to the next one: everything at one URL, including the fragment. */
export interface Section {
  page: number;
  heading: string;
  level: number;
  /** The letters and digits of the heading, the key of `findSectionsByName`. */
  joinedHeading: string;
  /** The record of the heading or entry, if there is one. */
  head: DocSearchRecord | undefined;
  /** The section's text records in page order, and those of headings without their own anchor. */
  contents: DocSearchRecord[];
  isChangelog: boolean;
  /** Whether it only links to other pages, which answer better. */
  isNavigation: boolean;
}

/** Phrases with which readers ask for a section. */
export interface Phrase {
  section: number;
  /** IDs of the distinct terms, without stop words. */
  terms: readonly number[];
}

export interface Page {
  url: string;
  /** The page's own section, then those of its headings. */
  sections: number[];
  isOverview: boolean;
  /** Whether it documents operations, most of which is generated and similar on all such pages. */
  hasOperations: boolean;
}

/**
 * A posting is one number: section × 64 + field × 8 + frequency (1 to 7). 2^31 / 64 leaves room for 33 million sections and keeps
 * it a small integer, which JavaScript engines store without allocating an object.
 */
const sectionShift = 6;
const fieldShift = 3;
const maxFrequency = 7;

export const unpackSection = (posting: number): number => posting >>> sectionShift;
export const unpackField = (posting: number): Field => ((posting >>> fieldShift) & 7) as Field;
export const unpackFrequency = (posting: number): number => posting & 7;

/** Texts of a section, by field. */
type PendingTexts = Record<'text' | 'sample' | 'link', string[]>;

/** The inverted index from terms to sections. Records can be added at any time, headings before texts. */
export class SectionIndex {
  readonly vocabulary = new Vocabulary();
  readonly sections: Section[] = [];
  readonly pages: Page[] = [];
  /** Postings by term ID. */
  readonly postings: number[][] = [];
  /** The number of headings that contain a term, by term ID. */
  readonly headingCounts: number[] = [];
  /** The number of terms in the text of a section. */
  readonly textLengths: number[] = [];
  /** Term IDs of the name in each section's heading, computed on demand. */
  private readonly headingTermIds: (readonly number[] | undefined)[] = [];
  /** The phrases with which readers ask for sections, without stop words. */
  readonly phrases: Phrase[] = [];
  /** Indexes of phrases, by the ID of a term in them. */
  private readonly phrasesByTerm: (number[] | undefined)[] = [];
  private readonly sectionsByName = new Map<string, number[]>();
  private readonly sectionIds = new Map<string, number>();
  private readonly pageIds = new Map<string, number>();
  /** The texts of each section that are indexed at the end of `add`. */
  private readonly pendingTexts = new Map<number, PendingTexts>();

  add(records: Iterable<DocSearchRecord>): void {
    for (const record of records) this.addRecord(record);
    for (const [section, {text, sample, link}] of this.pendingTexts) {
      this.textLengths[section]! +=
        this.indexTexts(section, field.text, text) + this.indexTexts(section, field.sample, sample);
      this.indexTexts(section, field.link, link);
    }
    this.pendingTexts.clear();
    this.vocabulary.commit();
  }

  private addRecord(record: DocSearchRecord): void {
    const id = this.getOrAddSection(record);
    const section = this.sections[id]!;
    if (record.kind === 'operation') this.pages[section.page]!.hasOperations = true;
    if (record.kind === 'phrases') {
      for (const phrase of splitPhrases(record)) this.addPhrase(id, phrase);
      return;
    }
    if (record.kind === 'link') {
      this.getPendingTexts(id).link.push(record.content ?? '');
      return;
    }
    if (record.type === 'content' || section.head) section.contents.push(record);
    else section.head = record;
    const heading = getHeading(record);
    if (heading && heading !== section.heading) this.getPendingTexts(id).text.push(heading);
    if (record.name && record.name !== section.heading) {
      this.indexTexts(id, field.heading, [record.name]);
      this.addName(id, record.name);
    }
    if (record.keywords) this.indexTexts(id, field.ancestors, record.keywords);
    if (record.content) this.getPendingTexts(id)[record.kind === 'sample' ? 'sample' : 'text'].push(record.content);
  }

  /** The sections whose heading or name consists of these letters and digits, ignoring all other characters. */
  findSectionsByName(joinedName: string): readonly number[] {
    return this.sectionsByName.get(joinedName) ?? [];
  }

  /** The IDs of the terms of the name in a section's heading, in order. */
  getHeadingTerms(section: number): readonly number[] {
    return (this.headingTermIds[section] ??= extractTerms(getNameInHeading(this.sections[section]!.heading)).flatMap(
      (term) => this.vocabulary.getId(term) ?? [],
    ));
  }

  /** The indexes of the phrases that contain a term. */
  findPhrasesWithTerm(term: number): readonly number[] {
    return this.phrasesByTerm[term] ?? [];
  }

  /** The inverse document frequency of a term that occurs in `count` sections. */
  computeInverseFrequency(count: number): number {
    return Math.log(1 + (this.sections.length + 1) / (count + 0.5));
  }

  private addPhrase(section: number, text: string): void {
    const words = new Set(extractTerms(text).filter((word) => !isStopWord(word)));
    const terms = [...words].map((word) => this.vocabulary.add(word));
    for (const term of terms) {
      (this.phrasesByTerm[term] ??= []).push(this.phrases.length);
      this.postings[term] ??= [];
      this.headingCounts[term] ??= 0;
    }
    if (terms.length > 0) this.phrases.push({section, terms});
  }

  private addName(section: number, name: string): void {
    const joinedName = joinTerms(name);
    const sections = this.sectionsByName.get(joinedName);
    if (!sections) this.sectionsByName.set(joinedName, [section]);
    else if (sections.at(-1) !== section) sections.push(section);
  }

  /** Whether the section is an entry whose name other sections or pages have too, such as a header that all operations accept. */
  hasDuplicateName(section: number): boolean {
    const {head, joinedHeading} = this.sections[section]!;
    const isRepeated = head?.pageCount !== undefined || this.findSectionsByName(joinedHeading).length > 1;
    return isRepeated && this.isEntry(section);
  }

  /** Whether the section is a reference entry, such as a field or an error code. */
  isEntry(section: number): boolean {
    const kind = this.sections[section]!.head?.kind;
    return entryKinds.some((entry) => entry === kind);
  }

  private getPendingTexts(section: number): PendingTexts {
    let texts = this.pendingTexts.get(section);
    if (!texts) this.pendingTexts.set(section, (texts = {text: [], sample: [], link: []}));
    return texts;
  }

  private getOrAddSection(record: DocSearchRecord): number {
    const existing = this.sectionIds.get(record.url);
    if (existing !== undefined) return existing;
    const id = this.sections.length;
    const page = this.getOrAddPage(record.url_without_anchor);
    const level = getLevel(record);
    const heading = record.hierarchy[levels[level]!] ?? '';
    this.sectionIds.set(record.url, id);
    this.pages[page]!.sections.push(id);
    this.sections.push({
      page,
      heading,
      level,
      joinedHeading: joinTerms(heading),
      head: undefined,
      contents: [],
      isChangelog: isPartOfChangelog(record),
      isNavigation: level > 1 && navigationHeading.test(heading),
    });
    this.textLengths.push(0);
    this.indexTexts(id, field.heading, [heading], true);
    this.addName(id, heading);
    this.addName(id, getNameInHeading(heading));
    if (level > 1 && record.hierarchy.lvl1) this.indexTexts(id, field.title, [record.hierarchy.lvl1]);
    const ancestorLevels = levels.slice(0, level).filter((name) => name !== 'lvl1');
    const ancestors = ancestorLevels.flatMap((name) => record.hierarchy[name] ?? []);
    if (level <= 1) ancestors.push(...record.url_without_anchor.split('/').slice(-indexedUrlSegments));
    else if (record.kind === 'heading' && record.anchor) ancestors.push(record.anchor);
    this.indexTexts(id, field.ancestors, ancestors);
    return id;
  }

  private getOrAddPage(url: string): number {
    const existing = this.pageIds.get(url);
    if (existing !== undefined) return existing;
    const id = this.pages.length;
    this.pageIds.set(url, id);
    this.pages.push({url, sections: [], isOverview: overviewUrl.test(url), hasOperations: false});
    return id;
  }

  /**
   * Indexes texts of one field of a section and returns the number of their terms.
   *
   * @param withJoinedForm - Whether to index each text as one joined word, too.
   */
  private indexTexts(section: number, textField: Field, texts: readonly string[], withJoinedForm = false): number {
    const frequencies = new Map<number, number>();
    let length = 0;
    const count = (term: string) => {
      const id = this.vocabulary.add(term);
      frequencies.set(id, (frequencies.get(id) ?? 0) + 1);
    };
    for (const text of texts) {
      forEachWord(text, (word) => {
        length += word.count;
        for (let part = 0; part < word.count; part++) count(word.terms[part]!);
        const joined = joinWordParts(word);
        if (joined) count(joined);
      });
      const joinedText = withJoinedForm && joinHeading(text);
      if (joinedText) count(joinedText);
    }
    const base = (section << sectionShift) | (textField << fieldShift);
    for (const [id, frequency] of frequencies) {
      (this.postings[id] ??= []).push(base | Math.min(frequency, maxFrequency));
      if (textField === field.heading) this.headingCounts[id] = (this.headingCounts[id] ?? 0) + 1;
      else this.headingCounts[id] ??= 0;
    }
    return length;
  }
}

/** The letters and digits of a name, whatever is between them. */
function joinTerms(name: string): string {
  return extractTerms(name).join('');
}
