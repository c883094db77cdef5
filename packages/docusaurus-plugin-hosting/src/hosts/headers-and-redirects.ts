import {ExplainedError} from '@developer-docs/utils';
import type {Headers} from '../options';
import {pluginName} from '../plugin-name';
import {
  encodePath,
  isFolderRule,
  listRedirectPaths,
  listRuleLocales,
  matchesRule,
  type HostedSite,
} from './hosted-site';

function renderBlock(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

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
      renderBlock(isFolderRule(rule) ? `${baseUrl}${rule.files}*` : `${baseUrl}*${rule.files}`, rule.headers),
    ),
  );
  return [renderBlock('/*', site.headers), ...rules].join('\n');
}

/**
 * Checks that only one block sets a header of a file: browsers ignore values such as `*, *`.
 *
 * @param urls - URL paths of all files.
 * @throws ExplainedError that names a file and the rules.
 */
export function checkHeaders(site: HostedSite, urls: readonly string[]): void {
  for (const url of urls) {
    const blocks = [
      {source: 'the headers of all files', headers: site.headers},
      ...site.rules
        .filter((rule) => matchesRule(rule, url, site))
        .map(({files, headers}) => ({source: `the rule for "${files}"`, headers})),
    ];
    const setters = blocks.flatMap(({source, headers}) => Object.keys(headers).map((name) => ({name, source})));
    const names = setters.map(({name}) => name.toLowerCase());
    const repeated = setters.find((_, index) => names.indexOf(names[index] ?? '') !== index);
    if (repeated === undefined) continue;
    const first = setters[names.indexOf(repeated.name.toLowerCase())];
    throw new ExplainedError(
      `${pluginName}: ${url} gets the header ${repeated.name} from ${first?.source ?? ''} and from ${repeated.source}. Netlify and Cloudflare would join the values. Change the rules so that only one matches, or leave "netlify" and "cloudflare" out of the option "hosts".`,
    );
  }
}

/**
 * Renders `_redirects` for Netlify and Cloudflare Pages, with rules for moved pages and URLs that end in `/index`. Both
 * hosts remove `.html`, and add or remove trailing slashes. A rule for trailing slashes would loop on Netlify, which
 * treats `/docs/` and `/docs` as equal.
 *
 * @see https://docs.netlify.com/routing/redirects/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function renderRedirectsFile({locales}: HostedSite): string {
  const movedPages = locales.flatMap(({redirects}) =>
    redirects.flatMap(([from, to]) => listRedirectPaths(from).map((path) => [path, to] as const)),
  );
  const indexPages = locales.flatMap(({routes}) =>
    routes.map((route) => [`${route}${route.endsWith('/') ? '' : '/'}index`, route] as const),
  );
  return [...movedPages, ...indexPages].map(([from, to]) => `${encodePath(from)} ${encodePath(to)} 301\n`).join('');
}
