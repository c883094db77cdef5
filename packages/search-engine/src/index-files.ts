import {hashText} from '@developer-docs/utils';
import type {SynonymRule} from './query/synonyms.js';
import {getCategory, getLevel, levels, type DocSearchRecord, type Hierarchy, type RecordKind} from './records.js';

/**
 * The index as JSON files: the headings, which are small and load first, and the text of all pages in parts, which can
 * be searched as they arrive. All contain a build ID, which is part of the names of the parts, and a checksum, because a
 * cache or proxy may return a corrupt file.
 */
export interface IndexFiles {
  /** Changes whenever a record does. */
  readonly build: string;
  readonly headings: string;
  readonly parts: readonly string[];
}

/** The contents of the headings file. */
export interface IndexHeadings {
  readonly build: string;
  readonly synonyms: readonly SynonymRule[];
  readonly partCount: number;
  /** Empty for an index that was written without them. */
  readonly versions: readonly IndexedVersion[];
  readonly pages: readonly PageRows[];
  /** The titles of all pages. `readSubheadings` returns the headings and operations below them. */
  readonly titles: readonly DocSearchRecord[];
}

/** A version of the docs that the index contains. */
export interface IndexedVersion {
  /** The value of the facet `docusaurus_tag`. */
  readonly tag: string;
  /** Its name in Docusaurus: `current` for the docs that are being written. */
  readonly name: string;
  readonly label: string;
  /** Whether readers see it by default. */
  readonly isLast: boolean;
}

/**
 * The version of the format of index files. It changes when files that were written by an earlier version of this
 * package can't be read anymore.
 */
export const indexFormatVersion = 3;

/** The length of a part in characters, of which gzip leaves about a fifth. A longer page is a separate part. */
const partLength = 1_200_000;

/** Precedes the content, which is the last property of a file. */
const contentKey = ',"content":';

interface IndexFile<Content> {
  readonly version: number;
  readonly build: string;
  readonly checksum: string;
  readonly content: Content;
}

interface HeadingsContent {
  readonly synonyms: readonly SynonymRule[];
  readonly versions?: readonly IndexedVersion[];
  readonly partCount: number;
  /** Each page has only the properties that differ from the previous page's. */
  readonly pages: readonly Partial<PageRows>[];
}

/** The rows of consecutive pages. `null` is the next row of the page in the headings file. */
interface PartContent {
  readonly firstPage: number;
  readonly pages: readonly (readonly (Row | null)[])[];
}

/** The properties that a page's records share, and one row for each record, in reading order. */
interface PageRows {
  readonly url: string;
  /** The sidebar section (`lvl0`). */
  readonly section: string | null;
  readonly language: string;
  readonly tag: string;
  readonly pageRank: number;
  readonly rows: readonly Row[];
}

/**
 * A record without the properties that can be derived from its page and the rows above. The file omits undefined
 * properties.
 */
interface Row {
  readonly level: number;
  /** Defaults to `heading` for headings and `text` for text. */
  readonly kind?: RecordKind;
  /** Defaults to `name`. A text row has neither of these, and belongs to the last heading or entry at its level. */
  readonly heading?: string;
  /** Defaults to the heading's slug. */
  readonly anchor?: string;
  readonly name?: string;
  readonly detail?: string;
  readonly pageCount?: number;
  readonly keywords?: readonly string[];
  readonly content?: string;
}

/** Indicates that a file is corrupt or isn't an index file. Loading it again without a cache may help. */
export class IndexFileError extends Error {
  override readonly name: string = 'IndexFileError';
}

/**
 * Indicates that an index file has another format version: the site was deployed with another version of this package
 * after the page was loaded. Reloading the page helps; loading the file again doesn't, unless it came from a cache.
 */
export class IndexVersionError extends IndexFileError {
  override readonly name = 'IndexVersionError';
}

/**
 * Serializes records. Parsing returns equal records except for `objectID` (derived from the URL) and `weight.position`
 * (always 0), which the engine doesn't read.
 *
 * @param records - All records. Each page's records are in reading order.
 */
