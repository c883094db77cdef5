import {readFileSync} from 'node:fs';
import {site} from './site';

const tokens = /__(BRAND|SLUG|DOCS_URL)__/g;
const markdownTokens = /(?<!\\)\{(brand|brandSlug)\}/g;

const values: Readonly<Record<string, string>> = {
  BRAND: site.brand,
  SLUG: site.slug,
  DOCS_URL: site.docsUrl,
  brand: site.brand,
  brandSlug: site.slug,
};

/**
 * Puts the brand into any text that is not Markdown: `__BRAND__` (the name), `__SLUG__` (the name in addresses) and
 * `__DOCS_URL__` (absolute address of the documentation's root, without a trailing slash).
 */
export function putBrand(text: string): string {
  return text.replace(tokens, (token, name: string) => values[name] ?? token);
}

/** Puts the brand into Markdown: `{brand}` and `{brandSlug}`; `\{brand}` stays as it is. */
export function putBrandInMarkdown(text: string): string {
  return text.replace(markdownTokens, (token, name: string) => values[name] ?? token);
}

/** Reads a text file (UTF-8) with the brand put in. */
export function readBranded(file: string): string {
  return putBrand(readFileSync(file, 'utf8'));
}
