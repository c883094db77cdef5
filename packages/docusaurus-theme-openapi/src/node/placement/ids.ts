import {makeUnique} from '@developer-docs/utils';

/** Replaces the characters that Docusaurus removes from a heading's ID: all except letters, digits, `_`, and `-`. */
export const toIdPart = (name: string): string => name.replaceAll(/[^\p{Alphabetic}\p{M}\p{Nd}_-]+/gu, '-');

/** Converts a name to an ID, whose parts are separated by periods. Docusaurus would remove these from headings. */
export const toId = (name: string): string => name.split('.').map(toIdPart).join('.');

/** Reserves an ID on the page. If the ID is already in use, a number is appended. */
export const reserveId = (name: string, {ids}: {readonly ids: Set<string>}): string => makeUnique(toId(name), ids);
