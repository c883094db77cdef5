import {readFileSync} from 'node:fs';

/** The values of brand tokens. */
export interface Brand {
  /** The product's display name. */
  readonly name: string;
  /** The name as it appears in URLs. */
  readonly slug: string;
  /** Absolute URL of the documentation's root page, without a trailing slash. */
  readonly docsUrl: string;
}

/** Replaces `__BRAND__`, `__SLUG__`, and `__DOCS_URL__` in any text that isn't Markdown. */
export function replaceBrandTokens(text: string, {name, slug, docsUrl}: Brand): string {
  return text
    .replaceAll('__BRAND__', () => name)
    .replaceAll('__SLUG__', () => slug)
    .replaceAll('__DOCS_URL__', () => docsUrl);
}

/** Replaces `{brand}` and `{brandSlug}` in Markdown. A backslash before the brace escapes the token. */
export function replaceMarkdownBrandTokens(text: string, {name, slug}: Brand): string {
  return text.replace(/(?<!\\)\{(brand|brandSlug)\}/g, (_, token: string) => (token === 'brand' ? name : slug));
}

/** Reads a UTF-8 text file and replaces the brand tokens in it. */
export function readFileWithBrand(file: string, brand: Brand): string {
  return replaceBrandTokens(readFileSync(file, 'utf8'), brand);
}
