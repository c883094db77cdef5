import type {StringAttributes} from '../../../contract';
import {findPageElements} from '../../page-elements';
import type {DocumentSection, SectionPage} from './document-layout';

/** The pages that show each operation and document. Pages are paths relative to the repository root. */
export interface PageIndex {
  /** The page with the summary of each operation, by operation ID. Links to the operation point to this page. */
  readonly operationPages: ReadonlyMap<string, string>;
  /** The page of each document, by document ID. */
  readonly documentPages: ReadonlyMap<string, string>;
  /** The pages with sections of a document, by document ID. */
  readonly sectionPages: ReadonlyMap<string, readonly SectionPage[]>;
  /** The IDs of the operations whose summary a page shows, by page. */
  readonly operationsByPage: ReadonlyMap<string, readonly string[]>;
}

/**
 * Finds the pages that use `<Operation>` and `<ApiDocument>`.
 *
 * @param docsFolder - Folder with the pages, relative to the root.
 */
export function indexPages(root: string, docsFolder: string): PageIndex {
  const operationPages = new Map<string, string>();
  const documentPages = new Map<string, string>();
  const sectionPages = new Map<string, SectionPage[]>();
  const operationsByPage = new Map<string, string[]>();
  for (const {name, attributes, page} of findPageElements(root, docsFolder, ['Operation', 'ApiDocument'])) {
    const {id = '', part} = attributes;
    const section = name === 'ApiDocument' ? parseSection(attributes) : undefined;
    if (section !== undefined) {
      sectionPages.set(id, [...(sectionPages.get(id) ?? []), {page, section}]);
    } else if (name === 'ApiDocument') {
      documentPages.set(id, page);
    } else if (part === undefined || part.split(/\s+/).includes('summary')) {
      operationsByPage.set(page, [...(operationsByPage.get(page) ?? []), id]);
      operationPages.set(id, operationPages.get(id) ?? page);
    }
  }
  return {operationPages, documentPages, sectionPages, operationsByPage};
}

/**
 * Parses the `tag`, `show`, and `part` attributes of `<ApiDocument>`.
 *
 * @returns `undefined` if the element has none of them and shows the whole document.
 * @throws Error if a value is invalid.
 */
export function parseSection({tag, show, part}: StringAttributes): DocumentSection | undefined {
  if (tag === undefined && show === undefined && part === undefined) {
    return undefined;
  }
  if ((tag === undefined) === (show === undefined) || (show !== undefined && show !== 'schemas')) {
    throw new Error('<ApiDocument> requires either tag="…" or show="schemas", which select the content of the page.');
  }
  const [, number = '', count = ''] = /^(\d+)\/(\d+)$/.exec(part ?? '1/1') ?? [];
  if (!(Number(number) >= 1 && Number(number) <= Number(count))) {
    throw new Error(`<ApiDocument part="${part ?? ''}"> isn't valid. Use the format "part/total", such as "2/3".`);
  }
  return {
    ...(tag !== undefined && {tag}),
    ...(show !== undefined && {show: 'schemas'}),
    ...(part !== undefined && {part: {number: Number(number), count: Number(count)}}),
  };
}
