import {commonHeaders, isFolder, type Headers, type Hosted} from './facts';

function block(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/**
 * The file `_headers` of Netlify and Cloudflare Pages. A path that several blocks fit gets the headers of all of them, and
 * one that is in two blocks gets both values, joined by a comma: so no header stands in two blocks that meet. What has no
 * `Cache-Control` here, both hosts send with `max-age=0, must-revalidate`, which is what the facts want for it.
 *
 * https://docs.netlify.com/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(hosted: Hosted): string {
  const {baseUrl, rules} = hosted;
  return [
    block('/*', commonHeaders(hosted)),
    ...rules.map((rule) =>
      block(`${baseUrl}${isFolder(rule) ? rule.files : ''}*${isFolder(rule) ? '' : rule.files}`, rule.headers),
    ),
  ].join('\n');
}

/**
 * The file `_redirects` of Netlify and Cloudflare Pages: moved pages, and `/index` behind an address. Both hosts strip
 * `.html` and a slash at the end by themselves, and a rule for these would be a loop on Netlify, which does not tell
 * `/docs/` from `/docs`.
 *
 * https://docs.netlify.com/routing/redirects/, https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile({baseUrl, routes, redirects}: Hosted): string {
  const withIndex = routes.map((route) => [route === baseUrl ? `${baseUrl}index` : `${route}/index`, route] as const);
  return [...Object.entries(redirects), ...withIndex].map(([from, to]) => `${from} ${to} 301\n`).join('');
}
