import {isFilePath} from '@developer-docs/utils';
import type {LoadContext} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';

type UrlContext = Pick<LoadContext, 'baseUrl' | 'i18n' | 'siteConfig'>;

/** Returns the base URL of the default locale. */
export function getDefaultBaseUrl({baseUrl, i18n: {currentLocale, defaultLocale}}: UrlContext): string {
  const suffix = `/${currentLocale}/`;
  // A locale can also have its own base URL.
  const isInFolder = currentLocale !== defaultLocale && baseUrl.endsWith(suffix);
  return isInFolder ? baseUrl.slice(0, 1 - suffix.length) : baseUrl;
}

/** Creates the URLs of a site's pages and files. */
export class SiteUrls {
  constructor(private readonly context: UrlContext) {}

  /** Adds or removes the slash at the end of a page's URL, as the site requires. */
  toRoute(url: string): string {
    const {siteConfig, baseUrl} = this.context;
    return applyTrailingSlash(url, {trailingSlash: siteConfig.trailingSlash, baseUrl});
  }

  /** Converts a path that starts with a slash, and doesn't contain the base URL, to the URL of a page or file. */
  toPageUrl(path: string): string {
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
    const url = this.context.baseUrl + pathname.replace(/^\/+/, '');
    return (isFilePath(pathname) ? url : this.toRoute(url)) + rest;
  }

  /** Maps a link in a document to a URL on the site. Links to this site become paths, which the build checks. */
  resolve(url: string): string | undefined {
    const root = this.context.siteConfig.url + getDefaultBaseUrl(this.context);
    if (url.startsWith(root)) return this.toPageUrl(url.slice(root.length));
    if (/^\/(?!\/)/.test(url)) return this.toPageUrl(url);
    return /^(?:https?:|mailto:)/i.test(url) ? url : undefined;
  }
}
