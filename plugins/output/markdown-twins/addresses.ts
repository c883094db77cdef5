/** A page's address and that of its twin, and what leads from one to the other. */
export class Addresses {
  readonly #routes: ReadonlySet<string>;

  /**
   * @param origin - Origin of the site.
   * @param baseUrl - Path of the site, with a slash at both ends.
   * @param routes - Addresses of the pages that have twins.
   */
  constructor(
    readonly origin: string,
    readonly baseUrl: string,
    routes: readonly string[],
  ) {
    this.#routes = new Set(routes);
  }

  /** The twin of a page: its address and `.md`; that of a folder's own page is `index.md`. */
  twin(route: string): string {
    return route.endsWith('/') ? `${route}index.md` : `${route}.md`;
  }

  /** Name of a twin's file below the build folder. */
  file(address: string): string {
    return address.slice(this.baseUrl.length);
  }

  /**
   * Where a link of a page leads to in its twin: to a twin where there is one, with the anchor. Anchors of the page itself and other
   * sites stay as they are. All else is absolute: a twin is read away from its address, too.
   */
  link(href: string): string {
    const [, target = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(href) ?? [];
    const address = this.#routes.has(target) ? this.twin(target) + anchor : href;
    return address.startsWith('/') ? this.origin + address : address;
  }
}
