import {levels, type DocSearchRecord} from '../../../plugins/search/records';
import type {Filter} from './facets';
import {countBits} from './fuzzy';
import {ownHeading} from './headings';
import {countedTerms, foundTerms, highlight, snippet, type Markup} from './highlight';
import {Matcher} from './match';
import type {Query} from './query';
import type {Ranked} from './rank';
import type {Section, SectionIndex} from './section-index';
import type {Hit, HighlightResult, Results, SearchParameters, SnippetResult} from './types';

/** So many sections of a page are listed, by the page's place in the list; the last figure holds for all further pages. */
const sectionsByPlace = {
  /** The reader looks for a place: more of the pages that lead the list. */
  usual: [4, 4, 4, 2],
  /** One word, still being typed, may become any of several: more pages, so that the one that is meant is among them. */
  begun: [4, 2, 1],
} as const;
/** A further section of a page is listed when it scores at least this share of the page's best. */
const shareOfBest = 0.5;

/** So many entries of one name, such as a header that every operation sends, are listed before everything else has been. */
const mostOfName = 2;

/** So many hits are seen at first: what is promised stands among them. */
const seenAtFirst = 20;

/**
 * The sections to list, page by page: the pages by their best section, the sections of a page by their score.
 *
 * @param promised Sections whose pages stand among the first hits in any case; asked for only when there are more hits than that.
 */
export function arrange(
  ranked: readonly Ranked[],
  query: Query,
  index: SectionIndex,
  promised: () => readonly number[],
): number[] {
  const limits = query.terms.length === 1 && query.terms[0]!.begun ? sectionsByPlace.begun : sectionsByPlace.usual;
  const pages = new Map<number, ListedPage>();
  const names = new Map<string, number>();
  const repeats: number[] = [];
  for (const {section, score} of ranked) {
    const {page, joined, head} = index.sections[section]!;
    if (index.isRepeated(section)) {
      const name = `${head?.kind ?? ''} ${joined}`;
      const listed = names.get(name) ?? 0;
      names.set(name, listed + 1);
      if (listed >= mostOfName) {
        repeats.push(section);
        continue;
      }
    }
    let listed = pages.get(page);
    if (!listed) {
      listed = {sections: [], limit: limits[Math.min(pages.size, limits.length - 1)]!, best: score};
      pages.set(page, listed);
    }
    if (listed.sections.length < listed.limit && score >= shareOfBest * listed.best) listed.sections.push(section);
  }
  const sections = [...pages.values()].flatMap((page) => page.sections).concat(repeats);
  return sections.length > seenAtFirst ? withPromised(sections, promised(), pages, index) : sections;
}

interface ListedPage {
  sections: number[];
  limit: number;
  /** Score of the best section. */
  best: number;
}

/** Moves the first section of every promised page up among the first hits, as far as there is room. The others keep their order. */
function withPromised(
  sections: readonly number[],
  promised: readonly number[],
  pages: ReadonlyMap<number, ListedPage>,
  index: SectionIndex,
): number[] {
  const wanted = new Map<number, number>();
  for (const section of promised) {
    const {page} = index.sections[section]!;
    wanted.set(page, pages.get(page)?.sections[0] ?? section);
  }
  const first: number[] = [];
  const later: number[] = [];
  for (const section of sections) {
    const isWanted = wanted.get(index.sections[section]!.page) === section;
    if (isWanted) wanted.delete(index.sections[section]!.page);
    const room = seenAtFirst - first.length - wanted.size;
    if (isWanted || room > 0) first.push(section);
    else later.push(section);
  }
  return [...first, ...wanted.values(), ...later];
}

/** Makes hits of sections: chooses the record that shows best why the section was found, and highlights it. */
export class HitBuilder {
  private readonly matcher: Matcher;
  private readonly markup: Markup;
  private readonly snippets: ReadonlyMap<string, number>;
  private readonly counted: {headings: number; prose: number};

  constructor(
    private readonly query: Query,
    parameters: SearchParameters,
    private readonly filter: Filter | undefined,
  ) {
    this.matcher = new Matcher(query);
    this.counted = {headings: countedTerms(query, false), prose: countedTerms(query, true)};
    this.markup = {
      before: parameters.highlightPreTag ?? '<mark>',
      after: parameters.highlightPostTag ?? '</mark>',
      ellipsis: parameters.snippetEllipsisText ?? '…',
    };
    this.snippets = snippetLengths(parameters.attributesToSnippet);
  }

  build(section: Section): Hit | undefined {
    const record = this.choose(section);
    if (!record) return undefined;
    const highlighted: Results<HighlightResult> = {hierarchy: {}};
    const snippets: Results<SnippetResult> = {hierarchy: {}};
    for (const level of levels) {
      const heading = record.hierarchy[level];
      if (!heading) continue;
      const {full, short} = this.show(heading, `hierarchy.${level}`, this.counted.headings);
      highlighted.hierarchy[level] = full;
      if (short) snippets.hierarchy[level] = short;
    }
    if (record.content) {
      const {full, short} = this.show(record.content, 'content', this.counted.prose);
      highlighted.content = full;
      if (short) snippets.content = short;
    }
    return {...record, _highlightResult: highlighted, _snippetResult: snippets};
  }

  private show(text: string, attribute: string, counted: number): {full: HighlightResult; short?: SnippetResult} {
    const {matcher, query, markup, snippets} = this;
    const matched = matcher.match(text);
    const full = highlight(text, matched, query, counted, markup);
    const length = snippets.get(attribute) ?? snippets.get('*');
    return length === undefined ? {full} : {full, short: snippet(text, length, matched, counted, markup)};
  }

  /** The heading, unless a text below it has more of the query. */
  private choose({head, contents}: Section): DocSearchRecord | undefined {
    const wanted = countBits(this.counted.prose);
    let best: DocSearchRecord | undefined;
    let most = -1;
    let read = 0;
    for (const record of head ? [head, ...contents] : contents) {
      if (most === wanted || read > mostRead) break;
      if (this.filter && !this.filter(record)) continue;
      const found = this.countIn(record);
      if (found > most) [best, most] = [record, found];
      read += record.content?.length ?? 0;
    }
    return best;
  }

  /** How many of the words that count stand in what the record adds to its page. */
  private countIn(record: DocSearchRecord): number {
    let found = 0;
    for (const text of [ownHeading(record), record.content]) {
      if (text) found |= foundTerms(this.matcher.match(text).matches);
    }
    return countBits(found & this.counted.prose);
  }
}

/** A section is read for its best text up to about this many characters: a reference of a whole contract may have one of megabytes. */
const mostRead = 20_000;

const defaultSnippetLength = 10;

/** `content:10` → 10 words of `content`. What is not of this form is ignored. */
function snippetLengths(attributes: readonly string[] | undefined): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  for (const attribute of Array.isArray(attributes) ? (attributes as unknown[]) : []) {
    const parts = /^(\*|content|hierarchy\.lvl[0-6])(?::(\d{1,4}))?$/.exec(String(attribute));
    if (parts?.[1]) lengths.set(parts[1], Math.max(1, Number(parts[2] ?? defaultSnippetLength)));
  }
  return lengths;
}
