import type {Query} from './query';
import type {Section, SectionIndex} from './section-index';
import {termsOf} from './tokenize';

/** How far a heading says what was typed. */
export interface Agreement {
  /** 1 when all words of each are words of the other, less for what is left over on either side, 0 when nothing is common. */
  closeness: number;
  /** Whether they are the same but for case, accents, spaces and punctuation. */
  literal: boolean;
}

/** A heading up to its arguments, type or placeholder: `getDesign` of `getDesign(id, options)`, `--port` of `--port=<number>`. */
const beforeArguments = /^.*?[\p{L}\p{N}][^([<={:]*/u;

const small = 0.3;

export function agreement(query: Query, section: Section, index: SectionIndex): Agreement {
  const core = beforeArguments.exec(section.heading)?.[0] ?? section.heading;
  const terms = termsOf(core);
  if (terms.length === 0) return {closeness: 0, literal: false};
  const typed = query.terms.map(({term}) => term).join('');
  if (typed === terms.join('') || typed === joined(section.heading) || typed === joined(section.head?.name ?? '')) {
    return {closeness: 1, literal: true};
  }
  const bestOf = query.terms.map(({matches}) => Math.max(0.3, ...matches.values()));
  const best = new Array<number>(query.terms.length).fill(0);
  let inHeading = 0;
  let matched = 0;
  for (const term of terms) {
    const id = index.vocabulary.idOf(term);
    const weight = headingRarity(id, index);
    inHeading += weight;
    if (id === undefined) continue;
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
  return {closeness: (matched / inHeading) * (found / wanted), literal: false};
}

function joined(text: string): string {
  return termsOf(text).join('');
}

/** What a word of a heading says: little when many headings have it. */
function headingRarity(id: number | undefined, index: SectionIndex): number {
  const headings = id === undefined ? 0 : index.headingCounts[id]!;
  return Math.log(1 + (index.sections.length + 1) / (headings + 0.5));
}
