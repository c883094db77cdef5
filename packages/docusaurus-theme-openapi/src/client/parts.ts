/** A piece of prerendered HTML, with its IDs and links for the broken-link check. */
export interface PrerenderedPart {
  readonly html: string;
  /** IDs in the HTML. */
  readonly ids?: readonly string[];
  /** URLs of links within the site, as in `href`. */
  readonly links?: readonly string[];
}

/** The source of a page's parts. */
export interface PartSource {
  /** Identifies the content of the page in the document: `data-static="<key>.<part>"`. */
  readonly key: string;
  readonly read: (part: string) => PrerenderedPart;
}

/** Creates a source that reads parts from memory. */
export const createPartSource = (key: string, parts: Readonly<Record<string, PrerenderedPart>>): PartSource => ({
  key,
  read: (part) => parts[part] ?? {html: ''},
});

/**
 * Creates a source that reads the parts of the first page of a visit from its server-rendered HTML, so that the browser
 * doesn't download them a second time in a script.
 *
 * @returns `undefined` if the document contains different content.
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

/** A dynamically imported JSON file. */
type JsonModule<Content> = () => Promise<{readonly default: Content}>;

/**
 * Reads the parts of a page: from the document if it contains them, otherwise from files.
 *
 * @param loadHtml - Loads the HTML by part.
 * @param loadTargets - Loads the IDs and links by part, which only the build needs.
 */
export async function readParts(
  key: string,
  loadHtml: JsonModule<Readonly<Record<string, string>>>,
  loadTargets: JsonModule<Readonly<Record<string, Omit<PrerenderedPart, 'html'>>>>,
): Promise<PartSource> {
  const isServer = typeof document === 'undefined';
  const found = isServer ? undefined : findPartsInDocument(key);
  if (found !== undefined) return found;
  const [{default: html}, targets] = await Promise.all([loadHtml(), isServer ? loadTargets() : undefined]);
  return {key, read: (part) => ({html: html[part] ?? '', ...targets?.default[part]})};
}
