import path from 'node:path';
import {loadEnvironmentFile, readEnvironment} from './env';

loadEnvironmentFile(path.resolve(__dirname, '..'));
const environment = readEnvironment(process.env);

/** The brand: the one place in the repository where it is spelled. */
const brand = environment.BRAND_NAME ?? 'Limner';
/** The brand in addresses and names of files: lower-case letters, digits, hyphens. */
const slug = environment.BRAND_SLUG ?? 'limner';

const url = environment.SITE_URL ?? `https://developer.${slug}.example`;
const baseUrl = environment.BASE_URL ?? '/';

/** What is said about the site in more than one place. Every address is under the reserved domain `.example` (RFC 2606) unless configured. */
export const site = {
  brand,
  slug,
  /** The version of the site, as in `package.json`. */
  version: '0.0.2',
  title: `${brand} UI SDK & API`,
  tagline: 'Generative AI for editable design creation.',
  copyright: `Copyright © 2025 ${brand}. All rights reserved.`,
  /** Origin of the site, without a trailing slash. */
  url,
  /** Path of the site on its host, with a slash at both ends. */
  baseUrl,
  /** Absolute address of the documentation's root. */
  docsUrl: `${url}${baseUrl}docs`,
  productUrl: `https://${slug}.example`,
  pricingUrl: `https://${slug}.example/pricing`,
  /** Address of the repository, for "edit this page"; absent when not configured. */
  repositoryUrl: environment.REPOSITORY_URL,
  /** Address where a reader reports a problem; absent when not configured. */
  issueUrl: environment.ISSUE_URL,
  /** Where a weakness is reported: an address for mail or for a browser. */
  securityContact: environment.SECURITY_CONTACT ?? `mailto:security@${slug}.example`,
  tagManagerId: environment.GTM_CONTAINER_ID,
  announcement: environment.ANNOUNCEMENT && {
    id: environment.ANNOUNCEMENT_ID ?? 'announcement',
    content: environment.ANNOUNCEMENT,
  },
  search: {
    indexName: environment.ALGOLIA_INDEX_NAME ?? `developer-${slug}`,
    clickAnalytics: environment.SEARCH_CLICK_ANALYTICS ?? false,
    /** Credentials of the hosted search service; absent: the engine that the site embeds answers. */
    hosted:
      environment.ALGOLIA_APP_ID && environment.ALGOLIA_SEARCH_API_KEY
        ? {appId: environment.ALGOLIA_APP_ID, apiKey: environment.ALGOLIA_SEARCH_API_KEY}
        : undefined,
  },
} as const;
