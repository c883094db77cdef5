import {getOrCreate} from '@developer-docs/utils';
import type {Language} from '../language/language.js';
import {extractTerms, splitWordsForIndex} from '../language/tokenize.js';
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
import {createPosting, field, type Field} from './postings.js';
import {Vocabulary} from './vocabulary.js';

/** How many trailing segments of a page URL are indexed: `swagger` finds `/docs/api/swagger/core-api`. */
const indexedUrlSegments = 2;

/**
 * A heading or entry with the text below it, up to the next heading or entry. Its URL includes the fragment. Records
 * can be added to it later, so some properties aren't readonly.
 */
export interface Section {
  /** Its position among all sections. */
  readonly id: number;
  readonly page: Page;
  readonly heading: string;
  readonly level: number;
  /** The letters and digits of the heading, by which `findSectionsByName` finds it. */
  readonly joinedHeading: string;
  /** IDs of the terms in the heading's name, in order. */
  readonly headingTerms: readonly number[];
  /** The record of the heading or entry, if there is one. */
  head: DocSearchRecord | undefined;
  /** Content records in page order, plus records of headings that have no anchor. */
  readonly contents: DocSearchRecord[];
  /** The length of the text in characters. */
  textLength: number;
}

/** Returns whether a section is a reference entry, such as a field or an error code. */
export const isEntry = ({head}: Section): boolean => isEntryKind(head?.kind);

/** Words that readers type to find a section. */
export interface Phrase {
  readonly section: Section;
  /** IDs of the distinct terms, without stop words. */
  readonly terms: readonly number[];
}

export interface Page {
  /** Its position among all pages. */
  readonly id: number;
  /** The page's own section, followed by the sections of its headings. */
  readonly sections: Section[];
  /** Whether the page is part of the docs, unlike blog posts and other pages. */
  readonly isInDocs: boolean;
  /**
   * Whether the page documents operations, which is known when one has been added. Most of its text is generated, and
   * similar on all such pages.
   */
  hasOperations: boolean;
}

/** A section's text, by field. */
type SectionTexts = Record<'text' | 'sample' | 'link', string[]>;

interface HeadingTokens {
  /** The IDs of all terms. */
  readonly terms: readonly number[];
  /**
   * The terms that readers type: neither words with several parts, nor the final characters of text without spaces.
   */
  readonly typed: readonly number[];
  /** Their letters and digits. */
  readonly joined: string;
}

/** The inverted index from terms to sections. */
export class SectionIndex {
  readonly vocabulary: Vocabulary;
  readonly sections: Section[] = [];
  private readonly sectionsByUrl = new Map<string, Section>();
  private readonly sectionsByName = new Map<string, Section[]>();
  private readonly pages = new Map<string, Page>();
  /** Postings by term ID. */
  private readonly postings: (number[] | undefined)[] = [];
  /** The phrases that contain a term, by term ID. */
  private readonly phrasesByTerm = new Map<number, Phrase[]>();
  /** The tokens of the headings that are being added, because sections repeat the headings above them. */
  private readonly headingTokens = new Map<string, HeadingTokens>();

  constructor(private readonly language: Language) {
    this.vocabulary = new Vocabulary(language);
  }

  get pageCount(): number {
    return this.pages.size;
  }

  getSection(id: number): Section {
    return this.sections[id]!;
  }

  /** Returns the postings of a term; none for terms that only phrases contain. */
  getPostings(term: number): readonly number[] {
    return this.postings[term] ?? [];
  }

  /** Returns the sections whose heading or name has these letters and digits, regardless of other characters. */
  findSectionsByName(joinedName: string): readonly Section[] {
    return this.sectionsByName.get(joinedName) ?? [];
  }

  /** Returns the phrases that contain a term. */
  findPhrasesWithTerm(term: number): readonly Phrase[] {
    return this.phrasesByTerm.get(term) ?? [];
  }

  /**
   * Returns whether several entries have the same name, such as a header that all operations accept. Operations are
   * excluded.
   */
  hasDuplicateName(section: Section): boolean {
    const {head, joinedHeading} = section;
    return (
      isEntry(section) &&
      head?.kind !== 'operation' &&
      (head?.pageCount !== undefined || this.findSectionsByName(joinedHeading).length > 1)
    );
  }

  /** Returns the inverse document frequency of a term that occurs in `count` sections. */
  computeInverseFrequency(count: number): number {
    return Math.log(1 + (this.sections.length + 1) / (count + 0.5));
  }

  /** Adds records. Call `vocabulary.commit` before the next search. */
  add(records: Iterable<DocSearchRecord>): void {
    const texts = new Map<Section, SectionTexts>();
    for (const record of records) {
      const section = getOrCreate(this.sectionsByUrl, record.url, () => this.addSection(record));
      const sectionTexts = getOrCreate(texts, section, () => ({text: [], sample: [], link: []}));
      this.addRecord(record, section, sectionTexts);
    }
    for (const [section, {text, sample, link}] of texts) {
      section.textLength += [...text, ...sample].join('').length;
      this.indexTexts(section, field.text, text);
      this.indexTexts(section, field.sample, sample);
      this.indexTexts(section, field.link, link);
    }
    this.headingTokens.clear();
  }

