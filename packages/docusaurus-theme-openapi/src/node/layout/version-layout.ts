import {listOperations} from '@developer-docs/openapi';
import type {LoadedDocument} from '../documents/load-documents';
import type {OperationLink, PageLinks} from '../html/page-context';
import {DocumentLayout, type SectionLocation} from './document-layout';
import {createPageIndex, findOperationPage, type PageIndex, type SourcePage} from './page-index';

/** Where the pages of a docs version show its documents. */
export interface VersionLayout {
  readonly pageIndex: PageIndex;
  /** The URLs of pages by their sources. */
  readonly urls: ReadonlyMap<string, string>;
  readonly documents: ReadonlyMap<LoadedDocument, DocumentLayout>;
  /** The links to operations and webhooks, by operation ID. Several documents can have the same ID. */
  readonly operations: ReadonlyMap<string, readonly DocumentOperationLink[]>;
}

interface DocumentOperationLink extends OperationLink {
  readonly documentId: string;
}

/** Lays out documents on the pages whose elements show them. */
export function layOutVersion(documents: readonly LoadedDocument[], pages: readonly SourcePage[]): VersionLayout {
  const pageIndex = createPageIndex(pages);
  const urls = new Map(pages.flatMap(({source, url}) => (url === undefined ? [] : [[source, url] as const])));
  const layouts = new Map(
    documents.map((document) => [
      document,
      layOutDocument(document, pageIndex.documentPages.get(document.id), pageIndex),
    ]),
  );
  const operations = new Map<string, DocumentOperationLink[]>();
  for (const [{id: documentId, model}, layout] of layouts) {
    for (const {id, summary} of listOperations(model)) {
      // An operation's own page is preferred to its section on the page of its document.
      const page = findOperationPage(pageIndex, id, documentId);
      const url = page === undefined ? getSectionUrl(layout.locateOperation(id), urls) : urls.get(page);
      operations.set(id, [...(operations.get(id) ?? []), {documentId, title: summary, url}]);
    }
  }
  return {pageIndex, urls, documents: layouts, operations};
}

/**
 * Lays out a document.
 *
 * @param documentPage - Source file of the document's page; `undefined` if it has none.
 */
export function layOutDocument(
  {id, model}: LoadedDocument,
  documentPage: string | undefined,
  pageIndex: PageIndex,
): DocumentLayout {
  const isIndex = documentPage !== undefined && pageIndex.indexPages.has(documentPage);
  const operationsWithPage = listOperations(model)
    .map((operation) => operation.id)
    .filter((operationId) => isIndex && findOperationPage(pageIndex, operationId, id) !== undefined);
  return new DocumentLayout(model, documentPage, pageIndex.sectionPages.get(id) ?? [], new Set(operationsWithPage));
}

/**
 * Returns the URL of a section, or of a page, whose ID is empty.
 *
 * @param page - Source file of the page with the link. Links to its own sections consist only of a fragment.
 */
export function getSectionUrl(
  section: SectionLocation | undefined,
  urls: ReadonlyMap<string, string>,
  page?: string,
): string | undefined {
  if (section === undefined) return undefined;
  const url = section.source === page ? '' : (urls.get(section.source) ?? '');
  return section.id === '' ? url || '#' : `${url}#${section.id}`;
}

/**
 * Finds the link to an operation or webhook. If pages show it only in another document, the link leads there.
 *
 * @param documentId - The document that's preferred if several have the ID. Default: the last one.
 */
export function findOperationLink(
  {operations}: VersionLayout,
  id: string,
  documentId?: string,
): OperationLink | undefined {
  const candidates = operations.get(id) ?? [];
  const link = candidates.find((candidate) => candidate.documentId === documentId) ?? candidates.at(-1);
  return link && {title: link.title, url: link.url ?? candidates.findLast(({url}) => url !== undefined)?.url};
}

/**
 * Creates the links of a page.
 *
 * @param layout - The layout of the page's document.
 * @param documentPage - Source file of the page if it shows the document, or a section of it.
 * @param schemaPages - URLs of the pages in the option `schemaPages`, by schema name.
 */
export function createPageLinks(
  version: VersionLayout,
  document: LoadedDocument,
  layout: DocumentLayout,
  documentPage: string | undefined,
  schemaPages: ReadonlyMap<string, string> = new Map(),
): PageLinks {
  const {urls} = version;
  const pageUrl = documentPage && urls.get(documentPage);
  const toOperationLink = (id: string): OperationLink => {
    const {title = '', url} = findOperationLink(version, id, document.id) ?? {};
    const isOnPage = pageUrl !== undefined && url?.startsWith(`${pageUrl}#`) === true;
    return {
      title,
      url: isOnPage ? url.slice(pageUrl.length) : url,
      sectionUrl: getSectionUrl(layout.locateOperation(id), urls, documentPage),
    };
  };
  const operations = new Map([...version.operations.keys()].map((id) => [id, toOperationLink(id)]));
  const references = listOperations(document.model).flatMap(({id, pointer}) => {
    const link = operations.get(id);
    return link === undefined || pointer === undefined ? [] : [[pointer, link] as const];
  });
  const schemas = [...document.model.schemas.keys()].map((name) => {
    const section = layout.locateSchema(name);
    const sectionUrl = getSectionUrl(section, urls, documentPage);
    const page = schemaPages.get(name);
    const isOnPage = documentPage !== undefined && section?.source === documentPage;
    return [
      name,
      {
        url: documentPage === undefined ? (page ?? sectionUrl) : (sectionUrl ?? page),
        pageUrl: page,
        sectionId: isOnPage ? section.id : undefined,
      },
    ] as const;
  });
  return {operations, references: new Map(references), schemas: new Map(schemas)};
}
