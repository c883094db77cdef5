/**
 * Returns the URL of the file that describes an operation to the console, relative to the site's base URL. IDs can
 * contain any character, so those that are special in URLs or file names are replaced. Uppercase letters are marked, so
 * that IDs that differ only in case have different files on all file systems.
 */
export const getOperationFile = (id: string): string => `sandbox/operations/${toFileName(id)}.json`;

/** Returns the URL of the file with the OAuth 2 and OpenID Connect schemes of a document, relative to the site's base URL. */
export const getSecurityFile = (document: string): string => `sandbox/security/${toFileName(document)}.json`;

const toFileName = (id: string) =>
  id
    .replaceAll(/[^\w.-]/gu, (character) => `~${(character.codePointAt(0) ?? 0).toString(16)}`)
    .replaceAll(/[A-Z]/g, '!$&');

/**
 * The number of operations whose validators are in one file, of about 20 KB (compressed). Readers load the files of the
 * operations that they call. A smaller API has a single file, which is loaded when the sandbox starts, so that it works
 * offline from then on.
 */
export const operationsPerFile = 50;

/** Returns the URL of a script with validators, relative to the site's base URL. */
export const getValidatorsFile = (index: number): string => `sandbox/validators/${index}.js`;
