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
 * The parts of the page on which a visit begins: they stand in its HTML and are read there, when they are needed at all.
 *
 * @returns `undefined` when the document is another page.
 */
export function sourceInDocument(key: string): StaticSource | undefined {
  const elements = new Map(
    [...document.querySelectorAll<HTMLElement>(`[data-static^="${key}."]`)].map((element) => [
      element.dataset['static']?.slice(key.length + 1),
      element,
    ]),
  );
  // The elements stay readable when React has taken them out of the document.
  return elements.size === 0 ? undefined : {key, read: (part) => ({html: elements.get(part)?.innerHTML ?? ''})};
}
