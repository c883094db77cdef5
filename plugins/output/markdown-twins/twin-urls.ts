/** URLs of the Markdown twins of pages. All of them are root-relative and include the base URL. */
export class TwinUrls {
  readonly #routes: ReadonlySet<string>;

  /**
   * @param origin - Origin of the site.
   * @param baseUrl - Path of the site, with a leading and a trailing slash.
   * @param routes - URL paths of the pages that have twins.
   */
  constructor(
    readonly origin: string,
    readonly baseUrl: string,
    routes: readonly string[],
  ) {
    this.#routes = new Set(routes);
  }

  /** The URL of a page's twin: that of the page with `.md`, or `index.md` for the home page. */
  getTwinUrl(route: string): string {
    return route.endsWith('/') ? `${route}index.md` : `${route}.md`;
  }

  /** Path of a twin relative to the build folder. */
  getFilePath(twinUrl: string): string {
    return twinUrl.slice(this.baseUrl.length);
  }

  /**
   * Converts a link of a page for its twin. Links to pages lead to their twins and keep the hash. Links within the page and to other
   * sites don't change. All others become absolute, because a twin is also read outside the site.
   */
  resolveLink(href: string): string {
    const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(href) ?? [];
    const url = this.#routes.has(path) ? this.getTwinUrl(path) + hash : href;
    return url.startsWith('/') ? this.origin + url : url;
  }
}
