import {levelOf, levels, type DocSearchRecord} from '@developer-docs/search-engine';

/**
 * Removes records that duplicate others, so that a list of results isn't filled with the same sentence:
 *
 * - enum values with the same name and description, which are listed under every field that accepts them;
 * - on pages with a negative rank, such as whole OpenAPI documents, all texts, samples, and entries with the same text as a
 *   record of a page with a higher rank, or as an earlier record.
 *
 * Headings and operations are kept, and so are entries with remaining records below them.
 *
 * @param records - All records of the site, page by page.
 * @returns The remaining records in the same order.
 */
export function deduplicateRecords(records: readonly DocSearchRecord[]): DocSearchRecord[] {
  const firstByText = new Map<string, DocSearchRecord>();
  for (const record of sortByPageRank(records)) {
    const key = textKey(record);
    if (!firstByText.has(key)) firstByText.set(key, record);
  }
  const kept = new Set(
    records.filter((record) => !canBeRemoved(record) || firstByText.get(textKey(record)) === record),
  );
  const ancestors = new Set([...kept].flatMap(ancestorKeys));
  return records.filter(
    (record) => kept.has(record) || (record.type !== 'content' && ancestors.has(headingKey(record))),
  );
}

function sortByPageRank(records: readonly DocSearchRecord[]): DocSearchRecord[] {
  return [...records].sort((a, b) => b.weight.pageRank - a.weight.pageRank);
}

function canBeRemoved({kind, weight}: DocSearchRecord): boolean {
  const isHeading = kind === undefined || kind === 'page' || kind === 'heading' || kind === 'operation';
  return kind === 'value' || (weight.pageRank < 0 && !isHeading);
}

/** Identifies records with the same text. Enum values also need the same name: `draft` and `final` may share a description. */
function textKey({kind, name = '', content}: DocSearchRecord): string {
  return [kind ?? '', kind === 'value' || content === null ? name : '', content ?? ''].join('\0');
}

/** Identifies a heading or entry by its page and the headings above it. */
function headingKey(record: DocSearchRecord, level = levelOf(record)): string {
  return [record.url_without_anchor, ...levels.slice(0, level + 1).map((name) => record.hierarchy[name])].join('\0');
}

function ancestorKeys(record: DocSearchRecord): string[] {
  const deepest = record.type === 'content' ? levelOf(record) : levelOf(record) - 1;
  return Array.from({length: Math.max(0, deepest)}, (_, level) => headingKey(record, level + 1));
}
