import {levelOf, levels, type DocSearchRecord} from '../records';

/**
 * Leaves out what a reader has no use for finding twice, so that a list of results is not filled by one sentence:
 *
 * - a value of an enumeration that another entry of the same words explains: it stands under every field that takes it;
 * - on pages that are ranked lower, such as whole OpenAPI documents, every text, sample and entry that a page ranked
 *   higher, or an earlier place, has in the same words.
 *
 * Headings and operations stay, and so does every entry below which something stays.
 *
 * @param records - All records of the site, page by page.
 * @returns The others, in the same order.
 */
export function withoutRepeats(records: readonly DocSearchRecord[]): DocSearchRecord[] {
  const first = new Map<string, DocSearchRecord>();
  for (const record of higherPagesFirst(records)) {
    const words = wordsOf(record);
    if (!first.has(words)) first.set(words, record);
  }
  const kept = new Set(records.filter((record) => !isRepeatable(record) || first.get(wordsOf(record)) === record));
  const above = new Set([...kept].flatMap(placesAbove));
  return records.filter((record) => kept.has(record) || (record.type !== 'content' && above.has(placeOf(record))));
}

function higherPagesFirst(records: readonly DocSearchRecord[]): DocSearchRecord[] {
  return [...records].sort((a, b) => b.weight.pageRank - a.weight.pageRank);
}

function isRepeatable({kind, weight}: DocSearchRecord): boolean {
  const isOutline = kind === undefined || kind === 'page' || kind === 'heading' || kind === 'operation';
  return kind === 'value' || (weight.pageRank < 0 && !isOutline);
}

/** What the record says. The name of a value belongs to it: `draft` and `final` may be described alike. */
function wordsOf({kind, name = '', content}: DocSearchRecord): string {
  return [kind ?? '', kind === 'value' || content === null ? name : '', content ?? ''].join('\0');
}

/** The record's own place: its page and the headings that lead to it. */
function placeOf(record: DocSearchRecord, level = levelOf(record)): string {
  return [record.url_without_anchor, ...levels.slice(0, level + 1).map((name) => record.hierarchy[name])].join('\0');
}

function placesAbove(record: DocSearchRecord): string[] {
  const deepest = record.type === 'content' ? levelOf(record) : levelOf(record) - 1;
  return Array.from({length: Math.max(0, deepest)}, (_, level) => placeOf(record, level + 1));
}
