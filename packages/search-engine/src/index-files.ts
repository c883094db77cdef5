import type {SynonymRule} from './synonyms';
import {getCategory, getLevel, levels, type DocSearchRecord, type Hierarchy, type RecordKind} from './records';

/**
 * The records as two JSON files: headings, which are small and are loaded first, and everything else. Both carry the ID of
 * their build, because the texts refer to headings by position, and a checksum, because a cache or proxy may return a damaged
 * file.
 */
export interface IndexFiles {
  /** Changes whenever a record does. */
  readonly build: string;
  readonly headings: string;
  readonly texts: string;
}

/** The contents of the headings file. */
export interface HeadingsIndex {
  readonly build: string;
  readonly pages: readonly PageOutline[];
  readonly synonyms: readonly SynonymRule[];
  readonly records: DocSearchRecord[];
}

/** What the records of a page have in common, and its headings in order. */
interface PageOutline {
  readonly url: string;
  /** The sidebar section (`lvl0`). */
  readonly section: string | null;
  readonly language: string;
  readonly tag: string;
  readonly pageRank: number;
  readonly headings: readonly Row[];
}

/** A record without the data that can be derived from its page and from the rows above it. */
interface Row {
  readonly level: number;
  /** `heading` for headings and `text` for texts when absent. */
  readonly kind?: RecordKind;
  /** The same as `name` when absent. A text has neither, and belongs to the last heading or entry of its level. */
  readonly heading?: string;
  readonly anchor?: string;
  readonly name?: string;
  readonly detail?: string;
  readonly pageCount?: number;
  readonly keywords?: readonly string[];
  readonly content?: string;
}

/** The rows between a heading and the next one on the same page. */
interface TextGroup {
  /** Index of the page in the headings file. */
  readonly page: number;
  /** Index of the heading on its page; −1 for text before the first heading. */
  readonly heading: number;
  readonly rows: Row[];
}

interface IndexFile<Content> {
  readonly build: string;
  readonly checksum: string;
  readonly content: Content;
}

/** An index file that can't be used: damaged, not an index file at all, or from another build. */
export class IndexFileError extends Error {
  override readonly name = 'IndexFileError';
}

/**
 * Serializes records. Parsing returns equal records except for `objectID` (derived from the URL) and `weight.position` (0),
 * which the engine doesn't read.
 *
 * @param records - All records, page by page in reading order.
 * @param synonyms - Rules for the engine, which are part of the headings file.
 */
export function serializeRecords(
  records: readonly DocSearchRecord[],
  synonyms: readonly SynonymRule[] = [],
): IndexFiles {
  const pages: (PageOutline & {readonly headings: Row[]})[] = [];
  const pageIndexes = new Map<string, number>();
  const groups: TextGroup[] = [];
  for (const record of records) {
    const pageIndex = pageIndexes.get(record.url_without_anchor) ?? pages.length;
    const page = (pages[pageIndex] ??= createPageOutline(record));
    pageIndexes.set(page.url, pageIndex);
    if (isHeading(record)) {
      page.headings.push(createRow(record));
      continue;
    }
    const heading = page.headings.length - 1;
    const last = groups.at(-1);
    if (last?.page === pageIndex && last.heading === heading) last.rows.push(createRow(record));
    else groups.push({page: pageIndex, heading, rows: [createRow(record)]});
  }
  const build = computeChecksum(JSON.stringify([pages, groups, synonyms]));
  return {build, headings: serialize(build, {pages, synonyms}), texts: serialize(build, groups)};
}

function isHeading({type, kind = 'heading', content}: DocSearchRecord): boolean {
  return type !== 'content' && content === null && ['page', 'heading', 'operation'].includes(kind);
}

function createPageOutline({
  url_without_anchor: url,
  hierarchy,
  language,
  docusaurus_tag: tag,
  weight,
}: DocSearchRecord) {
  return {url, section: hierarchy.lvl0, language, tag, pageRank: weight.pageRank, headings: [] as Row[]};
}

function createRow(record: DocSearchRecord): Row {
  const {type, kind, hierarchy, anchor, name, detail, pageCount, keywords, content} = record;
  const isText = type === 'content';
  return {
    level: getLevel(record),
    ...(kind !== (isText ? 'text' : 'heading') && kind !== undefined && {kind}),
    ...(!isText && hierarchy[type] !== name && {heading: hierarchy[type] ?? ''}),
    ...(!isText && anchor !== '' && {anchor}),
    ...(name !== undefined && {name}),
    ...(detail !== undefined && {detail}),
    ...(pageCount !== undefined && {pageCount}),
    ...(keywords !== undefined && {keywords}),
    ...(content !== null && {content}),
  };
}

