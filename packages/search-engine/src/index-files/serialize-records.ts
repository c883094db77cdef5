import {groupBy, hashText} from '@developer-docs/utils';
import {getLevel, type DocSearchRecord} from '../records.js';
import {
  getRecordsFile,
  headingsFile,
  indexFormatVersion,
  type HeadingsFile,
  type PageRows,
  type Row,
} from './format.js';

/** The length of a part in characters, of which gzip leaves about a fifth. A longer page is a separate part. */
const partLength = 1_200_000;

/**
 * Serializes records as index files. Reading them all returns equal records, whose positions on their page are counted
 * again, because the build has removed some records and added others.
 *
 * @param records - All records. Each page's records are in reading order.
 * @returns The files by their path, relative to the base URL of the site. The headings file is the first one.
 */
export function serializeRecords(
  records: readonly DocSearchRecord[],
  {
    language = 'en',
    synonyms = [],
    versions = [],
  }: Partial<Pick<HeadingsFile, 'language' | 'synonyms' | 'versions'>> = {},
): Readonly<Record<string, string>> {
  const pages = groupByPage(records);
  const parts = splitIntoParts(pages);
  const headings = {
    language,
    synonyms,
    versions,
    partCount: parts.length,
    pages: pages.map((page) => ({...page, rows: page.rows.filter(isHeading)})),
  };
  const build = hashText([indexFormatVersion, JSON.stringify(headings), ...parts].join('\n')).toString(16);
  const headingsContent: HeadingsFile = {version: indexFormatVersion, build, ...headings};
  return {
    [headingsFile]: JSON.stringify(headingsContent),
    ...Object.fromEntries(parts.map((part, index) => [getRecordsFile(build, index), part])),
  };
}

const groupByPage = (records: readonly DocSearchRecord[]): PageRows[] =>
  Array.from(
    groupBy(records, ({url_without_anchor: url}) => url),
    ([url, pageRecords]) => {
      const {hierarchy, language, docusaurus_tag: tag} = pageRecords[0]!;
      return {url, section: hierarchy.lvl0, language, tag, rows: pageRecords.map(createRow)};
    },
  );

/** Returns the files with the text of pages. */
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

const isHeading = ({kind = 'heading', content}: Row): boolean =>
  content === undefined && ['page', 'heading', 'operation'].includes(kind);

function createRow(record: DocSearchRecord): Row {
  const {type, kind, hierarchy, anchor, name, detail, pageCount, keywords, content} = record;
  const isText = type === 'content';
  const level = getLevel(record);
  const heading = isText ? undefined : (hierarchy[type] ?? '');
  return {
    level,
    kind: kind === (isText ? 'text' : 'heading') ? undefined : kind,
    heading: heading === name ? undefined : heading,
    anchor: isText || anchor === '' ? undefined : anchor,
    name,
    detail,
    pageCount,
    keywords,
    content: content ?? undefined,
  };
}
