/** The URLs of Markdown twins, which are root-relative and include the base URL. */
export class TwinUrls {
  readonly #routes: ReadonlySet<string>;

  /**
   * @param origin - Origin of the site.
   * @param baseUrl - Path of the site, with leading and trailing slashes.
   * @param routes - URL paths of the pages that have twins.
   */
  constructor(
    readonly origin: string,
    readonly baseUrl: string,
    routes: readonly string[],
  ) {
    this.#routes = new Set(routes);
  }

  /** Returns the URL of a page's twin: the page's URL with `.md`, or `index.md` for the home page. */
  getTwinUrl(route: string): string {
    return route.endsWith('/') ? `${route}index.md` : `${route}.md`;
  }

  /** Returns the path of a twin, relative to the build folder. */
  getFilePath(twinUrl: string): string {
    return twinUrl.slice(this.baseUrl.length);
  }

  /**
   * Converts a link on a page for its twin. Links to pages become links to their twins and keep the hash. Links within
   * the page and to other sites don't change. All other links become absolute, because twins are also read outside the
   * site.
   */
  resolveLink(href: string): string {
    const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(href) ?? [];
    const url = this.#routes.has(path) ? this.getTwinUrl(path) + hash : href;
    return url.startsWith('/') ? this.origin + url : url;
  }
}
