/** The first element that loads something from an origin, or sends something to it. */
export interface ExternalLoad {
  readonly file: string;
  /** The element, such as `<script src="https://…">`. */
  readonly element: string;
  readonly directive: string;
  readonly url: string;
}

/** What a site contains that a policy has to allow. The strict policy allows no loads unless an option does. */
export class PageSources {
  /** Hashes of inline scripts, such as `'sha256-…'`. */
  readonly scripts = new Set<string>();
  /** Hashes of inline event handlers. */
  readonly handlers = new Set<string>();
  /** Hashes of inline styles. */
  readonly styles = new Set<string>();
  /** What's loaded from other hosts, by directive and origin. */
  readonly loads = new Map<string, ExternalLoad>();

  /**
   * @param siteUrl - Origin of the site.
   * @param strict - Whether only what the build contains is allowed, and nothing from other hosts.
   */
  constructor(
    readonly siteUrl: string,
    readonly strict: boolean,
  ) {}

  addLoad(load: ExternalLoad): void {
    if (!URL.canParse(load.url, this.siteUrl)) return;
    const {origin, protocol, href} = new URL(load.url, this.siteUrl);
    if (!/^(?:https?|wss?):$/.test(protocol)) return;
    // The policies don't allow plugins of browsers, not even from the site.
    if (origin === new URL(this.siteUrl).origin && load.directive !== 'object-src') return;
    const key = `${load.directive} ${origin}`;
    if (!this.loads.has(key)) this.loads.set(key, {...load, url: href});
  }

  /** Lists the origins of loads by their directives. */
  listHosts(...directives: readonly string[]): string[] {
    return [...this.loads.values()]
      .filter(({directive}) => directives.includes(directive))
      .map(({url}) => new URL(url).origin);
  }
}
