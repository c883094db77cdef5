import {listOperations} from '@developer-docs/openapi';
import {getOrCreate} from '@developer-docs/utils';
import type {LoadedDocument} from '../documents/document-loader';
import {DocumentPlacement, type SectionLocation} from './document-placement';
import {createPageIndex, findOperationPage, type PageIndex, type SourcePage} from './page-index';

/** The title of an operation or webhook, and where pages describe it. */
export interface OperationLink {
  readonly title: string;
  /** Absent if no page describes the operation. */
  readonly url?: string;
  /** URL of its section on the pages of the page's own document. Absent if it has none. */
  readonly sectionUrl?: string;
}

/** Where pages describe a named schema. */
export interface SchemaLink {
  /** Absent if no page or section describes the schema. */
  readonly url?: string;
  /** URL of its page in the `schemaPages` option. Absent if it has none. */
  readonly pageUrl?: string;
  /** ID of its section on the page that is being rendered. Absent if the page has none. */
  readonly sectionId?: string;
}

/** Where the links of a page lead. */
export interface PageLinks {
  /** The operations and webhooks in all documents, by ID. */
  readonly operations: ReadonlyMap<string, OperationLink>;
  /** The operations and webhooks in the page's document by their references, such as `#/paths/~1users/get`. */
  readonly references: ReadonlyMap<string, OperationLink>;
  /** The schemas in the page's document, by name. */
  readonly schemas: ReadonlyMap<string, SchemaLink>;
}

/** The link to an operation of one of several documents. */
type DocumentOperation = OperationLink & {readonly documentId: string};

/** Where the pages of a docs version show its documents. */
export class VersionPages {
  readonly pageIndex: PageIndex;
  /** The URLs of pages by their sources. */
  private readonly urls: ReadonlyMap<string, string>;
  private readonly placements: ReadonlyMap<LoadedDocument, DocumentPlacement>;
  /** The links to operations and webhooks, by operation ID. Several documents can have the same ID. */
  private readonly operations = new Map<string, DocumentOperation[]>();

  /** @param pages - The pages whose elements show the documents. */
  constructor(documents: readonly LoadedDocument[], pages: readonly SourcePage[]) {
    this.pageIndex = createPageIndex(pages);
    this.urls = new Map(pages.flatMap(({source, url}) => (url === undefined ? [] : [[source, url] as const])));
    this.placements = new Map(
      documents.map((document) => [
        document,
        this.placeDocument(document, this.pageIndex.documentPages.get(document.id)),
      ]),
    );
    for (const [{id: documentId, model}, placement] of this.placements) {
      for (const {id, summary} of listOperations(model)) {
        // An operation's own page is preferred to its section on the page of its document.
        const page = findOperationPage(this.pageIndex, id, documentId);
        const url = page === undefined ? this.getSectionUrl(placement.locateOperation(id)) : this.urls.get(page);
        const operations = getOrCreate(this.operations, id, (): DocumentOperation[] => []);
        operations.push({documentId, title: summary, url});
      }
    }
  }

  /**
   * Returns the pages of a document.
   *
   * @param documentPage - Source file of the document's page. Default: the one that others link to.
   */
  getDocumentPlacement(document: LoadedDocument, documentPage?: string): DocumentPlacement {
    const placement = this.placements.get(document);
    // A second page with the same element, or a file that pages import, refers to its own sections, too.
    return placement !== undefined && (documentPage === undefined || documentPage === placement.documentPage)
      ? placement
      : this.placeDocument(document, documentPage);
  }

  private placeDocument({id, model}: LoadedDocument, documentPage: string | undefined): DocumentPlacement {
    const {indexPages, sectionPages} = this.pageIndex;
    const isIndex = documentPage !== undefined && indexPages.has(documentPage);
    const operationsWithPage = listOperations(model)
      .map((operation) => operation.id)
      .filter((operationId) => isIndex && findOperationPage(this.pageIndex, operationId, id) !== undefined);
    return new DocumentPlacement(model, documentPage, sectionPages.get(id) ?? [], new Set(operationsWithPage));
  }

  /**
   * Returns the URL of a section, or of a page, whose ID is empty.
   *
   * @param page - Source file of the page with the link. Links to its own sections consist only of a fragment.
   */
  getSectionUrl(section: SectionLocation | undefined, page?: string): string | undefined {
    if (section === undefined) return undefined;
    const url = section.source === page ? '' : (this.urls.get(section.source) ?? '');
    return section.id === '' ? url || '#' : `${url}#${section.id}`;
  }

  /**
   * Finds the link to an operation or webhook. If pages show it only in another document, the link leads there.
   *
   * @param documentId - The document that's preferred if several have the ID. Default: the last one.
   */
  findOperationLink(id: string, documentId?: string): OperationLink | undefined {
    const candidates = this.operations.get(id) ?? [];
    const link = candidates.find((candidate) => candidate.documentId === documentId) ?? candidates.at(-1);
    return link && {title: link.title, url: link.url ?? candidates.findLast(({url}) => url !== undefined)?.url};
  }

  /** Returns the URL of each operation's and webhook's page or section, by operation ID. */
  listOperationUrls(): ReadonlyMap<string, string> {
    return new Map(
      [...this.operations.keys()].flatMap((id) => {
        const url = this.findOperationLink(id)?.url;
        return url === undefined ? [] : [[id, url] as const];
      }),
    );
  }

  /**
   * Creates the links of a page.
   *
   * @param placement - The placement of the page's document.
   * @param documentPage - Source file of the page if it shows the document, or a section of it.
   * @param schemaPages - URLs of the pages in the option `schemaPages`, by schema name.
   */
  createPageLinks(
    document: LoadedDocument,
    placement: DocumentPlacement,
    documentPage: string | undefined,
    schemaPages: ReadonlyMap<string, string>,
  ): PageLinks {
    const pageUrl = documentPage && this.urls.get(documentPage);
    const toOperationLink = (id: string): OperationLink => {
      const {title = '', url} = this.findOperationLink(id, document.id) ?? {};
      const isOnPage = pageUrl !== undefined && url?.startsWith(`${pageUrl}#`) === true;
      return {
        title,
        url: isOnPage ? url.slice(pageUrl.length) : url,
        sectionUrl: this.getSectionUrl(placement.locateOperation(id), documentPage),
      };
    };
    const operations = new Map([...this.operations.keys()].map((id) => [id, toOperationLink(id)]));
    const references = listOperations(document.model).flatMap(({id, pointer}) => {
      const link = operations.get(id);
      return link === undefined || pointer === undefined ? [] : [[pointer, link] as const];
    });
    const schemas = [...document.model.schemas.keys()].map((name) => {
      const section = placement.locateSchema(name);
      const sectionUrl = this.getSectionUrl(section, documentPage);
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
}
