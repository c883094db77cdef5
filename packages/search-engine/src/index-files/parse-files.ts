import {addHeading, createRecord, emptyHierarchy, type DocSearchRecord, type RecordPosition} from '../records.js';
import {
  getRecordsFile,
  headingsFile,
  indexFormatVersion,
  type HeadingsFile,
  type PageRows,
  type PartFile,
  type Row,
} from './format.js';

/**
 * Indicates that an index file has another format version: the site was deployed with another version of this package
 * after the page was loaded. Reloading the page helps; loading the file again doesn't, unless it came from a cache.
 */
export class IndexVersionError extends Error {
  override readonly name = 'IndexVersionError';
}

/** The contents of the headings file. */
export type IndexHeadings = Omit<HeadingsFile, 'version'>;

/**
 * Parses the headings file.
 *
 * @throws IndexVersionError if the file has another format version.
 * @throws SyntaxError if the file is incomplete or isn't an index file.
 */
export function parseHeadings(json: string): IndexHeadings {
  const {version, ...headings} = JSON.parse(json) as HeadingsFile;
  if (version !== indexFormatVersion) {
    throw new IndexVersionError(
      `The search index file has version ${version}, not ${indexFormatVersion}. Use the same version of @developer-docs/search-engine to write and to read it.`,
    );
  }
  return headings;
}

/** Returns the records of the pages' titles, headings, and operations. */
export const readHeadings = ({pages}: IndexHeadings): DocSearchRecord[] =>
  pages.flatMap((page) => readPage(page, page.rows));

/**
 * Parses a part, and returns each page's records, except for those in the headings file.
 *
 * @throws SyntaxError if the file is incomplete or isn't an index file.
 */
export function parsePart(json: string, headings: IndexHeadings): DocSearchRecord[][] {
  const part = JSON.parse(json) as PartFile;
  return readPart(part, headings).map((records, page) => records.filter((_, row) => part.pages[page]?.[row]));
}

/**
 * Reads all files of an index.
 *
 * @param read - Returns the text of a file, by its path relative to the base URL of the site.
 * @returns The headings file's contents, and all records. Each page's records are in reading order.
 * @throws Error (as a rejection) as `parseHeadings` and `parsePart` do.
 */
export async function readIndex(
  read: (file: string) => string | Promise<string>,
): Promise<IndexHeadings & {readonly records: DocSearchRecord[]}> {
  const headings = parseHeadings(await read(headingsFile));
  const {build, partCount} = headings;
  const parts = await Promise.all(
    Array.from({length: partCount}, async (_, part) => read(getRecordsFile(build, part))),
  );
  const pages = parts.flatMap((part) => readPart(JSON.parse(part) as PartFile, headings));
  return {...headings, records: pages.flat()};
}

/** Returns each page's records, including those in the headings file. */
const readPart = ({firstPage, pages}: PartFile, headings: IndexHeadings): DocSearchRecord[][] =>
  pages.map((rows, index) => {
    const page = headings.pages[firstPage + index]!;
    const headingRows = page.rows.values();
    const known = rows.map((row) => row ?? headingRows.next().value!);
    return readPage(page, [...known, ...headingRows]);
  });

/** Restores a page's records. Those below a heading share its hierarchy. */
function readPage(page: PageRows, rows: readonly Row[]): DocSearchRecord[] {
  const {url, section, language, tag} = page;
  const operationCount = page.rows.filter(({kind}) => kind === 'operation').length;
  const recordPage = {url, language, tag, operationCount};
  const top: RecordPosition = {level: 0, kind: 'heading', anchor: '', hierarchy: {...emptyHierarchy, lvl0: section}};
  /** The headings and entries above the current row, outermost first. */
  let positions: RecordPosition[] = [];
  return rows.map((row, index) => {
    const {level, kind: rowKind, heading: rowHeading, anchor = '', content = null, ...properties} = row;
    const heading = rowHeading ?? properties.name;
    const kind = rowKind ?? (heading === undefined ? 'text' : 'heading');
    if (heading !== undefined) {
      positions = positions.filter((position) => position.level < level);
      const {hierarchy} = positions.at(-1) ?? top;
      positions.push({
        level,
        kind,
        anchor,
        hierarchy: addHeading(hierarchy, level, heading),
      });
    }
    const position = positions.findLast((above) => above.level <= level) ?? top;
    return createRecord(recordPage, position, {...properties, kind, content}, index);
  });
}
