/** A piece of prerendered HTML, with its IDs and links for the broken-link check. */
export interface PrerenderedPart {
  readonly html: string;
  /** IDs in the HTML. */
  readonly ids?: readonly string[];
  /** URLs of links within the site, as in `href`. */
  readonly links?: readonly string[];
}

/** The prerendered parts of a page, by name. */
export type PrerenderedParts = Readonly<Record<string, PrerenderedPart>>;

/** The source of a page's parts. */
export interface PartSource {
  /** Identifies the parts of the page in the document: `data-static="<key>.<part>"`. */
  readonly key: string;
  readonly read: (part: string) => PrerenderedPart;
}

/**
 * Creates a source that reads parts from memory. It's used on the server, during `npm start`, and after the parts have
 * been loaded.
 */
export const createPartSource = (key: string, parts: PrerenderedParts): PartSource => ({
  key,
  read: (part) => parts[part] ?? {html: ''},
});

/**
 * Creates a source that reads the parts of the first page of a visit from its server-rendered HTML.
 *
 * @returns `undefined` if the document contains a different page.
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
