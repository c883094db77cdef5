import type {PageElement, StringAttributes} from '@developer-docs/docusaurus-utils/node';
import {getOrCreate, ExplainedError} from '@developer-docs/utils';
import type {DocumentSection, SectionPage} from './document-placement';

/** A page whose source contains this theme's elements. */
export interface SourcePage {
  /** Source file, such as `@site/docs/pets.mdx`. */
  readonly source: string;
  /** URL path, with the base URL. Absent for a file that other pages import. */
  readonly url?: string;
  readonly elements: readonly PageElement[];
}

/** The pages of a docs version, or of other content plugins. */
export interface PageGroup {
  /** The version's name; empty for other pages. */
  readonly version: string;
  /** Whether pages of other groups link to these pages. */
  readonly isLatest: boolean;
  /** The pages with elements. */
  readonly pages: readonly SourcePage[];
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
  const elements = pages
    .filter(({url}) => url !== undefined)
    .flatMap((page) => page.elements.map((element) => ({page, ...element})));
  for (const {page, name, attributes} of elements) {
    const {source} = page;
    const {id = '', document, part, show} = attributes;
    const section = name === 'ApiDocument' ? readSection(attributes) : undefined;
    if (section !== undefined) {
      getOrCreate(sectionPages, id, (): SectionPage[] => []).push({source, section});
    } else if (name === 'ApiDocument') {
      getOrCreate(documentPages, id, () => source);
      if (show === 'index') indexPages.add(source);
    } else if (name === 'ApiChanges') {
      getOrCreate(changesPages, document ?? '', () => page);
    } else if (name === 'Operation' && (part === undefined || part.split(/\s+/).includes('summary'))) {
      getOrCreate(operationPages, getOperationKey(id, document), () => source);
    }
  }
  return {operationPages, documentPages, indexPages, changesPages, sectionPages};
}

/** Identifies an operation across documents. Without a document, the ID is unique. */
const getOperationKey = (id: string, document?: string) => (document === undefined ? id : `${document}#${id}`);

/** Returns the source file of an operation's own page; `undefined` if it has none. */
export const findOperationPage = ({operationPages}: PageIndex, id: string, document: string): string | undefined =>
  operationPages.get(getOperationKey(id, document)) ?? operationPages.get(id);

/**
 * Reads the section that `<ApiDocument>` shows; `undefined` if it shows the whole document, or the index of its pages.
 */
export function readSection({tag, show, part}: StringAttributes): DocumentSection | undefined {
  if (tag === undefined && show !== 'schemas') return undefined;
  const [number = 0, count = 0] = part?.split('/').map(Number) ?? [];
  return {tag, ...(show !== undefined && {show: 'schemas'}), ...(part !== undefined && {part: {number, count}})};
}

/** @throws ExplainedError if the attributes `tag`, `show`, and `part` of `<ApiDocument>` aren't valid. */
export function checkSection({tag, show, part = '1/1'}: StringAttributes): void {
  const isWhole = tag === undefined && part === '1/1' && (show === undefined || show === 'index');
  const isSection = tag === undefined ? show === 'schemas' : show === undefined;
  if (!isWhole && !isSection) {
    throw new ExplainedError(
      '<ApiDocument> requires either tag="…" or show="schemas", which selects the page\'s content. Only show="index" and elements without these attributes show the overview of the document, and they can\'t have a "part".',
    );
  }
  const [number = 0, count = 0] = /^\d+\/\d+$/.test(part) ? part.split('/').map(Number) : [];
  if (number < 1 || number > count) {
    throw new ExplainedError(`<ApiDocument part="${part}"> isn't valid. Use the format "part/total", such as "2/3".`);
  }
}
