import {getOrCreate} from '@developer-docs/utils';
import type {DocSearchRecord} from '../records.js';
import type {MarkedTexts} from '../types.js';

/**
 * The minimum number of pages that must contain a text for it to count as repeated. Writers deliberately repeat a
 * sentence on two pages, such as an endpoint and its counterpart, but on more pages, it comes from a template.
 */
export const minRepeatingPages = 3;

/** The properties by which hits are folded. */
export interface FoldableHit extends Pick<DocSearchRecord, 'type' | 'url' | 'pageCount'> {
  readonly docusaurus_tag?: string;
  readonly _snippetResult?: Partial<MarkedTexts>;
}

/**
 * Folds text hits whose matching sentences are the same on at least three pages of a docs version, such as "Safe to
 * retry." on generated pages. The best hit remains, with the number of pages.
 *
 * @param hits - Best first.
 */
export function foldEqualHits<Hit extends FoldableHit>(hits: readonly Hit[]): readonly Hit[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const sentences = getMatchingSentences(hit);
    if (sentences === '') continue;
    getOrCreate(groups, `${hit.docusaurus_tag ?? ''}\0${sentences}`, () => []).push(hit);
  }
  const pageCounts = new Map<Hit, number>();
  const folded = new Set<Hit>();
  for (const group of groups.values()) {
    const pageCount = new Set(group.map(({url}) => url.split('#', 1)[0])).size;
    if (pageCount < minRepeatingPages) continue;
    const [best, ...others] = group;
    if (best !== undefined) pageCounts.set(best, pageCount);
    for (const hit of others) folded.add(hit);
  }
  return hits
    .filter((hit) => !folded.has(hit))
    .map((hit) => (pageCounts.has(hit) ? {...hit, pageCount: pageCounts.get(hit)} : hit));
}

/** Returns the sentences of a text hit's snippet that contain a match, as HTML; an empty string for other hits. */
function getMatchingSentences({type, _snippetResult}: FoldableHit): string {
  const sentences = type === 'content' ? (_snippetResult?.content?.value ?? '').split(/(?<=[.!?。！？])\s*(?=\S)/) : [];
  return sentences.filter((sentence) => sentence.includes('<mark>')).join(' ');
}
