import {getCommonHeaders, isFolderRule, type Headers, type HostedSite} from './hosting-options';

function renderBlock(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * Renders `_headers` for Netlify and Cloudflare Pages. If several blocks match a path, their headers are combined, and
 * the values of repeated headers are joined with a comma. So blocks that can match the same file don't share any
 * headers. For files without a `Cache-Control` header, both hosts send `max-age=0, must-revalidate`, which is
 * equivalent to our default.
 *
 * @see https://docs.netlify.com/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function renderHeadersFile(site: HostedSite): string {
  const {baseUrl, rules} = site;
  return [
    renderBlock('/*', getCommonHeaders(site)),
    ...rules.map((rule) =>
      renderBlock(isFolderRule(rule) ? `${baseUrl}${rule.files}*` : `${baseUrl}*${rule.files}`, rule.headers),
    ),
  ].join('\n');
}

/**
 * Renders `_redirects` for Netlify and Cloudflare Pages, with rules for moved pages and URLs that end in `/index`. Both
 * hosts remove `.html` and trailing slashes. A rule for trailing slashes would loop on Netlify, which treats `/docs/`
 * and `/docs` as equal.
 *
 * @see https://docs.netlify.com/routing/redirects/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function renderRedirectsFile({baseUrl, routes, redirects}: HostedSite): string {
  const indexRedirects = routes.map(
    (route) => [route === baseUrl ? `${baseUrl}index` : `${route}/index`, route] as const,
  );
  return [...Object.entries(redirects), ...indexRedirects].map(([from, to]) => `${from} ${to} 301\n`).join('');
}
