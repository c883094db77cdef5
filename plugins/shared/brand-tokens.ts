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

/** Replaces `{brand}`, `{brandSlug}`, and `{nodeVersion}` in Markdown. A backslash before the brace escapes the token. */
export function replaceMarkdownBrandTokens(text: string, {name, slug, nodeVersion}: Brand): string {
  const values: Readonly<Record<string, string>> = {brand: name, brandSlug: slug, nodeVersion};
  return text.replace(/(?<!\\)\{(brand|brandSlug|nodeVersion)\}/g, (_, token: string) => values[token] ?? '');
}

/** Reads a UTF-8 text file and replaces the brand tokens in it. */
export function readFileWithBrand(file: string, brand: Brand): string {
  return replaceBrandTokens(readFileSync(file, 'utf8'), brand);
}
