import type {Hierarchy} from '../records.js';
import {foldEqualHits, type FoldableHit} from './fold-hits.js';

interface GroupedHit extends FoldableHit {
  readonly hierarchy: Readonly<Partial<Hierarchy>>;
}

/**
 * Selects the hits that DocSearch's modal displays, with equal hits folded. For multi-word queries, which are often
 * questions, the order of hits matters more than their number. For a single word, such as an identifier, all hits are
 * displayed.
 *
 * @param hits - Best first.
 */
export function selectModalHits<Hit extends GroupedHit>(query: string, hits: readonly Hit[]): readonly Hit[] {
  const folded = foldEqualHits(hits);
  return /\S\s+\S/.test(query) ? keepOrderWhenGrouped(folded) : folded;
}

/**
 * Removes the hits that DocSearch's modal would list above better hits. The modal groups hits by sidebar section, in
 * the order in which sections first appear, so a weak hit of the first section would precede the best hit of every
 * other one.
 *
 * @param hits - Best first.
 * @returns The hits that keep their order when they're grouped.
 */
function keepOrderWhenGrouped<Hit extends GroupedHit>(hits: readonly Hit[]): Hit[] {
  const sections = new Set<string>();
  let current: string | undefined;
  return hits.filter(({hierarchy}) => {
    const section = hierarchy.lvl0 ?? '';
    if (section !== current && sections.has(section)) return false;
    sections.add(section);
    current = section;
    return true;
  });
}
