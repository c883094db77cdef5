import type {DocSearchRecord} from '@developer-docs/search-engine';
import {decodeUriPart} from '@developer-docs/utils';

/**
 * Adds a record below a heading or entry for each text that is searched but never displayed.
 *
 * @param textsByUrl - Texts by the root-relative URL of the heading or entry, without percent-encoding.
 */
export function addHiddenRecords(
  records: readonly DocSearchRecord[],
  kind: 'link' | 'phrases',
  textsByUrl: ReadonlyMap<string, readonly string[]>,
): DocSearchRecord[] {
  const remaining = new Map(textsByUrl);
  return records.flatMap((record) => {
    const sectionUrl = decodeUriPart(record.url);
    const texts = record.type === 'content' ? undefined : remaining.get(sectionUrl);
    if (texts === undefined) return [record];
    remaining.delete(sectionUrl);
    const {hierarchy, url, url_without_anchor, anchor, language, docusaurus_tag, weight} = record;
    const added = texts.map((content, index): DocSearchRecord => ({
      objectID: `${record.objectID}:${kind}-${index}`,
      url,
      url_without_anchor,
      anchor,
      type: 'content',
      kind,
      hierarchy,
      content,
      language,
      docusaurus_tag,
      weight: {...weight, level: 0},
    }));
    return [record, ...added];
  });
}
