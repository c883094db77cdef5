import type {SynonymRule} from './synonyms.js';
import {getCategory, getLevel, levels, type DocSearchRecord, type Hierarchy, type RecordKind} from './records.js';

/**
 * The index as two JSON files, each of which can be searched independently: the headings, which are small and load
 * first, and all records. Both contain a build ID, which is part of the second file's name, and a checksum, because a
 * cache or proxy may return a corrupt file.
 */
export interface IndexFiles {
  /** Changes whenever a record does. */
  readonly build: string;
  readonly headings: string;
  readonly records: string;
}

/** The contents of an index file. */
export interface ParsedIndex {
  readonly build: string;
  readonly synonyms: readonly SynonymRule[];
  readonly records: DocSearchRecord[];
}

interface IndexContent {
  readonly synonyms: readonly SynonymRule[];
  readonly pages: readonly PageRows[];
}

/**
 * The version of the format of index files. It changes when files that were written by an earlier version of this
 * package can't be read anymore.
 */
export const indexFormatVersion = 2;

interface IndexFile {
  readonly version: number;
  readonly build: string;
  readonly checksum: string;
  readonly content: IndexContent;
}

/** The properties that a page's records share, and one row for each record, in reading order. */
interface PageRows {
  readonly url: string;
  /** The sidebar section (`lvl0`). */
  readonly section: string | null;
  readonly language: string;
  readonly tag: string;
  readonly pageRank: number;
  readonly rows: Row[];
}

/**
 * A record without the properties that can be derived from its page and the rows above. The file omits undefined
 * properties.
 */
interface Row {
  readonly level: number;
  /** Defaults to `heading` for headings and `text` for text. */
  readonly kind?: RecordKind | undefined;
  /** Defaults to `name`. A text row has neither, and belongs to the last heading or entry of its level. */
  readonly heading?: string | undefined;
  readonly anchor?: string | undefined;
  readonly name?: string | undefined;
  readonly detail?: string | undefined;
  readonly pageCount?: number | undefined;
  readonly keywords?: readonly string[] | undefined;
  readonly content?: string | undefined;
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
 * @param records - All records, with those of each page in reading order.
 */
export function serializeRecords(
  records: readonly DocSearchRecord[],
  synonyms: readonly SynonymRule[] = [],
): IndexFiles {
  const pagesByUrl = new Map<string, PageRows>();
  for (const record of records) {
    const {url_without_anchor: url, hierarchy, language, docusaurus_tag: tag, weight} = record;
    const page = pagesByUrl.get(url) ?? {
      url,
      section: hierarchy.lvl0,
      language,
      tag,
      pageRank: weight.pageRank,
      rows: [],
    };
    page.rows.push(createRow(record));
    pagesByUrl.set(url, page);
  }
  const pages = [...pagesByUrl.values()];
  const headings = pages.map((page) => ({...page, rows: page.rows.filter(isHeading)}));
  const build = computeChecksum(JSON.stringify({version: indexFormatVersion, synonyms, pages}));
  const serialize = (content: IndexContent) => {
    const checksum = computeChecksum(JSON.stringify(content));
    return JSON.stringify({version: indexFormatVersion, build, checksum, content} satisfies IndexFile);
  };
  return {build, headings: serialize({synonyms, pages: headings}), records: serialize({synonyms, pages})};
}

function isHeading({kind = 'heading', content}: Row): boolean {
  return content === undefined && ['page', 'heading', 'operation'].includes(kind);
}

function createRow(record: DocSearchRecord): Row {
  const {type, kind, hierarchy, anchor, name, detail, pageCount, keywords, content} = record;
  const isText = type === 'content';
  return {
    level: getLevel(record),
    kind: kind === (isText ? 'text' : 'heading') ? undefined : kind,
    heading: isText || hierarchy[type] === name ? undefined : (hierarchy[type] ?? ''),
    anchor: isText || anchor === '' ? undefined : anchor,
    name,
    detail,
    pageCount,
    keywords,
    content: content ?? undefined,
  };
}

/**
 * Parses an index file.
 *
 * @throws IndexVersionError if the file has another format version.
 * @throws IndexFileError if the file is corrupt or isn't an index file.
 */
export function parseIndexFile(json: string): ParsedIndex {
  let file: Partial<IndexFile> | null;
  try {
    file = JSON.parse(json) as Partial<IndexFile> | null;
  } catch (error) {
    throw new IndexFileError('The search index file is incomplete or invalid JSON.', {cause: error});
  }
  // Files of version 1 contain no version.
  if (file?.build && file.version !== indexFormatVersion) {
    throw new IndexVersionError(
      `The search index file has version ${file.version ?? 1}, not ${indexFormatVersion}. Reload the page.`,
    );
  }
  if (!file?.build || !file.content || file.checksum !== computeChecksum(JSON.stringify(file.content))) {
    throw new IndexFileError("The search index file is corrupt: its checksum doesn't match.");
  }
  const {synonyms, pages} = file.content;
  return {build: file.build, synonyms, records: pages.flatMap(readPage)};
}

/** Restores a page's records. */
function readPage({url: pageUrl, section, language, tag, pageRank, rows}: PageRows): DocSearchRecord[] {
  const operationCount = rows.filter(({kind}) => kind === 'operation').length;
  /** The headings and entries above the current row, by level. */
  let openRows: (Row | undefined)[] = [];
  return rows.map((row, position): DocSearchRecord => {
    const isText = getHeading(row) === undefined;
    openRows = openRows.slice(0, isText ? row.level + 1 : row.level);
    if (!isText) openRows[row.level] = row;
    const {heading: _, level, kind = isText ? 'text' : 'heading', content = null, ...properties} = row;
    const anchor = openRows[level]?.anchor ?? '';
    const url = anchor === '' ? pageUrl : `${pageUrl}#${anchor}`;
    return {
      ...(properties as Pick<DocSearchRecord, 'name' | 'detail' | 'pageCount' | 'keywords'>),
      objectID: isText ? `${url}:${position}` : url,
      url,
      url_without_anchor: pageUrl,
      anchor,
      type: isText ? 'content' : (levels[level] ?? 'lvl6'),
      kind,
      category: getCategory(openRows[level]?.kind ?? 'heading', operationCount),
      hierarchy: Object.fromEntries(
        levels.map((name, index) => [name, index === 0 ? section : (getHeading(openRows[index]) ?? null)]),
      ) as Hierarchy,
      content,
      language,
      docusaurus_tag: tag,
      weight: {pageRank, level: isText ? 0 : 100 - 10 * level, position: 0},
    };
  });
}

function getHeading(row: Row | undefined): string | undefined {
  return row?.heading ?? row?.name;
}

/** Returns the hash of a text as eight hexadecimal digits. */
function computeChecksum(text: string): string {
  return computeHash(text).toString(16).padStart(8, '0');
}

/** Computes the 32-bit FNV-1a hash (http://www.isthe.com/chongo/tech/comp/fnv/) of the UTF-16 code units. */
function computeHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
