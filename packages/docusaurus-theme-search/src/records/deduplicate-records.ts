import {getLevel, levels, minRepeatingPages, type DocSearchRecord} from '@developer-docs/search-engine';
import {decodeUriPart} from '@developer-docs/utils';

/**
 * Removes records that duplicate others, so that a list of results isn't filled with the same sentence. Only records
 * that one search can return are compared: readers search in one language and one version of each docs instance, so
 * every version keeps the text that it shares with others.
 *
 * - enum values with the same name and description, which are listed under every field that accepts them;
 * - on pages with a negative rank, such as complete OpenAPI documents, all text, samples, and entries that repeat an
 *   earlier record or a record of a higher-ranked page;
 * - text, samples, and entries that generated pages repeat: the same text on at least three pages, or error codes and
 *   headers with the same name. Their canonical record is on the page that describes most of them, and contains the
 *   number of pages.
 *
 * Operations, headings, entries with phrases, and entries with remaining records below them are kept. Headings on pages
 * with a negative rank are removed if nothing remains below them.
 *
 * @param records - All records of the site, page by page.
 * @param urlsWithPhrases - Contains the URLs of the entries that writers have added phrases to.
 * @returns The remaining records in the same order.
 */
export function deduplicateRecords(
  records: readonly DocSearchRecord[],
  urlsWithPhrases: Pick<ReadonlySet<string>, 'has'> = new Set(),
): DocSearchRecord[] {
  const withPhrases = new Set(
    records.filter(({type, url}) => type !== 'content' && urlsWithPhrases.has(decodeUriPart(url))),
  );
  const firstByText = new Map<string, DocSearchRecord>();
  for (const record of sortByPageRank(records)) {
    const key = createTextKey(record);
    if (!firstByText.has(key)) firstByText.set(key, record);
  }
  const distinct = records.filter(
    (record) => !canBeRemoved(record) || withPhrases.has(record) || firstByText.get(createTextKey(record)) === record,
  );
  const {pageCounts, repeated} = findRepetitions(distinct, withPhrases);
  const kept = new Set(distinct.filter((record) => !repeated.has(record)));
  const ancestors = new Set([...kept].filter((record) => !isRepeatedHeading(record)).flatMap(createAncestorKeys));
  return records
    .filter(
      (record) =>
        (kept.has(record) && !isRepeatedHeading(record)) ||
        (record.type !== 'content' && ancestors.has(createHeadingKey(record))),
    )
    .map((record) => {
      const pageCount = pageCounts.get(record);
      return pageCount === undefined || record.type === 'content' ? record : {...record, pageCount};
    });
}

interface Repetitions {
  /** The number of pages that repeat a record, by the record that is kept. */
  readonly pageCounts: Map<DocSearchRecord, number>;
  /** The records that repeat a kept one. */
  readonly repeated: Set<DocSearchRecord>;
}

/** Finds the records that at least three pages repeat. */
function findRepetitions(records: readonly DocSearchRecord[], withPhrases: ReadonlySet<DocSearchRecord>): Repetitions {
  const groups = new Map<string, DocSearchRecord[]>();
  for (const record of records) {
    const key = createRepetitionKey(record);
    const group = key === undefined ? undefined : groups.get(key);
    if (group) group.push(record);
    else if (key !== undefined) groups.set(key, [record]);
  }
  const catalogs = findCatalogs(records);
  const repetitions: Repetitions = {pageCounts: new Map(), repeated: new Set()};
  for (const group of groups.values()) {
    const pageCount = new Set(group.map((record) => record.url_without_anchor)).size;
    if (pageCount < minRepeatingPages) continue;
    const [first] = sortByPageRank(group);
    const canonical =
      group.find((record) => withPhrases.has(record)) ??
      group.find((record) => catalogs.get(createKindKey(record)) === record.url_without_anchor) ??
      first;
    for (const record of group) {
      if (record === canonical || withPhrases.has(record)) repetitions.pageCounts.set(record, pageCount);
      else repetitions.repeated.add(record);
    }
  }
  return repetitions;
}

/**
 * Identifies records that represent the same thing on different pages; `undefined` for headings, operations, and
 * schemas.
 */
function createRepetitionKey(record: DocSearchRecord): string | undefined {
  const {kind, name, type} = record;
  if (kind === 'code' || kind === 'header') return [createKindKey(record), name].join('\0');
  const isRepeatable = type === 'content' || kind === 'field' || kind === 'parameter' || kind === 'value';
  return isRepeatable ? [name ?? '', createTextKey(record)].join('\0') : undefined;
}

/** Finds the page with the most entries of each kind, such as the catalog of all error codes. */
function findCatalogs(records: readonly DocSearchRecord[]): ReadonlyMap<string, string> {
  const namesByKindAndPage = new Map<string, Map<string, Set<string>>>();
  for (const record of records) {
    const {kind, name, url_without_anchor: url} = record;
    if (kind === undefined || name === undefined) continue;
    const key = createKindKey(record);
    const pages = namesByKindAndPage.get(key) ?? new Map<string, Set<string>>();
    namesByKindAndPage.set(key, pages.set(url, (pages.get(url) ?? new Set()).add(name)));
  }
  return new Map(
    [...namesByKindAndPage].map(([kind, pages]) => {
      const [largest] = [...pages].sort(([, a], [, b]) => b.size - a.size);
      return [kind, largest?.[0] ?? ''];
    }),
  );
}

function sortByPageRank(records: readonly DocSearchRecord[]): DocSearchRecord[] {
  return [...records].sort((a, b) => b.weight.pageRank - a.weight.pageRank);
}

function canBeRemoved({kind, weight}: DocSearchRecord): boolean {
  const isHeading = kind === undefined || kind === 'page' || kind === 'heading' || kind === 'operation';
  return kind === 'value' || (weight.pageRank < 0 && !isHeading);
}

/**
 * Returns whether a heading is only relevant for the content below it. Generated pages repeat headings such as "410
 * Gone".
 */
function isRepeatedHeading({kind, weight}: DocSearchRecord): boolean {
  return kind === 'heading' && weight.pageRank < 0;
}

/**
 * Identifies records with the same text. Enum values also need the same name: `draft` and `final` may share a
 * description.
 */
function createTextKey(record: DocSearchRecord): string {
  const {kind, name = '', content} = record;
  const isNamed = kind === 'value' || content === null;
  return [createKindKey(record), isNamed ? name : '', content ?? ''].join('\0');
}

const createKindKey = (record: DocSearchRecord) => [createScopeKey(record), record.kind ?? ''].join('\0');

/** Identifies the records that contextual search finds together: the records in one language and docs version. */
const createScopeKey = ({language, docusaurus_tag: tag}: DocSearchRecord) => [language, tag].join('\0');

/** Identifies a heading or entry by its page and the headings above it. */
function createHeadingKey(record: DocSearchRecord, level = getLevel(record)): string {
  return [record.url_without_anchor, ...levels.slice(0, level + 1).map((name) => record.hierarchy[name])].join('\0');
}

function createAncestorKeys(record: DocSearchRecord): string[] {
  const deepest = record.type === 'content' ? getLevel(record) : getLevel(record) - 1;
  return Array.from({length: Math.max(0, deepest)}, (_, level) => createHeadingKey(record, level + 1));
}
