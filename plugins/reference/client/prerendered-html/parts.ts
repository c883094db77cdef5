/** A piece of prerendered HTML, with what the broken-link check needs to know about it. */
export interface PrerenderedPart {
  readonly html: string;
  /** IDs in the HTML. */
  readonly ids?: readonly string[];
  /** URLs of links within the site, as in `href`. */
  readonly links?: readonly string[];
}

/** The prerendered parts of a page, by name. */
export type PrerenderedParts = Readonly<Record<string, PrerenderedPart>>;

/** Where a page reads its parts from. */
export interface PartSource {
  /** Identifies the parts of the page in the document: `data-static="<key>.<part>"`. */
  readonly key: string;
  readonly read: (part: string) => PrerenderedPart;
}

/** Reads parts from memory: on the server, under `npm start`, and after the parts were loaded. */
export const createPartSource = (key: string, parts: PrerenderedParts): PartSource => ({
  key,
  read: (part) => parts[part] ?? {html: ''},
});

/**
 * Reads the parts of the page on which a visit begins from its HTML.
 *
 * @returns `undefined` if the document is another page.
 */
export function findPartsInDocument(key: string): PartSource | undefined {
  // The references keep the elements readable after React has removed them from the document.
  const elements = new Map(
    [...document.querySelectorAll<HTMLElement>(`[data-static^="${key}."]`)].map((element) => [
      element.dataset['static']?.slice(key.length + 1),
      element,
    ]),
  );
  return elements.size === 0 ? undefined : {key, read: (part) => ({html: elements.get(part)?.innerHTML ?? ''})};
}
