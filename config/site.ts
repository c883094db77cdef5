import path from 'node:path';
import {loadEnvironmentFile, readEnvironment} from './env';

loadEnvironmentFile(path.resolve(__dirname, '..'));
const environment = readEnvironment(process.env);

/** The product's name. No other file contains it. */
const brand = environment.BRAND_NAME ?? 'Limner';
/** The name in URLs and file names: lower-case letters, digits and hyphens. */
const slug = environment.BRAND_SLUG ?? 'limner';

const url = environment.SITE_URL ?? `https://developer.${slug}.example`;
const baseUrl = environment.BASE_URL ?? '/';

/** Properties of the site. URLs that aren't configured are in the reserved domain `.example` (RFC 2606). */
export const site = {
  brand,
  slug,
  /** Version of the site, the same as in `package.json`. */
  version: '0.0.2',
  title: `${brand} UI SDK & API`,
  tagline: 'Generative AI for editable design creation.',
  copyright: `Copyright © 2025 ${brand}. All rights reserved.`,
  /** Origin of the site, without a trailing slash. */
  url,
  /** Path of the site on its host, with a leading and a trailing slash. */
  baseUrl,
  /** Absolute URL of the documentation's root page, without a trailing slash. */
  docsUrl: `${url}${baseUrl}docs`,
  productUrl: `https://${slug}.example`,
  pricingUrl: `https://${slug}.example/pricing`,
  /** URL of the repository, for the "Edit this page" link. */
  repositoryUrl: environment.REPOSITORY_URL,
  /** URL where readers can report problems with the documentation. */
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
    clickAnalytics: environment.SEARCH_CLICK_ANALYTICS ?? false,
    /** Credentials of the hosted search service. Without them, the site uses its embedded search engine. */
    hosted:
      environment.ALGOLIA_APP_ID && environment.ALGOLIA_SEARCH_API_KEY
        ? {appId: environment.ALGOLIA_APP_ID, apiKey: environment.ALGOLIA_SEARCH_API_KEY}
        : undefined,
  },
} as const;
