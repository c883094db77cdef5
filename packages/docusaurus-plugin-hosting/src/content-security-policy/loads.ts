/** The first element that loads something from an origin. */
export interface Load {
  readonly file: string;
  /** The element, such as `<script src="https://…">`. */
  readonly element: string;
  readonly directive: string;
  readonly url: string;
}

/** What's loaded, by directive and origin. */
export interface Loads {
  readonly loads: Map<string, Load>;
}

/** Adds what's loaded from, or sent to, another host. */
export function addLoad(load: Load, siteUrl: string, {loads}: Loads): void {
  if (!URL.canParse(load.url, siteUrl)) return;
  const {directive} = load;
  const {origin, protocol, href} = new URL(load.url, siteUrl);
  if (protocol === 'javascript:') {
    loads.set(load.element, {...load, directive: 'script-src', url: href});
    return;
  }
  if (!/^(?:https?|wss?):$/.test(protocol)) return;
  // The policies don't allow plugins of browsers, not even from the site.
  if (origin === new URL(siteUrl).origin && directive !== 'object-src') return;
  const key = `${directive} ${origin}`;
  if (!loads.has(key)) loads.set(key, {...load, url: href});
}
