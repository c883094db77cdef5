import type {Headers} from '../options';
import {encodePath, isFolderRule, listRedirects, listRuleLocales, type HostedSite} from './hosted-site';

const renderPathHeaders = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * Renders `_headers` for Netlify and Cloudflare Pages. If several blocks match a path, their headers are combined, and
 * the values of repeated headers are joined with a comma, even equal ones. For files without a `Cache-Control` header,
 * both hosts send `max-age=0, must-revalidate`, which is equivalent to `no-cache`, the default.
 *
 * @see https://docs.netlify.com/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function renderHeadersFile(site: HostedSite): string {
  const rules = site.rules.flatMap((rule) =>
    listRuleLocales(rule, site).map(({baseUrl}) =>
      renderPathHeaders(isFolderRule(rule) ? `${baseUrl}${rule.files}*` : `${baseUrl}*${rule.files}`, rule.headers),
    ),
  );
  return [renderPathHeaders('/*', site.headers), ...rules].join('\n');
}

/**
 * Renders `_redirects` for Netlify and Cloudflare Pages, with rules for moved pages and URLs that end in `/index`. Both
 * hosts remove `.html`, and add or remove trailing slashes. A rule for trailing slashes would loop on Netlify, which
 * treats `/docs/` and `/docs` as equal.
 *
 * @see https://docs.netlify.com/routing/redirects/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function renderRedirectsFile(site: HostedSite): string {
  const indexPages = site.locales.flatMap(({routes}) =>
    routes.map((route) => [`${route}${route.endsWith('/') ? '' : '/'}index`, route] as const),
  );
  return [...listRedirects(site), ...indexPages]
    .map(([from, to]) => `${encodePath(from)} ${encodePath(to)} 301\n`)
    .join('');
}
