import {readFileSync} from 'node:fs';

/** The values of brand tokens. */
export interface Brand {
  /** The product's display name. */
  readonly name: string;
  /** The name as it appears in URLs. */
  readonly slug: string;
  /** Absolute URL of the documentation's root page, without a trailing slash. */
  readonly docsUrl: string;
  /** The minimum version of Node.js that samples and the mock require, such as `20.19`. */
  readonly nodeVersion: string;
  /** The URL of the script that contains the widget and a simulated API. */
  readonly sandboxUrl: string;
}

/** Replaces `__BRAND__`, `__SLUG__`, `__DOCS_URL__`, and `__SANDBOX_URL__` in any text that isn't Markdown. */
export function replaceBrandTokens(text: string, brand: Brand): string {
  return Object.entries(getBrandReplacements(brand)).reduce(
    (result, [token, value]) => result.replaceAll(token, () => value),
    text,
  );
}

/** Returns the values of the tokens in text that isn't Markdown, by token. */
export const getBrandReplacements = ({name, slug, docsUrl, sandboxUrl}: Brand): Readonly<Record<string, string>> => ({
  __BRAND__: name,
  __SLUG__: slug,
  __DOCS_URL__: docsUrl,
  __SANDBOX_URL__: sandboxUrl,
});

/** Returns whether a Markdown file uses brand tokens in its text: `brand: true` in its front matter. */
export const usesBrandTokens = (source: string): boolean =>
  /^brand: *true *$/m.test(/^---\r?\n(.*?)\n---/s.exec(source)?.[1] ?? '');

/**
 * Matches `{brand}`, but neither the escaped `\{brand}` nor the path parameter in `/cards/{brand}`. `/{brand}-ui` is a
 * token.
 */
const tokenPattern = /(?<!\\)(?<!\/(?=\{brand\}(?![\w-])))\{(brand|brandSlug|nodeVersion)\}/g;

/** Matches a fenced code block: the backticks with the indentation, and the info string. */
const fence = /^( *`{3,})([^\n`]*)\n[^]*?^\1 *$/gm;

/**
 * Replaces `{brand}`, `{brandSlug}`, and `{nodeVersion}` in Markdown: in the text of pages that use them, and in code
 * blocks that have the word `brand` after their language. A path parameter, as in `/cards/{brand}`, is no token.
 *
 * @param isUsed - Whether the page uses brand tokens.
 */
export function replaceMarkdownBrandTokens(text: string, {name, slug, nodeVersion}: Brand, isUsed: boolean): string {
  const values: Readonly<Record<string, string>> = {brand: name, brandSlug: slug, nodeVersion};
  const replace = (part: string) => part.replace(tokenPattern, (_, token: string) => values[token] ?? '');
  let result = '';
  let end = 0;
  for (const match of text.matchAll(fence)) {
    const [block, , info = ''] = match;
    const between = text.slice(end, match.index);
    const word = / brand(?=\s|$)/;
    result += (isUsed ? replace(between) : between) + (word.test(info) ? replace(block.replace(word, '')) : block);
    end = match.index + block.length;
  }
  return result + (isUsed ? replace(text.slice(end)) : text.slice(end));
}

/** Reads a UTF-8 text file and replaces the brand tokens in it. */
export function readFileWithBrand(file: string, brand: Brand): string {
  return replaceBrandTokens(readFileSync(file, 'utf8'), brand);
}
