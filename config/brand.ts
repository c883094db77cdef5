import {readFileSync} from 'node:fs';
import {site} from './site';

/** Replacements for the brand tokens in files: see `plugins/shared/brand-tokens.ts`. */
export const brand = {name: site.brand, slug: site.slug, docsUrl: site.docsUrl};

/** Replaces `__BRAND__`, `__SLUG__` and `__DOCS_URL__` in any text that isn't Markdown. */
export function putBrand(text: string): string {
  return text
    .replaceAll('__BRAND__', () => brand.name)
    .replaceAll('__SLUG__', () => brand.slug)
    .replaceAll('__DOCS_URL__', () => brand.docsUrl);
}

/** Reads a UTF-8 text file and replaces the brand tokens in it. */
export function readBranded(file: string): string {
  return putBrand(readFileSync(file, 'utf8'));
}
