/** Ready HTML, with what the build checks in it. */
export interface StaticPart {
  readonly html: string;
  /** Anchors in the HTML. */
  readonly ids?: readonly string[];
  /** Addresses of links within the site, as they stand in `href`. */
  readonly links?: readonly string[];
}

/** The static parts of a page, by their names. */
export type StaticParts = Readonly<Record<string, StaticPart>>;

/** Where the static parts of a page are read. */
export interface StaticSource {
  /** Names the parts of this page in the document: `data-static="<key>.<part>"`. */
  readonly key: string;
  readonly read: (part: string) => StaticPart;
}

const none: StaticPart = {html: ''};

/** Parts that are at hand: on the server, in development, and after a load. */
export const sourceOf = (key: string, parts: StaticParts): StaticSource => ({
  key,
  read: (part) => parts[part] ?? none,
});

/**
 * Finds the parts of a page in the browser. The page on which a visit begins has them in its HTML: they are read there, when
 * they are needed at all. Those of every other page are loaded.
 *
 * @param url - Address of the JSON file with the parts.
 * @throws Error when the file cannot be loaded; the page's module fails with it, as it does without one of its scripts.
 */
export async function loadSource(key: string, url: string): Promise<StaticSource> {
  const elements = new Map(
    [...document.querySelectorAll<HTMLElement>(`[data-static^="${key}."]`)].map((element) => [
      element.dataset['static']?.slice(key.length + 1),
      element,
    ]),
  );
  if (elements.size > 0) {
    // The elements stay readable when React has taken them out of the document.
    return {key, read: (part) => ({html: elements.get(part)?.innerHTML ?? ''})};
  }
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: the server answered ${response.status}.`);
  }
  return sourceOf(key, (await response.json()) as StaticParts);
}