  private addRecord(record: DocSearchRecord, section: Section, texts: SectionTexts): void {
    if (record.kind === 'operation') section.page.hasOperations = true;
    if (record.kind === 'phrases') {
      for (const phrase of splitPhrases(record)) this.addPhrase(section, phrase);
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
    }
    const heading = getHeading(record);
    if (heading && heading !== section.heading) texts.text.push(heading);
    if (record.name && record.name !== section.heading) {
      this.indexHeadings(section, field.heading, [record.name]);
      this.addName(section, this.tokenizeHeading(record.name).joined);
    }
    if (record.keywords !== undefined) this.indexTexts(section, field.ancestors, record.keywords);
    if (record.content !== null) texts[record.kind === 'sample' ? 'sample' : 'text'].push(record.content);
  }

  private addPhrase(section: Section, text: string): void {
    const words = new Set(extractTerms(text).filter((word) => !this.language.isStopWord(word)));
    const phrase = {section, terms: Array.from(words, (word) => this.vocabulary.add(word))};
    for (const term of phrase.terms) getOrCreate(this.phrasesByTerm, term, () => []).push(phrase);
  }

  private addName(section: Section, joinedName: string): void {
    const sections = getOrCreate(this.sectionsByName, joinedName, () => []);
    if (sections.at(-1) !== section) sections.push(section);
  }

  private addSection(record: DocSearchRecord): Section {
    const {hierarchy, kind, anchor, url_without_anchor: pageUrl, docusaurus_tag: tag} = record;
    const page = getOrCreate(this.pages, pageUrl, () => ({
      id: this.pages.size,
      sections: [],
      isInDocs: tag !== defaultTag,
      hasOperations: false,
    }));
    const level = getLevel(record);
    const heading = hierarchy[levels[level]!] ?? '';
    const {joined: joinedHeading} = this.tokenizeHeading(heading);
    const {joined: joinedName, typed: headingTerms} = this.tokenizeHeading(getNameInHeading(heading));
    const section: Section = {
      id: this.sections.length,
      page,
      heading,
      level,
      joinedHeading,
      headingTerms,
      head: undefined,
      contents: [],
      textLength: 0,
    };
    this.sections.push(section);
    page.sections.push(section);
    this.indexHeadings(section, field.heading, [heading]);
    this.addName(section, joinedHeading);
    this.addName(section, joinedName);
    if (level > 1 && hierarchy.lvl1) this.indexHeadings(section, field.title, [hierarchy.lvl1]);
    const ancestorLevels = levels.slice(0, level).filter((ancestor) => ancestor !== 'lvl1');
    const ancestors = ancestorLevels.flatMap((ancestor) => hierarchy[ancestor] ?? []);
    if (level <= 1) ancestors.push(...pageUrl.split('/').slice(-indexedUrlSegments));
    else if (kind === 'heading' && anchor) ancestors.push(anchor);
    this.indexHeadings(section, field.ancestors, ancestors);
    return section;
  }

  /** Indexes a field of a section. */
  private indexTexts({id: section}: Section, fieldId: Field, texts: readonly string[]): void {
    const frequencies = new Map<number, number>();
    for (const id of texts.flatMap((text) => this.tokenize(text))) {
      frequencies.set(id, (frequencies.get(id) ?? 0) + 1);
    }
    for (const [id, frequency] of frequencies) {
      (this.postings[id] ??= []).push(createPosting(section, fieldId, frequency));
    }
  }

  /** Indexes a field in which the frequency of a term doesn't matter. */
  private indexHeadings({id: section}: Section, fieldId: Field, headings: readonly string[]): void {
    const posting = createPosting(section, fieldId, 1);
    for (const id of headings.flatMap((heading) => this.tokenizeHeading(heading).terms)) {
      const postings = (this.postings[id] ??= []);
      if (postings.at(-1) !== posting) postings.push(posting);
    }
  }

  /** Returns the IDs of a text's terms: the parts of its words, and the words that have several parts. */
  private tokenize(text: string): number[] {
    const terms: number[] = [];
    for (const word of splitWordsForIndex(text)) {
      for (const {term, accented} of word.parts) terms.push(this.vocabulary.add(term, accented));
      if (word.parts.length > 1) terms.push(this.vocabulary.add(word.joined));
    }
    return terms;
  }

  private tokenizeHeading(heading: string): HeadingTokens {
    return getOrCreate(this.headingTokens, heading, () => {
      const words = extractTerms(heading);
      return {
        terms: this.tokenize(heading),
        typed: words.map((word) => this.vocabulary.add(word)),
        joined: words.join(''),
      };
    });
  }
}
