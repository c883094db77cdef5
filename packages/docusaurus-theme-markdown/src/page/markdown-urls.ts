import {resolveSiteUrl} from '@developer-docs/utils';
import {getMarkdownUrl} from '../client/markdown-url';

/** The target of a link: a page of the site, and an element on it. */
export interface PageTarget {
  readonly route: string;
  /** ID of the element, or an empty string for the page itself. */
  readonly id: string;
}

/** Converts between URLs of pages and of their Markdown files, which are root-relative and include the base URL. */
export class MarkdownUrls {
  /** The routes by their normalized paths. */
  private readonly routes: ReadonlyMap<string, string>;

  /**
   * @param origin - Origin of the site.
   * @param baseUrl - Path of the site, with leading and trailing slashes.
   * @param routes - URL paths of the pages that have Markdown files.
   */
  constructor(
    readonly origin: string,
    readonly baseUrl: string,
    routes: readonly string[],
  ) {
    this.routes = new Map(routes.map((route) => [normalizePath(route), route]));
  }

  getMarkdownUrl(route: string): string {
    return getMarkdownUrl(route, this.baseUrl);
  }

  /** Returns the path of a Markdown file relative to the build folder. */
  getFilePath(markdownUrl: string): string {
    return decodeURI(markdownUrl).slice(this.baseUrl.length);
  }

  /** Returns the route of a page by its path, with or without a trailing slash or `index.html`. */
  findRoute(path: string): string | undefined {
    return this.routes.get(normalizePath(path));
  }

  /**
   * Resolves a link or the URL of an image on a page. Markdown files are also read outside the site, so the result is
   * absolute. Only URLs of other sites, URLs with other schemes, such as `mailto:`, and invalid ones don't change.
   *
   * @param route - The page that contains the link.
   * @returns The target if it's a page of the site, or the absolute URL.
   */
  resolveLink(href: string, route: string): PageTarget | string {
    const url = resolveSiteUrl(href, route);
    if (url === undefined) return href;
    if (href.startsWith('#')) return {route, id: href.slice(1)};
    const {pathname, search, hash} = url;
    const target = this.findRoute(pathname);
    return target === undefined ? this.origin + pathname + search + hash : {route: target, id: hash.slice(1)};
  }
}

/** Makes the paths that lead to the same page equal. */
function normalizePath(path: string): string {
  const name = path.replace(/\/index\.html$|\/+$/, '');
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
}
