import {site} from './site';

/** Allows tools in the browser, such as API clients, to load files from the site. */
const crossOriginHeaders = {'Access-Control-Allow-Origin': '*'};

/**
 * Response headers on every host. The configuration files for nginx, Netlify, and Cloudflare Pages are generated from
 * them.
 */
export const hosting = {
  headers: {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    // One year.
    ...(site.url.startsWith('https:') && {'Strict-Transport-Security': 'max-age=31536000'}),
  },
  // Browsers revalidate files on every use. If a file is unchanged, the response has no body.
  defaultCacheControl: 'no-cache',
  rules: [
    // File names contain a hash of the content.
    {files: 'assets/', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
    {files: 'img/', headers: {'Cache-Control': 'public, max-age=86400'}},
    {files: 'openapi/', headers: crossOriginHeaders},
    {files: '.md', headers: {...crossOriginHeaders, 'Content-Type': 'text/markdown; charset=utf-8'}},
    {files: '.txt', headers: {...crossOriginHeaders, 'Content-Type': 'text/plain; charset=utf-8'}},
    // Many hosts map .ts to video/mp2t.
    {files: '.d.ts', headers: {...crossOriginHeaders, 'Content-Type': 'text/plain; charset=utf-8'}},
  ],
};

/** The settings that determine which third-party services pages connect to. */
interface ServiceSettings {
  readonly tagManagerId?: string | undefined;
  readonly search: {readonly hosted?: unknown; readonly clickAnalytics: boolean};
}

/** Origins of third-party services. */
interface ServiceHosts {
  readonly tagManager: string;
  readonly search: readonly string[];
  readonly searchInsights: string;
}

/** Whether scripts may insert styles into pages, as Mermaid does. */
const allowsInlineStyles = false;

/** Returns the hosts of configured services, which the content security policy allows in addition to the site's own. */
export function getAllowedHosts({tagManagerId, search}: ServiceSettings, hosts: ServiceHosts) {
  const tagManagerHosts = tagManagerId === undefined ? [] : [hosts.tagManager];
  const insightsHosts = search.clickAnalytics ? [hosts.searchInsights] : [];
  const searchHosts = search.hosted === undefined ? [] : [...hosts.search, ...insightsHosts];
  return {
    script: tagManagerHosts,
    connect: [...tagManagerHosts, ...searchHosts],
    image: tagManagerHosts,
    ...(allowsInlineStyles ? {inlineStyles: true} : {}),
  };
}