export function serializeRecords(
  records: readonly DocSearchRecord[],
  synonyms: readonly SynonymRule[] = [],
  versions: readonly IndexedVersion[] = [],
): IndexFiles {
  const pages = groupByPage(records);
  const parts = splitIntoParts(pages);
  const headings = JSON.stringify({
    synonyms,
    ...(versions.length > 0 && {versions}),
    partCount: parts.length,
    pages: pages.map((page, index) => omitRepeated({...page, rows: page.rows.filter(isHeading)}, pages[index - 1])),
  } satisfies HeadingsContent);
  const build = computeChecksum([indexFormatVersion, headings, ...parts].join('\n'));
  const serialize = (content: string) =>
    `{"version":${indexFormatVersion},"build":"${build}","checksum":"${computeChecksum(content)}"${contentKey}${content}}`;
  return {build, headings: serialize(headings), parts: parts.map(serialize)};
}

function groupByPage(records: readonly DocSearchRecord[]): (PageRows & {readonly rows: Row[]})[] {
  const pages = new Map<string, PageRows & {readonly rows: Row[]}>();
  for (const record of records) {
    const {url_without_anchor: url, hierarchy, language, docusaurus_tag: tag, weight} = record;
    let page = pages.get(url);
    if (!page) {
      page = {url, section: hierarchy.lvl0, language, tag, pageRank: weight.pageRank, rows: []};
      pages.set(url, page);
    }
    page.rows.push(createRow(record));
  }
  return [...pages.values()];
}

/** Returns the contents of the parts, as JSON. */
function splitIntoParts(pages: readonly PageRows[]): string[] {
  const parts: string[] = [];
  let firstPage = 0;
  let length = 0;
  let partPages: string[] = [];
  for (const [index, {rows}] of pages.entries()) {
    const lastText = rows.findLastIndex((row) => !isHeading(row));
    const page = JSON.stringify(rows.slice(0, lastText + 1).map((row) => (isHeading(row) ? null : row)));
    partPages.push(page);
    length += page.length;
    if (length < partLength && index < pages.length - 1) continue;
    parts.push(`{"firstPage":${firstPage},"pages":[${partPages.join()}]}`);
    [firstPage, length, partPages] = [index + 1, 0, []];
  }
  return parts;
}

/** Removes a page's properties that are equal to the previous page's. */
function omitRepeated(page: PageRows, previous: PageRows | undefined): Partial<PageRows> {
  return Object.fromEntries(Object.entries(page).filter(([key, value]) => value !== previous?.[key as keyof PageRows]));
}

function isHeading({kind = 'heading', content}: Row): boolean {
  return content === undefined && ['page', 'heading', 'operation'].includes(kind);
}

function createRow(record: DocSearchRecord): Row {
  const {type, kind, hierarchy, anchor, name, detail, pageCount, keywords, content} = record;
  const isText = type === 'content';
  const level = getLevel(record);
  const heading = isText ? undefined : (hierarchy[type] ?? '');
  return {
    level,
    kind: kind === (isText ? 'text' : 'heading') ? undefined : kind,
    heading: heading === name ? undefined : heading,
    anchor: heading === undefined || anchor === createAnchor(level, heading) ? undefined : anchor,
    name,
    detail,
    pageCount,
    keywords,
    content: content ?? undefined,
  };
}

