import {levels, type DocSearchRecord} from '../records';

/** The largest record that every plan of the service takes, in bytes (https://support.algolia.com/hc/en-us/articles/4406981897617). */
const largestRecord = 10_000;

/** What a push is about to send, in figures. */
export interface RecordsSummary {
  readonly records: number;
  readonly pages: number;
  readonly bytes: number;
  /** Size of the largest record. */
  readonly largest: number;
}

const bytesOf = (record: DocSearchRecord) => Buffer.byteLength(JSON.stringify(record));

/**
 * Makes the records ready for the hosted index: their addresses become whole, for readers of the index that are not on the
 * site, such as the service's own dashboard.
 *
 * @param records - The records of the embedded index.
 * @param url - Origin of the site.
 * @throws Error that says which records the service would not take.
 */
export function hostedRecords(records: readonly DocSearchRecord[], url: string): DocSearchRecord[] {
  if (records.length === 0) {
    throw new Error('The build has no page that is searched: an empty index would be pushed.');
  }
  const whole = (address: string) => new URL(address, url).href;
  const hosted = records.map((record) => ({
    ...record,
    url: whole(record.url),
    url_without_anchor: whole(record.url_without_anchor),
  }));
  const tooLarge = hosted.filter((record) => bytesOf(record) > largestRecord);
  if (tooLarge.length > 0) {
    const lines = tooLarge.map((record) => `  ${bytesOf(record)} bytes: ${titleOf(record)}, ${record.url}`);
    throw new Error(
      `The service takes records of at most ${largestRecord} bytes. Split the text or the sample of:\n${lines.join('\n')}`,
    );
  }
  const ids = new Set<string>();
  for (const {objectID} of hosted) {
    if (ids.has(objectID)) throw new Error(`Two records have the id ${objectID}: one would replace the other.`);
    ids.add(objectID);
  }
  return hosted;
}

function titleOf({hierarchy}: DocSearchRecord): string {
  return levels.flatMap((level) => hierarchy[level] ?? []).join(' › ');
}

/** Counts what `hostedRecords` gives. */
export function summarize(records: readonly DocSearchRecord[]): RecordsSummary {
  const sizes = records.map(bytesOf);
  return {
    records: records.length,
    pages: new Set(records.map(({url_without_anchor}) => url_without_anchor)).size,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    largest: Math.max(0, ...sizes),
  };
}
