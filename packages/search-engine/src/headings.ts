// cspell:ignore webhok
import type {DocSearchRecord} from './records';
import {maxTermLength, extractTerms} from './tokenize';

/** Returns the heading that a record represents; `undefined` for a text record. */
export function getHeading(record: DocSearchRecord): string | undefined {
  return record.type === 'content' ? undefined : (record.hierarchy[record.type] ?? undefined);
}

/** Matches a heading up to its arguments, type, or placeholder: `getDesign` in `getDesign(id, options)`. */
const beforeArguments = /^.*?[\p{L}\p{N}][^([<={:]*/u;

/** Returns the name in a heading, without arguments, a type, or a placeholder. */
export function getNameInHeading(heading: string): string {
  return beforeArguments.exec(heading)?.[0] ?? heading;
}

/**
 * Headings of up to this many words are also indexed as one joined word, so that `webhok` finds “Web hook” despite its
 * typo.
 */
const maxJoinedWords = 5;

/** Joins the words of a short heading. Returns `undefined` for headings with one word or too many. */
export function joinHeading(heading: string): string | undefined {
  const terms = extractTerms(heading);
  if (terms.length < 2 || terms.length > maxJoinedWords) return undefined;
  const joined = terms.join('');
  return joined.length <= maxTermLength ? joined : undefined;
}
