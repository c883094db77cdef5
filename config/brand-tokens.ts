import {engines} from '../package.json';
import {site} from './site';

/** The tokens in pages, samples, and the contract that stand for the product's name and URLs, with their values. */
export const brandTokens: Readonly<Record<string, string>> = {
  /** The product's display name. */
  __BRAND__: site.brand,
  /** The name as it appears in URLs. */
  __SLUG__: site.slug,
  /** Absolute URL of the documentation's root page, without a trailing slash. */
  __DOCS_URL__: site.docsUrl,
  /** The minimum version of Node.js that samples and the mock require, such as `20.19`. */
  __NODE_VERSION__: engines.node.replace('>=', ''),
  /** The URL of the script that contains the widget and a simulated API. */
  __SANDBOX_URL__: site.sandboxUrl,
};

/** Replaces the tokens in a text. */
export const replaceBrandTokens = (text: string): string =>
  Object.entries(brandTokens).reduce((result, [token, value]) => result.replaceAll(token, () => value), text);
