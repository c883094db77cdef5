import {makeUnique} from '@developer-docs/utils';
import {createShortHash} from '../short-hash';

/** Maximum length of a file name that is derived from an ID, in characters. */
const maxLength = 60;

/** Device names on Windows, which no file can have, and names for which Docusaurus uses the folder's URL. */
const reservedName = /^(?:con|prn|aux|nul|com\d|lpt\d|index|readme)$/;

/**
 * Creates file names without an extension for the pages of operations or tags: `list-pets` for `listPets`. They consist
 * of lowercase letters of any script, digits, and hyphens. If an ID contains nothing else, or is too long, or if its
 * name is reserved, in use, or also derived from another ID, the name ends with a hash of the ID. So no name depends on
 * the order of the IDs.
 *
 * @param usedNames - The names in use, to which the new ones are added.
 * @returns The names by ID.
 */
export function createFileNames(ids: readonly string[], usedNames: Set<string>): Map<string, string> {
  const candidates = ids.map((id) => ({id, ...shorten(toWords(id))}));
  const groups = new Map<string, typeof candidates>();
  for (const candidate of candidates) groups.set(candidate.name, [...(groups.get(candidate.name) ?? []), candidate]);
  const names = new Map<string, string>();
  for (const [name, group] of groups) {
    // An ID that's already a file name takes precedence over IDs that are converted to the same name.
    const owner = group.length === 1 ? group[0] : group.find(({id}) => id === name);
    const isAvailable = !reservedName.test(name) && !usedNames.has(name);
    if (owner !== undefined && isAvailable && !owner.isIncomplete) names.set(owner.id, name);
  }
  names.forEach((name) => usedNames.add(name));
  for (const {id, name} of candidates.filter((candidate) => !names.has(candidate.id))) {
    names.set(id, makeUnique(`${name}-${createShortHash(id, 6)}`, usedNames));
  }
  return names;
}

/** The boundaries in `list|Pets`, `HTTP|Error`, `page|2`, and `2|nd`. */
const wordBoundary = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu;

/**
 * Splits an ID into words as lodash's `kebabCase` does, so that the URLs are the same as with other page generators.
 */
const toWords = (id: string) =>
  id
    .normalize('NFKD')
    .replaceAll(/(?<=\p{scx=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll(wordBoundary, '-')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

function shorten(words: string): {name: string; isIncomplete: boolean} {
  // Docusaurus removes a number and a hyphen at the beginning of a file name from the ID of the doc.
  const prefixedWords = /^(?:\d+(?:-|$)|$)/.test(words) ? `page-${words}` : words;
  const name = [...prefixedWords].slice(0, maxLength).join('').replace(/-$/, '');
  return {name, isIncomplete: name !== prefixedWords || words === ''};
}
