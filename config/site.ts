import {existsSync} from 'node:fs';
import path from 'node:path';
import {engines, version} from '../package.json';
import {readEnvironment} from './env';
import {productValues} from './product';

const environmentFile = path.resolve(__dirname, '../.env');
// Variables that are already set take precedence.
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
const environment = readEnvironment(process.env);

const name = environment.BRAND_NAME ?? productValues.name;
const slug = environment.BRAND_SLUG ?? productValues.slug;
const url = environment.SITE_URL?.replace(/\/$/, '') ?? `https://developer.${slug}.example`;
const baseUrl = environment.BASE_URL ?? '/';
const docsFolder = 'docs';

/**
 * Site properties. The environment takes precedence over `config/product.ts`. URLs that neither specifies are in
 * the reserved domain `.example` (RFC 2606).
 */
export const site = {
  brand: name,
  slug,
  version,
  title: `${name} ${productValues.titleSuffix}`,
  tagline: productValues.tagline,
  copyright: `Copyright © ${productValues.copyrightYear} ${name}. All rights reserved.`,
  /** Origin of the site, without a trailing slash. */
  url,
  /** Path of the site on its host, with a leading and a trailing slash. */
  baseUrl,
  /** Absolute URL of the documentation's root page, without a trailing slash. */
  docsUrl: url + baseUrl + docsFolder,
  /** Folder of the pages, and their route, relative to the base URL. */
  docsFolder,
  /** URL of the script with the widget and a simulated API. Without a configured URL, only the local mock serves it. */
  sandboxUrl:
    environment.SITE_URL === undefined
      ? 'http://localhost:4010/ui-sdk/sandbox.js'
      : `${url}${baseUrl}ui-sdk/sandbox.js`,
  productUrl: `https://${slug}.example`,
  /** URL of the repository, for the "Edit this page" link. Without it, pages have no edit links. */
  repositoryUrl: environment.REPOSITORY_URL,
  /** URL where readers can report that a search has no results. */
  issueUrl: environment.ISSUE_URL,
  /** `mailto:` or `https:` URL for reporting vulnerabilities. */
  securityContact: environment.SECURITY_CONTACT ?? `mailto:security@${slug}.example`,
  tagManagerId: environment.GTM_CONTAINER_ID,
  announcement: environment.ANNOUNCEMENT && {
    id: environment.ANNOUNCEMENT_ID ?? 'announcement',
    content: environment.ANNOUNCEMENT,
  },
  search: {
    indexName: environment.ALGOLIA_INDEX_NAME ?? `developer-${slug}`,
    clickAnalytics: environment.SEARCH_CLICK_ANALYTICS === 'true',
    /** Credentials of the hosted search service. Without them, the site uses its embedded search engine. */
    hosted:
      environment.ALGOLIA_APP_ID && environment.ALGOLIA_SEARCH_API_KEY
        ? {appId: environment.ALGOLIA_APP_ID, apiKey: environment.ALGOLIA_SEARCH_API_KEY}
        : undefined,
  },
} as const;

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

export const replaceBrandTokens = (text: string): string =>
  Object.entries(brandTokens).reduce((result, [token, value]) => result.replaceAll(token, () => value), text);
