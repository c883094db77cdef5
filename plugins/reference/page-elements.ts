import {readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeHtml} from '@developer-docs/internal';
import {listFiles} from '../contract';
import {findElement, getProperty, parseHtml} from '@developer-docs/internal/node';

/** An element in the source of a page, such as `<SdkTypes names="Theme Locale" />`. */
export interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Path of the page, relative to the repository root. */
  readonly page: string;
}

/** Code and comments, whose elements aren't rendered. */
const ignoredPatterns = [
  // A fenced code block, which ends with the same fence or at the end of the page.
  /^[ \t>]*(?:[-*+\d.]+[ \t]+)?(?<fence>`{3,}|~{3,})[^]*?(?:^[ \t>]*\k<fence>|$(?![^]))/,
  /(?<backticks>`+)[^`].*?\k<backticks>/,
  /\{\/\*[^]*?\*\/\}|<!--[^]*?-->/,
];

/**
 * Finds the elements with the given names in all pages before the pages are compiled. Because this happens again after
 * each edit under `npm start`, the pages aren't parsed.
 *
 * @param docsFolder - Folder with the pages, relative to the root.
 */
export function findPageElements(root: string, docsFolder: string, names: readonly string[]): PageElement[] {
  const element = new RegExp(String.raw`<(?<name>${names.join('|')})\s(?<attributes>(?:"[^"]*"|'[^']*'|[^>"'])*)>`);
  const tokens = new RegExp([...ignoredPatterns, element].map(({source}) => source).join('|'), 'gm');
  return listFiles(path.join(root, docsFolder), /\.mdx?$/).flatMap((file) => {
    const page = path.relative(root, file).replaceAll('\\', '/');
    return [...readFileSync(file, 'utf8').matchAll(tokens)].flatMap(({groups}) => {
      const name = groups?.['name'];
      return name === undefined ? [] : [{name, attributes: parseAttributes(groups?.['attributes'] ?? ''), page}];
    });
  });
}

function parseAttributes(source: string): Record<string, string> {
  const element = findElement(parseHtml(`<i ${source}>`), ({tagName}) => tagName === 'i');
  return Object.fromEntries(
    Object.keys(element?.properties ?? {}).map((name) => [name, (element && getProperty(element, name)) ?? '']),
  );
}

/** Formats an element without content, such as `<ApiDocument id="harbor" tag="ships" />`. */
export function formatElement(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const formattedAttributes = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}="${escapeHtml(value)}"`],
  );
  return `<${[name, ...formattedAttributes].join(' ')} />`;
}
