import {english, type Language} from '../language/language.js';
import {extractTerms, isUnspaced, splitWords} from '../language/tokenize.js';
import {
  defaultTag,
  getHeading,
  getLevel,
  getNameInHeading,
  isEntryKind,
  levels,
  splitPhrases,
  type DocSearchRecord,
} from '../records.js';
import {Vocabulary} from './vocabulary.js';

/** Where a term occurs in relation to a section. */
export const field = {heading: 0, title: 1, ancestors: 2, text: 3, sample: 4, link: 5, phrase: 6} as const;

export type Field = (typeof field)[keyof typeof field];

export const fieldCount = 7;

/** The usual URLs of pages that introduce a topic. */
const overviewUrl = /[/-](?:overview|introduction|intro|index)$/i;

/** How many trailing segments of a page URL are indexed: `swagger` finds `/docs/api/swagger/core-api`. */
const indexedUrlSegments = 2;

/** A heading or entry with the text below it, up to the next heading or entry. Its URL includes the fragment. */
export interface Section {
  page: number;
  heading: string;
  level: number;
  /** The letters and digits of the heading, by which `findSectionsByName` finds it. */
  joinedHeading: string;
  /** IDs of the terms in the heading's name, in order. */
  headingTerms: readonly number[];
  /** The record of the heading or entry, if there is one. */
  head: DocSearchRecord | undefined;
  /** Content records in page order, plus records of headings that have no anchor. */
  contents: DocSearchRecord[];
  /** The number of terms in the text. */
  textLength: number;
  /** Whether the section is a reference entry, such as a field or an error code. */
  isEntry: boolean;
}

/** Words that readers type to find a section. */
export interface Phrase {
  section: number;
  /** IDs of the distinct terms, without stop words. */
  terms: readonly number[];
}

export interface Page {
  url: string;
  /** The page's own section, followed by the sections of its headings. */
  sections: number[];
  isOverview: boolean;
  /** Whether the page is part of the docs, unlike blog posts and other pages. */
  isInDocs: boolean;
  /** Whether the page documents operations. Most of its text is generated, and similar on all such pages. */
  hasOperations: boolean;
}

/**
 * A posting is one number: section × 64 + field × 8 + frequency (1 to 7). With up to 33 million sections (2^31 / 64),
 * it's a small integer, which JavaScript engines store without allocating an object.
 */
const sectionShift = 6;
const fieldShift = 3;
const maxFrequency = 7;

export const unpackSection = (posting: number): number => posting >>> sectionShift;
export const unpackField = (posting: number): Field => ((posting >>> fieldShift) & 7) as Field;
export const unpackFrequency = (posting: number): number => posting & 7;

/** A section's text, by field. */
type SectionTexts = Record<'text' | 'sample' | 'link', string[]>;

/** The IDs of a text's terms. */
interface Tokens {
  /** The parts of its words, in order. */
  readonly parts: readonly number[];
  /** The words that have several parts. */
  readonly compounds: readonly number[];
}

interface HeadingTokens extends Tokens {
  /**
   * The parts that readers type. Other parts are the final characters of text without spaces, which are only indexed.
   */
  readonly typed: readonly number[];
  /** Their letters and digits. */
  readonly joined: string;
}

/** The inverted index from terms to sections. */
export class SectionIndex {
  readonly vocabulary: Vocabulary;
  readonly sections: Section[] = [];
  readonly pages: Page[] = [];
  /** Postings by term ID. */
  readonly postings: number[][] = [];
  readonly phrases: Phrase[] = [];
  /** Indexes of the phrases that contain a term, by term ID. */
  private readonly phrasesByTerm: (number[] | undefined)[] = [];
  private readonly sectionsByName = new Map<string, number[]>();
  private readonly sectionIds = new Map<string, number>();
  private readonly pageIds = new Map<string, number>();
  /** The tokens of the headings that are being added, because sections repeat the headings above them. */
  private readonly headingTokens = new Map<string, HeadingTokens>();

