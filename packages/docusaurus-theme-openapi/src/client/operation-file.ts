/**
 * Returns the URL of an operation's file, relative to the site's base URL: its description, or the script with its
 * validators. IDs can contain any character, so those that are special in URLs or file names are replaced. Uppercase
 * letters are marked, so that IDs that differ only in case have different files on all file systems.
 */
export function getOperationFile(id: string, extension: 'js' | 'json'): string {
  const name = id
    .replaceAll(/[^\w.-]/gu, (character) => `~${(character.codePointAt(0) ?? 0).toString(16)}`)
    .replaceAll(/[A-Z]/g, '!$&');
  return `sandbox/operations/${name}.${extension}`;
}
