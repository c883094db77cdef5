import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Props} from '@docusaurus/types';

/** A moved page and its new URL. Both are encoded, and contain the base URL. The new one can be on another host. */
export type MovedPage = readonly [from: string, to: string];

/** The options of `@docusaurus/plugin-client-redirects` that hosts can redirect by. */
interface ClientRedirectsOptions {
  readonly redirects?: readonly {readonly from: string | readonly string[]; readonly to: string}[];
}

/**
 * Lists the redirects of `@docusaurus/plugin-client-redirects`, which writes a page for each. Hosts that read a
 * configuration file redirect on their own, with status 301.
 */
export function listMovedPages({
  plugins,
  baseUrl,
  siteConfig: {trailingSlash},
}: Pick<Props, 'baseUrl' | 'plugins' | 'siteConfig'>): MovedPage[] {
  const withBaseUrl = (url: string) => (url.startsWith('/') ? encode(baseUrl + url.slice(1)) : url);
  return plugins
    .filter(({name}) => name === 'docusaurus-plugin-client-redirects')
    .flatMap(({options}) => (options as ClientRedirectsOptions).redirects ?? [])
    .flatMap(({from, to}) => {
      const target = withBaseUrl(applyTrailingSlash(to, {trailingSlash, baseUrl}));
      return [from].flat().map((path) => [withBaseUrl(path), target] as const);
    });
}

/** Encodes characters that can't be in the path of a URL, such as spaces. */
function encode(url: string): string {
  const {pathname, search, hash} = new URL(url, 'https://site.invalid');
  return pathname + search + hash;
}