function serialize(build: string, content: unknown): string {
  const file: IndexFile<unknown> = {build, checksum: computeChecksum(JSON.stringify(content)), content};
  return JSON.stringify(file);
}

/** @throws IndexFileError for a file that isn't a whole headings file. */
export function parseHeadings(json: string): HeadingsIndex {
  const {build, content} = parse<Pick<HeadingsIndex, 'pages' | 'synonyms'>>(json);
  const {pages, synonyms} = content;
  const records = pages.flatMap((page) => {
    const reader = new PageReader(page, new Map());
    return page.headings.map((row) => reader.read(row));
  });
  return {build, pages, synonyms, records};
}

/** @throws IndexFileError for a file that isn't a whole texts file of the same build as the headings. */
export function parseTexts(json: string, {build, pages}: HeadingsIndex): DocSearchRecord[] {
  const file = parse<readonly TextGroup[]>(json);
  if (file.build !== build) {
    throw new IndexFileError(`The search texts are from build ${file.build}, but the headings are from ${build}.`);
  }
  const textCounts = new Map<string, number>();
  return file.content.flatMap(({page: pageIndex, heading, rows}) => {
    const page = pages[pageIndex];
    if (!page) throw new IndexFileError(`The search texts refer to page ${pageIndex}, which the headings don't have.`);
    const reader = new PageReader(page, textCounts);
    page.headings.slice(0, heading + 1).forEach((row) => reader.read(row));
    return rows.map((row) => reader.read(row));
  });
}

function parse<Content>(json: string): IndexFile<Content> {
  let file: Partial<IndexFile<Content>> | null;
  try {
    file = JSON.parse(json) as Partial<IndexFile<Content>> | null;
  } catch (error) {
    throw new IndexFileError('The search index file is incomplete or invalid JSON.', {cause: error});
  }
  if (typeof file?.build !== 'string' || file.checksum !== computeChecksum(JSON.stringify(file.content))) {
    throw new IndexFileError("The search index file is damaged: its checksum doesn't match.");
  }
  return file as IndexFile<Content>;
}

function getHeading(row: Row | undefined): string | undefined {
  return row?.heading ?? row?.name;
}

/** Restores the records of a page from its rows, in their order. */
class PageReader {
  /** The open headings and entries by level. */
  #open: (Row | undefined)[] = [];
  readonly #operationCount: number;

  /** @param textCounts - How many texts each URL has so far. */
  constructor(
    private readonly page: PageOutline,
    private readonly textCounts: Map<string, number>,
  ) {
    this.#operationCount = page.headings.filter(({kind}) => kind === 'operation').length;
  }

  read(row: Row): DocSearchRecord {
    const isText = getHeading(row) === undefined;
    this.#open = this.#open.slice(0, isText ? row.level + 1 : row.level);
    if (!isText) this.#open[row.level] = row;
    const {url: pageUrl, language, tag, pageRank} = this.page;
    const anchor = this.#open[row.level]?.anchor ?? '';
    const url = anchor === '' ? pageUrl : `${pageUrl}#${anchor}`;
    return {
      objectID: isText ? this.#createTextId(url) : url,
      url,
      url_without_anchor: pageUrl,
      anchor,
      type: isText ? 'content' : (levels[row.level] ?? 'lvl6'),
      kind: row.kind ?? (isText ? 'text' : 'heading'),
      category: getCategory(this.#open[row.level]?.kind ?? 'heading', this.#operationCount),
      ...(row.name !== undefined && {name: row.name}),
      ...(row.detail !== undefined && {detail: row.detail}),
      ...(row.pageCount !== undefined && {pageCount: row.pageCount}),
      ...(row.keywords !== undefined && {keywords: row.keywords}),
      hierarchy: this.#createHierarchy(),
      content: row.content ?? null,
      language,
      docusaurus_tag: tag,
      weight: {pageRank, level: isText ? 0 : 100 - 10 * row.level, position: 0},
    };
  }

  #createTextId(url: string): string {
    const count = this.textCounts.get(url) ?? 0;
    this.textCounts.set(url, count + 1);
    return `${url}:${count}`;
  }

  #createHierarchy(): Hierarchy {
    const headings = levels.map((level, index) => [
      level,
      index === 0 ? this.page.section : (getHeading(this.#open[index]) ?? null),
    ]);
    return Object.fromEntries(headings) as Hierarchy;
  }
}

/** The FNV-1a hash of the UTF-16 code units (http://www.isthe.com/chongo/tech/comp/fnv/), as eight hexadecimal digits. */
function computeChecksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
