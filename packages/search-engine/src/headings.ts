// cspell:ignore webhok
import type {DocSearchRecord} from './records';
import {maxTermLength, extractTerms} from './tokenize';

/** The heading that a record represents; `undefined` for a text. */
export function getHeading(record: DocSearchRecord): string | undefined {
  return record.type === 'content' ? undefined : (record.hierarchy[record.type] ?? undefined);
}

/** A heading up to its arguments, type, or placeholder: `getDesign` of `getDesign(id, options)`, `--port` of `--port=<number>`. */
const beforeArguments = /^.*?[\p{L}\p{N}][^([<={:]*/u;

/** The name in a heading, without arguments and the like. */
export function getNameInHeading(heading: string): string {
  return beforeArguments.exec(heading)?.[0] ?? heading;
}

/** Headings of up to this many words are also indexed as one joined word, so that `webhok` finds “Web hook” despite its typo. */
const maxJoinedWords = 5;

/** The words of a short heading, joined; `undefined` for headings of one word or of many. */
export function joinHeading(heading: string): string | undefined {
  const terms = extractTerms(heading);
  if (terms.length < 2 || terms.length > maxJoinedWords) return undefined;
  const joined = terms.join('');
  return joined.length <= maxTermLength ? joined : undefined;
}
