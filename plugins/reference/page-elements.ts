import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../contract';

/** An element in the source of a page, such as `<SdkTypes names="Theme Locale" />`. */
export interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Path of the page, relative to the repository root. */
  readonly page: string;
}

/**
 * Finds the elements with the given names in all pages before the pages are compiled.
 *
 * @param docsFolder - Folder with the pages, relative to the root.
 */
export function findPageElements(root: string, docsFolder: string, names: readonly string[]): PageElement[] {
  const elements = new RegExp(`<(${names.join('|')})\\s([^>]*)>`, 'g');
  return listFiles(path.join(root, docsFolder), /\.mdx?$/).flatMap((file) => {
    const page = path.relative(root, file).replaceAll('\\', '/');
    return [...readFileSync(file, 'utf8').matchAll(elements)].map(([, name = '', attributes = '']) => ({
      name,
      attributes: parseAttributes(attributes),
      page,
    }));
  });
}

const parseAttributes = (text: string) =>
  Object.fromEntries([...text.matchAll(/\b(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, decode(value)]));

/** Decodes the character references in attribute values: quotation marks and ampersands. */
const decode = (value: string) => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
