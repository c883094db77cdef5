import type {DocumentSection, SectionPage} from './document-layout';
import type {PageElement} from './page-elements';

/** A page whose source contains this theme's elements. */
export interface SourcePage {
  /** Source file, such as `@site/docs/pets.mdx`. */
  readonly source: string;
  /** URL path, with the base URL. Absent for a file that other pages import. */
  readonly url?: string;
  readonly elements: readonly PageElement[];
}

/** The pages that show each operation and document, by source file. */
export interface PageIndex {
  /** The page with each operation's summary, by operation ID. Links to the operation point to this page. */
  readonly operationPages: ReadonlyMap<string, string>;
  /** The page of each document, by document ID. */
  readonly documentPages: ReadonlyMap<string, string>;
  /** The document pages that are an index, because other pages show the operations (`show="index"`). */
  readonly indexPages: ReadonlySet<string>;
  /** The page with each document's changes, by document ID. */
  readonly changesPages: ReadonlyMap<string, SourcePage>;
  /** The pages with sections of a document, by document ID. */
  readonly sectionPages: ReadonlyMap<string, readonly SectionPage[]>;
}

/**
 * Finds the pages that use this theme's elements. If several pages show the same operation or document, the first one
 * wins.
 */
export function indexPages(pages: readonly SourcePage[]): PageIndex {
  const operationPages = new Map<string, string>();
  const documentPages = new Map<string, string>();
  const indexes = new Set<string>();
  const sectionPages = new Map<string, SectionPage[]>();
  const changesPages = new Map<string, SourcePage>();
  for (const page of pages) {
    const {source, url, elements} = page;
    for (const {name, attributes} of url === undefined ? [] : elements) {
      const {id = '', part, document} = attributes;
      if (name === 'Operation') {
        if (part === undefined || part.split(/\s+/).includes('summary')) {
          const key = getOperationKey(id, document);
          operationPages.set(key, operationPages.get(key) ?? source);
        }
        continue;
      }
      if (name === 'ApiChanges') {
        if (document !== undefined) changesPages.set(document, changesPages.get(document) ?? page);
        continue;
      }
      if (name === 'ApiField') continue;
      const section = parseSectionSafely(attributes);
      if (section === 'invalid') continue;
      if (section === undefined) {
        documentPages.set(id, documentPages.get(id) ?? source);
        if (attributes.show === 'index') indexes.add(source);
      } else {
        const others = sectionPages.get(id) ?? [];
        sectionPages.set(id, [...others, {source, section}]);
      }
    }
  }
  return {operationPages, documentPages, indexPages: indexes, changesPages, sectionPages};
}

/** Identifies an operation across documents. Without a document, the ID is unique. */
export const getOperationKey = (id: string, document?: string) => (document === undefined ? id : `${document}#${id}`);

/** Rendering the element reports an invalid section, with its file and line. */
function parseSectionSafely(attributes: PageElement['attributes']): DocumentSection | undefined | 'invalid' {
  try {
    return parseSection(attributes);
  } catch {
    return 'invalid';
  }
}

/**
 * Parses the `tag`, `show`, and `part` attributes of `<ApiDocument>`.
 *
 * @returns `undefined` if the element shows the whole document, or is the index of its pages (`show="index"`).
 * @throws Error if a value is invalid.
 */
export function parseSection({tag, show, part}: PageElement['attributes']): DocumentSection | undefined {
  if (tag === undefined && (show === undefined || show === 'index') && part === undefined) return undefined;
  if ((tag === undefined) === (show === undefined) || (show !== undefined && show !== 'schemas')) {
    throw new Error(
      '<ApiDocument> requires either tag="…" or show="schemas", which selects the page\'s content. Only show="index" and elements without these attributes show the overview of the document, and they can\'t have a "part".',
    );
  }
  const [, number = '', count = ''] = /^(\d+)\/(\d+)$/.exec(part ?? '1/1') ?? [];
  if (!(Number(number) >= 1 && Number(number) <= Number(count))) {
    throw new Error(`<ApiDocument part="${part ?? ''}"> isn't valid. Use the format "part/total", such as "2/3".`);
  }
  return {
    tag,
    ...(show !== undefined && {show: 'schemas'}),
    ...(part !== undefined && {part: {number: Number(number), count: Number(count)}}),
  };
}