  constructor(private readonly language: Language = english) {
    this.vocabulary = new Vocabulary(language);
  }

  /** Adds records. Call `vocabulary.commit` before the next search. */
  add(records: Iterable<DocSearchRecord>): void {
    const texts = new Map<number, SectionTexts>();
    for (const record of records) {
      const id = this.getOrAddSection(record);
      let sectionTexts = texts.get(id);
      if (!sectionTexts) texts.set(id, (sectionTexts = {text: [], sample: [], link: []}));
      this.addRecord(record, id, sectionTexts);
    }
    for (const [id, {text, sample, link}] of texts) {
      this.sections[id]!.textLength +=
        this.indexTexts(id, field.text, text) + this.indexTexts(id, field.sample, sample);
      this.indexTexts(id, field.link, link);
    }
    this.headingTokens.clear();
  }

  private addRecord(record: DocSearchRecord, id: number, texts: SectionTexts): void {
    const section = this.sections[id]!;
    if (record.kind === 'operation') this.pages[section.page]!.hasOperations = true;
    if (record.kind === 'phrases') {
      for (const phrase of splitPhrases(record)) this.addPhrase(id, phrase);
      return;
    }
    if (record.kind === 'link') {
      texts.link.push(record.content ?? '');
      return;
    }
    if (record.type === 'content' || section.head) {
      section.contents.push(record);
    } else {
      section.head = record;
      section.isEntry = isEntryKind(record.kind);
    }
    const heading = getHeading(record);
    if (heading && heading !== section.heading) texts.text.push(heading);
    if (record.name && record.name !== section.heading) {
      this.indexHeadings(id, field.heading, [record.name]);
      this.addName(id, this.tokenizeHeading(record.name).joined);
    }
    if (record.keywords) this.indexTexts(id, field.ancestors, record.keywords);
    if (record.content) texts[record.kind === 'sample' ? 'sample' : 'text'].push(record.content);
  }

  /** Returns the sections whose heading or name has these letters and digits, regardless of other characters. */
  findSectionsByName(joinedName: string): readonly number[] {
    return this.sectionsByName.get(joinedName) ?? [];
  }

  /** Returns the indexes of the phrases that contain a term. */
  findPhrasesWithTerm(term: number): readonly number[] {
    return this.phrasesByTerm[term] ?? [];
  }

  /** Returns the inverse document frequency of a term that occurs in `count` sections. */
  computeInverseFrequency(count: number): number {
    return Math.log(1 + (this.sections.length + 1) / (count + 0.5));
  }

  private addPhrase(section: number, text: string): void {
    const words = new Set(extractTerms(text).filter((word) => !this.language.isStopWord(word)));
    const terms = [...words].map((word) => this.vocabulary.add(word));
    for (const term of terms) {
      (this.phrasesByTerm[term] ??= []).push(this.phrases.length);
      this.postings[term] ??= [];
    }
    if (terms.length > 0) this.phrases.push({section, terms});
  }

  private addName(section: number, joinedName: string): void {
    const sections = this.sectionsByName.get(joinedName);
    if (!sections) this.sectionsByName.set(joinedName, [section]);
    else if (sections.at(-1) !== section) sections.push(section);
  }

  /**
   * Returns whether several entries have the same name, such as a header that all operations accept. Operations are
   * excluded.
   */
  hasDuplicateName(section: number): boolean {
    const {head, joinedHeading, isEntry} = this.sections[section]!;
    return (
      isEntry &&
      head?.kind !== 'operation' &&
      (head?.pageCount !== undefined || this.findSectionsByName(joinedHeading).length > 1)
    );
  }

