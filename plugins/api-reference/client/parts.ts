/** A part of a page: ready HTML, with the ids and links that the build checks. */
export interface Part {
  readonly html: string;
  readonly ids: readonly string[];
  readonly links: readonly string[];
}

export type Parts = Readonly<Record<string, Part>>;

/** The parts of a page themselves (server, development), or the address of the file that has them (browser). */
export interface PartsSource {
  readonly parts?: Parts;
  readonly url?: string;
}

const loads = new Map<string, Promise<Parts>>();
const loaded = new Map<string, Parts>();

/** The parts at an address if they are there already. */
export const knownParts = (url: string): Parts | undefined => loaded.get(url);

/** Loads the parts at an address, once. A load that failed is tried again by the next call. */
export function loadParts(url: string): Promise<Parts> {
  const load =
    loads.get(url) ??
    fetch(url).then(async (response) => {
      if (!response.ok) {
        throw new Error(`The server answered ${response.status}.`);
      }
      const parts = (await response.json()) as Parts;
      loaded.set(url, parts);
      return parts;
    });
  loads.set(url, load);
  load.catch(() => loads.delete(url));
  return load;
}

/**
 * Called by the module of a page's parts. The first page of a visit has them in its HTML; a page that the reader is about to
 * open (its module is loaded on hover) gets them beside the module.
 */
export function declareParts(url: string): PartsSource {
  if (typeof document !== 'undefined' && document.documentElement.dataset['hasHydrated'] === 'true') {
    loadParts(url).catch(() => undefined);
  }
  return {url};
}
