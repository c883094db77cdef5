import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createElementFinder, type PageElement as Element} from '@developer-docs/docusaurus-theme-openapi/elements';
import {readFileVersion} from '@developer-docs/utils/node';

/** Lists the files in a folder and its subfolders whose names match a pattern, as sorted absolute paths. */
export function listFiles(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** An element in the source of a page, such as `<SdkTypes names="Theme Locale" />`. */
export interface PageElement extends Element {
  /** Path of the page, relative to the repository root. */
  readonly page: string;
}

/**
 * Finds the elements with the given names in all pages before the pages are compiled.
 *
 * @param docsFolder - Folder with the pages, relative to the root.
 */
export function findPageElements(root: string, docsFolder: string, names: readonly string[]): PageElement[] {
  const find = createElementFinder(names);
  return listFiles(path.join(root, docsFolder), /\.mdx?$/).flatMap((file) => {
    const page = path.relative(root, file).replaceAll('\\', '/');
    return find(readFileSync(file, 'utf8')).map((element) => ({...element, page}));
  });
}

/** Returns a function that caches a result until one of the files changes, or files are added or removed. */
export function cacheUntilChange<Value>(getFiles: () => readonly string[], compute: () => Value): () => Value {
  let cached: {readonly version: string; readonly value: Value} | undefined;
  return () => {
    const version = readFileVersion(getFiles());
    if (cached?.version !== version) cached = {version, value: compute()};
    return cached.value;
  };
}