/** Creates the anchor that most headings have. */
function createAnchor(level: number, heading: string): string {
  if (level <= 1) return '';
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/**
 * Parses the headings file.
 *
 * @throws IndexVersionError if the file has another format version.
 * @throws IndexFileError if the file is corrupt or isn't an index file.
 */
export function parseHeadings(json: string): IndexHeadings {
  const {build, content} = parseFile<HeadingsContent>(json);
  const {synonyms, partCount, versions = []} = content;
  let previous = {} as PageRows;
  const pages = content.pages.map((page) => (previous = {...previous, ...page}));
  return {
    build,
    synonyms,
    partCount,
    versions,
    pages,
    titles: pages.flatMap((page) => readPage(page, page.rows.slice(0, 1))),
  };
}

/**
 * Reads the headings and operations below the titles, page by page, so that an engine can find the titles before it has
 * indexed all headings.
 */
export function* readSubheadings({pages}: IndexHeadings): Generator<DocSearchRecord[]> {
  for (const page of pages) yield readPage(page, page.rows).slice(1);
}

/**
 * Parses a part, and returns each page's records, except for those in the headings file.
 *
 * @throws IndexVersionError if the file has another format version.
 * @throws IndexFileError if the file is corrupt, isn't a part, or belongs to another build than the headings.
 */
export function parsePart(json: string, headings: IndexHeadings): DocSearchRecord[][] {
  return readPart(json, headings).map(({records, isHeading}) => records.filter((_, index) => !isHeading[index]));
}

/**
 * Parses all files of an index.
 *
 * @returns All records. Each page's records are in reading order.
 * @throws IndexFileError as `parseHeadings` and `parsePart` do.
 */
export function parseIndex({headings: json, parts}: Omit<IndexFiles, 'build'>): {
  readonly records: DocSearchRecord[];
  readonly synonyms: readonly SynonymRule[];
} {
  const headings = parseHeadings(json);
  const pages = parts.flatMap((part) => readPart(part, headings));
  return {records: pages.flatMap(({records}) => records), synonyms: headings.synonyms};
}

function readPart(json: string, headings: IndexHeadings) {
  const {build, content} = parseFile<PartContent>(json);
  if (build !== headings.build) throw new IndexFileError('The files of the search index belong to different builds.');
  return content.pages.map((rows, index) => {
    const page = headings.pages[content.firstPage + index]!;
    const headingRows = page.rows.values();
    const known = rows.map((row) => row ?? headingRows.next().value!);
    const all = [...known, ...headingRows];
    return {records: readPage(page, all), isHeading: all.map((_, position) => !rows[position])};
  });
}

function parseFile<Content>(json: string): IndexFile<Content> {
  let file: Partial<IndexFile<Content>> | null;
  try {
    file = JSON.parse(json) as typeof file;
  } catch (error) {
    throw new IndexFileError('The search index file is incomplete or invalid JSON.', {cause: error});
  }
  // Files of version 1 contain no version.
  if (file?.build && file.version !== indexFormatVersion) {
    throw new IndexVersionError(
      `The search index file has version ${file.version ?? 1}, not ${indexFormatVersion}. Use the same version of @developer-docs/search-engine to write and to read it.`,
    );
  }
  const start = json.indexOf(contentKey) + contentKey.length;
  if (!file?.build || !file.content || file.checksum !== computeChecksum(json.slice(start, -1))) {
    throw new IndexFileError("The search index file is corrupt: its checksum doesn't match.");
  }
  return file as IndexFile<Content>;
}

/** The heading or entry that a row belongs to. */
interface Position {
  readonly level: number;
  readonly kind: RecordKind;
  readonly anchor: string;
  readonly hierarchy: Hierarchy;
}

const emptyHierarchy: Hierarchy = {lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};

/** Restores a page's records. Those below a heading share its hierarchy. */
function readPage(page: PageRows, rows: readonly Row[]): DocSearchRecord[] {
  const {url: pageUrl, section, language, tag, pageRank} = page;
  const operationCount = page.rows.filter(({kind}) => kind === 'operation').length;
  const top: Position = {level: 0, kind: 'heading', anchor: '', hierarchy: {...emptyHierarchy, lvl0: section}};
  /** The headings and entries above the current row, outermost first. */
  let positions = [top];
  return rows.map((row, index): DocSearchRecord => {
    const {level, kind: rowKind, heading: rowHeading, anchor: rowAnchor, content = null, ...properties} = row;
    const heading = rowHeading ?? properties.name;
    const isText = heading === undefined;
    if (!isText) {
      positions = [top, ...positions.slice(1).filter((position) => position.level < level)];
      const {hierarchy} = positions.at(-1)!;
      positions.push({
        level,
        kind: rowKind ?? 'heading',
        anchor: rowAnchor ?? createAnchor(level, heading),
        hierarchy: {...hierarchy, [levels[level]!]: heading},
      });
    }
    const {anchor, ...position} = positions.findLast((above) => above.level <= level)!;
    const url = anchor === '' ? pageUrl : `${pageUrl}#${anchor}`;
    return {
      ...properties,
      objectID: isText ? `${url}:${index}` : url,
      url,
      url_without_anchor: pageUrl,
      anchor,
      type: isText ? 'content' : levels[level]!,
      kind: rowKind ?? (isText ? 'text' : 'heading'),
      category: getCategory(position.kind, operationCount),
      hierarchy: position.hierarchy,
      content,
      language,
      docusaurus_tag: tag,
      weight: {pageRank, level: isText ? 0 : 100 - 10 * level, position: 0},
    };
  });
}

/** Returns the hash of a text as eight hexadecimal digits. */
function computeChecksum(text: string): string {
  return hashText(text).toString(16).padStart(8, '0');
}
