import {splitPhrases, type DocSearchRecord} from '@developer-docs/search-engine';

/**
 * Prepares records for the hosted index. URLs become absolute for clients outside the site, such as the service's
 * dashboard. The service would display link text and phrases as results. So link text is removed, and phrases become
 * keywords, which are only searched.
 *
 * @param origin - Origin of the site.
 */
export function createHostedRecords(records: readonly DocSearchRecord[], origin: string): DocSearchRecord[] {
  const toAbsolute = (url: string) => new URL(url, origin).href;
  const phrasesByUrl = new Map(
    records.filter(({kind}) => kind === 'phrases').map((record) => [record.url, splitPhrases(record)]),
  );
  return records
    .filter(({kind}) => kind !== 'link' && kind !== 'phrases')
    .map((record) => ({
      ...record,
      ...addPhrasesToKeywords(record, phrasesByUrl.get(record.url)),
      url: toAbsolute(record.url),
      url_without_anchor: toAbsolute(record.url_without_anchor),
    }));
}

/** Adds the phrases of a heading or entry to its keywords. */
const addPhrasesToKeywords = ({type, keywords = []}: DocSearchRecord, phrases: readonly string[] | undefined) =>
  type === 'content' || phrases === undefined ? {} : {keywords: [...keywords, ...phrases]};
