import {makeUnique} from '@developer-docs/utils';

/** Replaces every character that isn't a letter, a digit, `_`, `-`, or `.` with a hyphen. */
export const toIdPart = (name: string): string => name.replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-');

/** Reserves an ID on the page. If the ID is already in use, a number is appended. */
export function reserveId(name: string, {ids}: {readonly ids: Set<string>}): string {
  return makeUnique(toIdPart(name), ids);
}
