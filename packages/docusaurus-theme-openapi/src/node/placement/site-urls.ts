import type {LoadContext} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';

/** What the URLs of a site depend on. */
export type UrlContext = Pick<LoadContext, 'baseUrl' | 'i18n' | 'siteConfig'>;

/** Returns the base URL of the default locale. */
export function getDefaultBaseUrl({baseUrl, i18n: {currentLocale, defaultLocale}}: UrlContext): string {
  const suffix = `/${currentLocale}/`;
  // A locale can also have its own base URL.
  const isInFolder = currentLocale !== defaultLocale && baseUrl.endsWith(suffix);
  return isInFolder ? baseUrl.slice(0, 1 - suffix.length) : baseUrl;
}

/** Adds or removes the slash at the end of a page's URL, as the site requires. */
export const toRoute = (url: string, {siteConfig: {trailingSlash}, baseUrl}: UrlContext): string =>
  applyTrailingSlash(url, {trailingSlash, baseUrl});

/** Returns whether a URL leads to a file of the site instead of a page. A number is a version's: `/docs/1.2`. */
export const isFileUrl = (url: string): boolean => /^\/(?!\/)[^?#]*\.[a-z]\w+(?:[?#]|$)/i.test(url);

/** Converts a path that starts with a slash, and doesn't contain the base URL, to the URL of a page or file. */
export function toPageUrl(path: string, context: UrlContext): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const url = context.baseUrl + pathname.replace(/^\/+/, '');
  return (isFileUrl(url) ? url : toRoute(url, context)) + rest;
}

/** Maps a link in a document to a URL on the site. Links to this site become paths, which the build checks. */
export function resolveUrl(url: string, context: UrlContext): string | undefined {
  const root = context.siteConfig.url + getDefaultBaseUrl(context);
  if (url.startsWith(root)) return toPageUrl(url.slice(root.length), context);
  if (/^\/(?!\/)/.test(url)) return toPageUrl(url, context);
  return /^(?:https?:|mailto:)/i.test(url) ? url : undefined;
}
