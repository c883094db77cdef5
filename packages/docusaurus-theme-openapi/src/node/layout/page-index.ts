import type {PageElement, StringAttributes} from '@developer-docs/docusaurus-utils/node';
import type {DocumentSection, SectionPage} from './document-sections';

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
  /** The pages with operations' summaries, which links point to; see {@link findOperationPage}. */
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
export function createPageIndex(pages: readonly SourcePage[]): PageIndex {
  const operationPages = new Map<string, string>();
  const documentPages = new Map<string, string>();
  const indexPages = new Set<string>();
  const changesPages = new Map<string, SourcePage>();
  const sectionPages = new Map<string, SectionPage[]>();

  const addDocument = (attributes: StringAttributes, source: string) => {
    const {id = '', show} = attributes;
    let section: DocumentSection | undefined;
    try {
      section = parseSection(attributes);
    } catch {
      // Rendering the element reports the error, with its file and line.
      return;
    }
    if (section !== undefined) {
      sectionPages.set(id, [...(sectionPages.get(id) ?? []), {source, section}]);
      return;
    }
    setFirst(documentPages, id, source);
    if (show === 'index') indexPages.add(source);
  };
  for (const page of pages.filter(({url}) => url !== undefined)) {
    for (const {name, attributes} of page.elements) {
      const {id = '', document, part} = attributes;
      if (name === 'ApiDocument') addDocument(attributes, page.source);
      if (name === 'ApiChanges' && document !== undefined) setFirst(changesPages, document, page);
      if (name === 'Operation' && (part === undefined || part.split(/\s+/).includes('summary'))) {
        setFirst(operationPages, getOperationKey(id, document), page.source);
      }
    }
  }
  return {operationPages, documentPages, indexPages, changesPages, sectionPages};
}

function setFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}

/** Identifies an operation across documents. Without a document, the ID is unique. */
const getOperationKey = (id: string, document?: string) => (document === undefined ? id : `${document}#${id}`);

/** Returns the source file of an operation's own page; `undefined` if it has none. */
export const findOperationPage = (
  {operationPages}: Pick<PageIndex, 'operationPages'>,
  id: string,
  document: string,
): string | undefined => operationPages.get(getOperationKey(id, document)) ?? operationPages.get(id);

/**
 * Parses the `tag`, `show`, and `part` attributes of `<ApiDocument>`.
 *
 * @returns `undefined` if the element shows the whole document, or is the index of its pages (`show="index"`).
 * @throws Error if a value is invalid.
 */
export function parseSection({tag, show, part}: StringAttributes): DocumentSection | undefined {
  const isSection = show === undefined ? tag !== undefined : show === 'schemas' && tag === undefined;
  if (isSection) {
    return {
      tag,
      ...(show !== undefined && {show: 'schemas'}),
      ...(part !== undefined && {part: parsePart(part)}),
    };
  }
  if (tag === undefined && part === undefined && (show === undefined || show === 'index')) return undefined;
  throw new Error(
    '<ApiDocument> requires either tag="…" or show="schemas", which selects the page\'s content. Only show="index" and elements without these attributes show the overview of the document, and they can\'t have a "part".',
  );
}

function parsePart(part: string): DocumentSection['part'] {
  const [number = 0, count = 0] = /^\d+\/\d+$/.test(part) ? part.split('/').map(Number) : [];
  if (number >= 1 && number <= count) return {number, count};
  throw new Error(`<ApiDocument part="${part}"> isn't valid. Use the format "part/total", such as "2/3".`);
}
