import type {Query} from './query';
import type {SectionIndex} from './section-index';

/** What a small word of the query counts beside the others. */
const small = 0.3;

export interface Agreement {
  /** 1 when all words of each are words of the other, less for what is left over on either side, 0 when nothing is common. */
  both: number;
  /** 1 when the heading has all words of the query, whatever it has besides. */
  ofQuery: number;
}

/** How far the heading of a section says what was typed. */
export function agreement(query: Query, section: number, index: SectionIndex): Agreement {
  const terms = index.headingTerms(section);
  if (terms.length === 0) return {both: 0, ofQuery: 0};
  const bestOf = query.terms.map(({matches}) => Math.max(0.3, ...matches.values()));
  const best = new Array<number>(query.terms.length).fill(0);
  let inHeading = 0;
  let matched = 0;
  for (const id of terms) {
    const weight = headingRarity(id, index);
    inHeading += weight;
    let strength = 0;
    for (const [position, {matches}] of query.terms.entries()) {
      const value = (matches.get(id) ?? 0) / bestOf[position]!;
      if (value > best[position]!) best[position] = value;
      if (value > strength) strength = value;
    }
    matched += weight * strength;
  }
  let wanted = 0;
  let found = 0;
  for (const [position, {stopWord, repeated}] of query.terms.entries()) {
    if (repeated) continue;
    const weight = stopWord ? small : 1;
    wanted += weight;
    found += weight * best[position]!;
  }
  const ofQuery = found / wanted;
  return {both: (matched / inHeading) * ofQuery, ofQuery};
}

/** What a word of a heading says: little when many headings have it. */
function headingRarity(id: number, index: SectionIndex): number {
  const headings = index.headingCounts[id]!;
  return Math.log(1 + (index.sections.length + 1) / (headings + 0.5));
}
