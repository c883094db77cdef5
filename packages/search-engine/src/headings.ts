import type {DocSearchRecord} from '../../../plugins/search/records';
import {maxTermLength, termsOf} from './tokenize';

/** The heading that a record stands for; nothing for a text. */
export function ownHeading(record: DocSearchRecord): string | undefined {
  return record.type === 'content' ? undefined : (record.hierarchy[record.type] ?? undefined);
}

/** A heading up to its arguments, type or placeholder: `getDesign` of `getDesign(id, options)`, `--port` of `--port=<number>`. */
const beforeArguments = /^.*?[\p{L}\p{N}][^([<={:]*/u;

/** What the heading names, without arguments and the like. */
export function headingCore(heading: string): string {
  return beforeArguments.exec(heading)?.[0] ?? heading;
}

/** A heading of two to this many words is also indexed run together, so that `webhook` finds “Web hook” with a typo in it, too. */
const longestJoinedHeading = 5;

/** A short heading run together; nothing for one of one word or of many. */
export function joinedHeading(heading: string): string | undefined {
  const terms = termsOf(heading);
  if (terms.length < 2 || terms.length > longestJoinedHeading) return undefined;
  const joined = terms.join('');
  return joined.length <= maxTermLength ? joined : undefined;
}
