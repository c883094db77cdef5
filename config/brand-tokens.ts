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

/** Replaces the brand tokens in any text: pages, samples, and the contract. */
export function replaceBrandTokens(text: string, brand: Brand): string {
  return Object.entries(getBrandReplacements(brand)).reduce(
    (result, [token, value]) => result.replaceAll(token, () => value),
    text,
  );
}

/** Returns the values of the tokens, by token. */
export const getBrandReplacements = (brand: Brand): Readonly<Record<string, string>> => ({
  __BRAND__: brand.name,
  __SLUG__: brand.slug,
  __DOCS_URL__: brand.docsUrl,
  __NODE_VERSION__: brand.nodeVersion,
  __SANDBOX_URL__: brand.sandboxUrl,
});

/** Reads a UTF-8 text file and replaces the brand tokens in it. */
export function readFileWithBrand(file: string, brand: Brand): string {
  return replaceBrandTokens(readFileSync(file, 'utf8'), brand);
}
