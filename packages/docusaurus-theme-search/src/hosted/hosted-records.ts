import {levels, splitPhrases, type DocSearchRecord} from '@developer-docs/search-engine';
import {ExplainedError} from '@developer-docs/utils';

/** The maximum record size in all plans, in bytes (https://support.algolia.com/hc/en-us/articles/4406981897617). */
const maxRecordSize = 10_000;

/** Returns the size of a record as uploaded, in bytes. */
export const countBytes = (record: DocSearchRecord) => Buffer.byteLength(JSON.stringify(record));

/**
 * Prepares records for the hosted index. URLs become absolute for clients outside the site, such as the service's
 * dashboard.
 *
 * @param origin - Origin of the site.
 * @throws ExplainedError for records that the service would reject.
 */
export function createHostedRecords(records: readonly DocSearchRecord[], origin: string): DocSearchRecord[] {
  if (records.length === 0) {
    throw new ExplainedError(
      'The build has no searchable pages, so the pushed index would be empty. Run "npm run build" again.',
    );
  }
  const toAbsolute = (url: string) => new URL(url, origin).href;
  const phrasesByUrl = new Map(
    records.filter(({kind}) => kind === 'phrases').map((record) => [record.url, splitPhrases(record)]),
  );
  // The service would display link text and phrases as results. So link text is removed, and phrases become keywords,
  // which are only searched.
  const hosted = records
    .filter(({kind}) => kind !== 'link' && kind !== 'phrases')
    .map((record) => ({
      ...record,
      ...addPhrasesToKeywords(record, phrasesByUrl.get(record.url)),
      url: toAbsolute(record.url),
      url_without_anchor: toAbsolute(record.url_without_anchor),
    }));
  const tooLarge = hosted.filter((record) => countBytes(record) > maxRecordSize);
  if (tooLarge.length > 0) {
    const lines = tooLarge.map((record) => `  ${countBytes(record)} bytes: ${getTitle(record)}, ${record.url}`);
    throw new ExplainedError(
      `The hosted search service accepts records of up to ${maxRecordSize} bytes. Split this text or these samples:\n${lines.join('\n')}`,
    );
  }
  const ids = new Set<string>();
  for (const {objectID} of hosted) {
    if (ids.has(objectID)) {
      throw new ExplainedError(
        `Two search records have the ID ${objectID}, so one would replace the other. Make the IDs on the page unique.`,
      );
    }
    ids.add(objectID);
  }
  return hosted;
}

/** Adds the phrases of a heading or entry to its keywords. */
function addPhrasesToKeywords({type, keywords = []}: DocSearchRecord, phrases: readonly string[] | undefined) {
  return type === 'content' || !phrases ? {} : {keywords: [...keywords, ...phrases]};
}

function getTitle({hierarchy}: DocSearchRecord): string {
  return levels.flatMap((level) => hierarchy[level] ?? []).join(' › ');
}
