import type {DocumentSection, SectionPage} from './document-sections';
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

/** The index while it's being created. */
interface MutableIndex extends PageIndex {
  readonly operationPages: Map<string, string>;
  readonly documentPages: Map<string, string>;
  readonly indexPages: Set<string>;
  readonly changesPages: Map<string, SourcePage>;
  readonly sectionPages: Map<string, SectionPage[]>;
}

type IndexElement = (attributes: PageElement['attributes'], page: SourcePage, index: MutableIndex) => void;

/** Adds elements to the index, by their names. */
const indexers: Readonly<Record<string, IndexElement>> = {
  Operation({id = '', part, document}, {source}, {operationPages}) {
    const hasSummary = part === undefined || part.split(/\s+/).includes('summary');
    if (hasSummary) setFirst(operationPages, getOperationKey(id, document), source);
  },
  ApiChanges({document}, page, {changesPages}) {
    if (document !== undefined) setFirst(changesPages, document, page);
  },
  ApiDocument(attributes, {source}, {sectionPages, documentPages, indexPages}) {
    const {id = '', show} = attributes;
    const section = parseSectionSafely(attributes);
    if (section === 'invalid') return;
    if (section !== undefined) {
      sectionPages.set(id, [...(sectionPages.get(id) ?? []), {source, section}]);
      return;
    }
    setFirst(documentPages, id, source);
    if (show === 'index') indexPages.add(source);
  },
};

function setFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}

/**
 * Finds the pages that use this theme's elements. If several pages show the same operation or document, the first one
 * wins.
 */
export function createPageIndex(pages: readonly SourcePage[]): PageIndex {
  const index: MutableIndex = {
    operationPages: new Map(),
    documentPages: new Map(),
    indexPages: new Set(),
    changesPages: new Map(),
    sectionPages: new Map(),
  };
  for (const page of pages.filter(({url}) => url !== undefined)) {
    for (const {name, attributes} of page.elements) indexers[name]?.(attributes, page, index);
  }
  return index;
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
