import {getHeading, getLevel, levels, minRepeatingPages, type DocSearchRecord} from '@developer-docs/search-engine';
import {decodeUriPart, groupBy} from '@developer-docs/utils';

/**
 * Removes records that duplicate others, so that a list of results isn't filled with the same sentence. Only records
 * that one search can return are compared: readers search in one language and one version of each docs instance, so
 * every version keeps the text that it shares with others.
 *
 * - Enum values with the same name and description, which are listed under every field that accepts them.
 * - On pages with several operations, such as complete OpenAPI documents: text, samples, and entries that are also on
 *   another page or above on the same one, and headings with nothing left below them.
 * - Text, samples, and entries on at least three pages, and error codes and headers with the same name. The record that
 *   is kept contains the number of pages. It's on the page that describes most entries of this kind.
 *
 * Operations, headings of other pages, entries with phrases, and entries with remaining records below them are kept.
 *
 * @param records - All records of the site, page by page.
 * @param urlsWithPhrases - Contains the URLs of the entries that writers have added phrases to.
 * @returns The remaining records in the same order.
 */
export function deduplicateRecords(
  records: readonly DocSearchRecord[],
  urlsWithPhrases: Pick<ReadonlySet<string>, 'has'>,
): DocSearchRecord[] {
  const referencePages = findReferencePages(records);
  const isOnReferencePage = (record: DocSearchRecord) => referencePages.has(record.url_without_anchor);
  const hasPhrases = ({type, url}: DocSearchRecord) => type !== 'content' && urlsWithPhrases.has(decodeUriPart(url));
  const catalogs = findCatalogs(records.filter((record) => !isOnReferencePage(record)));
  const removed = new Set(records.filter((record) => record.kind === 'heading' && isOnReferencePage(record)));
  const pageCounts = new Map<DocSearchRecord, number>();
  for (const group of groupEqualRecords(records)) {
    const {kept, pageCount} = selectRecords(group, {isOnReferencePage, hasPhrases, catalogs});
    for (const record of group) if (!kept.includes(record)) removed.add(record);
    if (pageCount !== undefined) for (const record of kept) pageCounts.set(record, pageCount);
  }
  const ancestors = new Set(records.filter((record) => !removed.has(record)).flatMap(createAncestorKeys));
  return records
    .filter((record) => !removed.has(record) || (record.type !== 'content' && ancestors.has(createHeadingKey(record))))
    .map((record) => {
      const pageCount = pageCounts.get(record);
      return pageCount === undefined || record.type === 'content' ? record : {...record, pageCount};
    });
}

/** What decides which records of a group are kept. */
interface SiteRecords {
  readonly isOnReferencePage: (record: DocSearchRecord) => boolean;
  readonly hasPhrases: (record: DocSearchRecord) => boolean;
  readonly catalogs: ReadonlyMap<string, string>;
}

/**
 * Selects the records to keep of those that represent the same thing.
 *
 * @returns The records, and the number of pages if they represent the thing on several pages.
 */
function selectRecords(
  group: readonly DocSearchRecord[],
  {isOnReferencePage, hasPhrases, catalogs}: SiteRecords,
): {readonly kept: readonly DocSearchRecord[]; readonly pageCount?: number} {
  const first = group.find((record) => !isOnReferencePage(record)) ?? group[0];
  const isListed = (record: DocSearchRecord) => record.kind !== 'value' && !isOnReferencePage(record);
  const distinct = group.filter((record) => record === first || hasPhrases(record) || isListed(record));
  const pageCount = new Set(distinct.map((record) => record.url_without_anchor)).size;
  if (pageCount < minRepeatingPages) return {kept: distinct};
  const isInCatalog = (record: DocSearchRecord) => catalogs.get(createKindKey(record)) === record.url_without_anchor;
  const canonical = distinct.find(hasPhrases) ?? distinct.find(isInCatalog) ?? first;
  return {kept: distinct.filter((record) => record === canonical || hasPhrases(record)), pageCount};
}

/** Returns the URLs of the pages with several operations. A page with one documents it. */
function findReferencePages(records: readonly DocSearchRecord[]): ReadonlySet<string> {
  const operations = records.filter(({kind}) => kind === 'operation');
  const pages = [...groupBy(operations, ({url_without_anchor: url}) => url)].filter(([, {length}]) => length > 1);
  return new Set(pages.map(([url]) => url));
}

/** Finds the page with the most entries of each kind, such as the catalog of all error codes. */
function findCatalogs(records: readonly DocSearchRecord[]): ReadonlyMap<string, string> {
  const named = records.filter(({kind, name}) => kind !== undefined && name !== undefined);
  return new Map(Array.from(groupBy(named, createKindKey), ([kind, entries]) => [kind, findCatalog(entries)]));
}

/** Finds the page with the most of some entries. */
function findCatalog(entries: readonly DocSearchRecord[]): string {
  const pages = Array.from(
    groupBy(entries, ({url_without_anchor: url}) => url),
    ([url, pageEntries]) => ({url, nameCount: new Set(pageEntries.map(({name}) => name)).size}),
  );
  return pages.sort((a, b) => b.nameCount - a.nameCount)[0]?.url ?? '';
}

/** Groups the text, samples, and entries that represent the same thing. Headings and operations are in no group. */
function groupEqualRecords(records: readonly DocSearchRecord[]): Iterable<DocSearchRecord[]> {
  const comparable = records.filter(({kind = 'heading'}) => !['page', 'heading', 'operation'].includes(kind));
  return groupBy(comparable, (record) => {
    const {kind, name = getHeading(record), content} = record;
    const isSameByName = kind === 'code' || kind === 'header' || content === null;
    // The text of a field contains its name. Enum values, such as `draft` and `final`, can have the same description.
    const identity = isSameByName ? [name] : [content, kind === 'value' ? name : undefined];
    return JSON.stringify([createKindKey(record), ...identity]);
  }).values();
}

/** Identifies records of the same kind that contextual search finds together: in one language and docs version. */
const createKindKey = ({language, docusaurus_tag: tag, kind}: DocSearchRecord) => JSON.stringify([language, tag, kind]);

/** Identifies a heading or entry by its page and the headings above it. */
const createHeadingKey = (record: DocSearchRecord, level = getLevel(record)): string =>
  JSON.stringify([record.url_without_anchor, ...levels.slice(0, level + 1).map((name) => record.hierarchy[name])]);

function createAncestorKeys(record: DocSearchRecord): string[] {
  const deepest = record.type === 'content' ? getLevel(record) : getLevel(record) - 1;
  return Array.from({length: Math.max(0, deepest)}, (_, level) => createHeadingKey(record, level + 1));
}
