/** The first element that loads something from an origin. */
export interface Load {
  readonly file: string;
  /** The element, such as `<script src="https://…">`. */
  readonly element: string;
  readonly directive: string;
  readonly url: string;
}

/** What's loaded, by directive and origin. */
export type Loads = Map<string, Load>;

/** Adds what an element of a file loads from another host, or sends to it. */
export type AddLoad = (directive: string, element: string, url: string) => void;

/** Creates the function that adds the loads of a file. */
export const createAddLoad =
  (loads: Loads, file: string, siteUrl: string): AddLoad =>
  (directive, element, url) => {
    if (!URL.canParse(url, siteUrl)) return;
    const {origin, protocol, href} = new URL(url, siteUrl);
    if (protocol === 'javascript:') {
      loads.set(element, {file, element, directive: 'script-src', url: href});
      return;
    }
    if (!/^(?:https?|wss?):$/.test(protocol)) return;
    // The policies don't allow plugins of browsers, not even from the site.
    if (origin === new URL(siteUrl).origin && directive !== 'object-src') return;
    const key = `${directive} ${origin}`;
    if (!loads.has(key)) loads.set(key, {file, element, directive, url: href});
  };