  private getOrAddSection(record: DocSearchRecord): number {
    const existing = this.sectionIds.get(record.url);
    if (existing !== undefined) return existing;
    const id = this.sections.length;
    const page = this.getOrAddPage(record);
    const level = getLevel(record);
    const heading = record.hierarchy[levels[level]!] ?? '';
    const name = getNameInHeading(heading);
    const {joined: joinedHeading} = this.tokenizeHeading(heading);
    const {joined, typed} = this.tokenizeHeading(name);
    this.sectionIds.set(record.url, id);
    this.pages[page]!.sections.push(id);
    this.sections.push({
      page,
      heading,
      level,
      joinedHeading,
      headingTerms: typed,
      head: undefined,
      contents: [],
      textLength: 0,
      isEntry: false,
    });
    this.indexHeadings(id, field.heading, [heading]);
    this.addName(id, joinedHeading);
    this.addName(id, joined);
    if (level > 1 && record.hierarchy.lvl1) this.indexHeadings(id, field.title, [record.hierarchy.lvl1]);
    const ancestorLevels = levels.slice(0, level).filter((ancestor) => ancestor !== 'lvl1');
    const ancestors = ancestorLevels.flatMap((ancestor) => record.hierarchy[ancestor] ?? []);
    if (level <= 1) ancestors.push(...record.url_without_anchor.split('/').slice(-indexedUrlSegments));
    else if (record.kind === 'heading' && record.anchor) ancestors.push(record.anchor);
    this.indexHeadings(id, field.ancestors, ancestors);
    return id;
  }

  private getOrAddPage({url_without_anchor: url, docusaurus_tag: tag}: DocSearchRecord): number {
    const existing = this.pageIds.get(url);
    if (existing !== undefined) return existing;
    const id = this.pages.length;
    const isInDocs = tag !== defaultTag;
    this.pageIds.set(url, id);
    this.pages.push({url, sections: [], isOverview: overviewUrl.test(url), isInDocs, hasOperations: false});
    return id;
  }

  /** Indexes a field of a section, and returns the number of its terms. */
  private indexTexts(section: number, fieldId: Field, texts: readonly string[]): number {
    const frequencies = new Map<number, number>();
    let length = 0;
    for (const text of texts) {
      const {parts, compounds} = this.tokenize(text);
      length += parts.length;
      for (const id of parts) frequencies.set(id, (frequencies.get(id) ?? 0) + 1);
      for (const id of compounds) frequencies.set(id, (frequencies.get(id) ?? 0) + 1);
    }
    const base = (section << sectionShift) | (fieldId << fieldShift);
    for (const [id, frequency] of frequencies) {
      (this.postings[id] ??= []).push(base | Math.min(frequency, maxFrequency));
    }
    return length;
  }

  /** Indexes a field in which the frequency of a term doesn't matter. */
  private indexHeadings(section: number, fieldId: Field, headings: readonly string[]): void {
    const posting = (section << sectionShift) | (fieldId << fieldShift) | 1;
    const addTerm = (id: number) => {
      const postings = (this.postings[id] ??= []);
      if (postings.at(-1) !== posting) postings.push(posting);
    };
    for (const heading of headings) {
      const {parts, compounds} = this.tokenizeHeading(heading);
      parts.forEach(addTerm);
      compounds.forEach(addTerm);
    }
  }

  private tokenize(text: string): Tokens {
    const parts: number[] = [];
    const compounds: number[] = [];
    for (const word of splitWords(text, true)) {
      for (const {term, accented} of word.parts) parts.push(this.vocabulary.add(term, accented));
      if (word.parts.length > 1) compounds.push(this.vocabulary.add(word.joined));
    }
    return {parts, compounds};
  }

  private tokenizeHeading(heading: string): HeadingTokens {
    const known = this.headingTokens.get(heading);
    if (known) return known;
    const tokens = this.tokenize(heading);
    const {vocabulary} = this;
    const typed = tokens.parts.some((id) => isUnspaced(vocabulary.terms[id]!))
      ? extractTerms(heading).map((term) => vocabulary.add(term))
      : tokens.parts;
    const joined = typed.map((id) => vocabulary.terms[id]).join('');
    const headingTokens = {...tokens, typed, joined};
    this.headingTokens.set(heading, headingTokens);
    return headingTokens;
  }
}
