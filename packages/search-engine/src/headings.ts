import type {DocSearchRecord} from './records';

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
