import {simpleHash} from '@docusaurus/utils';

/** Maximum length of a file name that is derived from an ID, in characters. */
const maxLength = 60;

/** Device names on Windows, which no file can have, and names for which Docusaurus uses the folder's URL. */
const reservedName = /^(?:|con|prn|aux|nul|com\d|lpt\d|index|readme)$/;

/**
 * Creates file names without an extension for the pages of operations or tags: `list-pets` for `listPets`. They consist
 * of lowercase letters of any script, digits, and hyphens. If an ID contains nothing else, or is too long, or if its
 * name is reserved, in use, or also derived from another ID, the name ends with a hash of the ID. So no name depends on
 * the order of the IDs.
 *
 * @returns The names by ID.
 */
export function createFileNames(ids: readonly string[], usedNames: ReadonlySet<string>): Map<string, string> {
  const words = new Map(ids.map((id) => [id, toWords(id)]));
  const counts = new Map<string, number>();
  for (const name of words.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isUnavailable = (name: string) => reservedName.test(name) || usedNames.has(name) || name.length > maxLength;
  const addHash = (name: string, id: string) =>
    `${[...(name || 'page')].slice(0, maxLength).join('').replace(/-$/, '')}-${simpleHash(id, 6)}`;
  return new Map(
    [...words].map(([id, name]) => [id, isUnavailable(name) || counts.get(name) !== 1 ? addHash(name, id) : name]),
  );
}

/** The boundaries in `list|Pets`, `HTTP|Error`, `page|2`, and `2|nd`. */
const wordBoundary = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu;

/**
 * Splits an ID into words as lodash's `kebabCase` does, so that the URLs are the same as with other page generators.
 * Docusaurus would remove a number and a hyphen at the beginning of a file name from the ID of the doc.
 */
const toWords = (id: string) =>
  id
    .normalize('NFKD')
    .replaceAll(/(?<=\p{scx=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll(wordBoundary, '-')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .replace(/^(?=\d+(?:-|$))/, 'page-');
