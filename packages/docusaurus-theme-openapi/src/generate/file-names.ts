import {createHash} from 'node:crypto';
import {makeUnique} from '@developer-docs/internal';

/** Maximum length of a file name that is derived from an ID, in characters. */
const maxLength = 60;

/** Device names on Windows, which no file can have, and names that Docusaurus gives the URL of the folder. */
const reservedName = /^(?:con|prn|aux|nul|com\d|lpt\d|index|readme)$/;

/**
 * Creates a file name without an extension for the page of an operation or tag: `list-pets` for `listPets`. It consists
 * of lowercase letters, digits, and hyphens. If the ID contains anything else that matters, or if the name is in use, the
 * name ends with a hash of the ID, so it doesn't depend on the other operations.
 *
 * @param usedNames - The names in use, to which the new one is added.
 */
export function createFileName(id: string, usedNames: Set<string>): string {
  const words = id
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  // Docusaurus removes a number and a hyphen at the beginning of a file name from the ID of the doc.
  const prefixedWords = /^(?:\d+(?:-|$)|$)/.test(words) ? `page-${words}` : words;
  const name = prefixedWords.slice(0, maxLength).replace(/-$/, '');
  const isShortened = name !== prefixedWords || words === '';
  if (!isShortened && !reservedName.test(name) && !usedNames.has(name)) {
    usedNames.add(name);
    return name;
  }
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 6);
  return makeUnique(`${name}-${hash}`, usedNames);
}
