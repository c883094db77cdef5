import path from 'node:path';
import {MarkdownRenderer, listOperations, type Contract, type LoadedDocument} from '../../contract';
import {escapeHtml} from '../../shared';
import type {LimitEntry, LinkedError, OperationLink, PageContext} from './html/page-context';
import {createDocumentPage} from './pages/document-page';
import {choosePageDepth} from './pages/nesting-depth';
import {createOperationPage, type OperationPage} from './pages/operation-page';
import type {GeneratedPage} from './pages/page-blocks';
import {indexPages, type PageIndex} from './pages/page-index';
import {findLifecycleExamples} from './pages/request-lifecycle';
import {operationSectionId, schemaSectionId} from './section-ids';

export interface ReferenceOptions {
  readonly contract: Contract;
  /** Folder of the pages, relative to the root of the repository. */
  readonly docsFolder: string;
  /** Returns the URL of a page, including the base URL, from its path relative to the root of the repository. */
  readonly pageUrl: (page: string) => string;
  /** Base URL of the site, with leading and trailing slashes. */
  readonly baseUrl: string;
  /** Highlights code and returns HTML. */
  readonly highlight: (code: string, language: string) => string;
  /** URL of an error code's entry in the error catalog. */
  readonly errorUrl: (code: string) => string;
  /** Reference to the schema of the values in `x-limits`, in the format of `Contract.find`, if there is one. */
  readonly limits?: string | undefined;
}

/** If a document has more operations, it has one heading per group instead of one per operation. */
const maxOperationHeadings = 100;

/** Maximum depth at which the page of an operation expands nested schemas. */
const operationPageDepth = 6;

/** Generates the pages of the HTTP API. Every method returns what is currently in the contract and the pages. */
export class Reference {
  constructor(readonly options: ReferenceOptions) {}

  /**
   * Generates the parts of the page of an operation.
   *
   * @param idPrefix - Prefix of all IDs; empty for the operation that the page is about.
   */
  async operationPage(id: string, idPrefix: string): Promise<OperationPage> {
    const {contract} = this.options;
    const {operation, document} = await contract.operation(id);
    const documents = await contract.documents();
    const lifecycleExamples = findLifecycleExamples(
      operation,
      documents.map(({model}) => model),
    );
    const context = await this.#createContext(document, {maxDepth: operationPageDepth, isLarge: false});
    return createOperationPage(operation, {idPrefix, depth: 2, lifecycleExamples}, context);
  }

  /** Generates the page of a document. */
  async documentPage(id: string): Promise<GeneratedPage> {
    const document = await this.options.contract.document(id);
    const isLarge = document.model.operations.length > maxOperationHeadings;
    const maxDepth = choosePageDepth(document.model);
    const context = await this.#createContext(document, {maxDepth, isLarge, isDocumentPage: true});
    const downloadUrl = `${this.options.baseUrl}openapi/${id}`;
    return createDocumentPage(document.model, {yaml: `${downloadUrl}.yaml`, json: `${downloadUrl}.json`}, context);
  }

  /** The error catalog with the URL of each entry. */
  async errorCatalog(): Promise<LinkedError[]> {
    const {contract, errorUrl} = this.options;
    return (await contract.errorCatalog()).map((entry) => ({...entry, url: errorUrl(entry.code)}));
  }

  /** Finds the pages that show each operation and document. */
  indexPages(): PageIndex {
    const {contract, docsFolder} = this.options;
    const {root} = contract.options;
    return indexPages(path.join(root, docsFolder), root);
  }

  /**
   * The URL of the page or section of each operation and webhook, by operation ID. This is the only function that knows
   * these URLs.
   *
   * @param preferredDocument - ID of the document whose sections are preferred if several documents have a webhook.
   */
  async operationUrls(preferredDocument?: string): Promise<ReadonlyMap<string, string>> {
    const {contract, pageUrl} = this.options;
    const {operationPages, documentPages} = this.indexPages();
    const urls = new Map<string, string>();
    const documents = await contract.documents();
    const isPreferred = ({id}: LoadedDocument) => Number(id === preferredDocument);
    // Later documents override earlier ones.
    for (const {id, model} of documents.toSorted((first, second) => isPreferred(first) - isPreferred(second))) {
      const documentPage = documentPages.get(id);
      for (const operation of listOperations(model)) {
        const operationPage = operationPages.get(operation.id);
        if (operationPage !== undefined) {
          urls.set(operation.id, pageUrl(operationPage));
        } else if (documentPage !== undefined) {
          urls.set(operation.id, `${pageUrl(documentPage)}#${operationSectionId(operation.id)}`);
        }
      }
    }
    return urls;
  }

  /** The ID of the document that a page is about, for each page that shows an operation or a whole document. */
  async documentsByPage(): Promise<Map<string, {openApi: string}>> {
    const {operationsByPage, documentPages} = this.indexPages();
    const documents = await this.options.contract.documents();
    // The compilation of the page reports an unknown operation, with its line.
    const endpointPages = [...operationsByPage].flatMap(([page, [operation]]) =>
      documents
        .filter(({model}) => listOperations(model).some(({id}) => id === operation))
        .map(({id}) => [page, {openApi: id}] as const)
        .slice(0, 1),
    );
    return new Map([...[...documentPages].map(([id, page]) => [page, {openApi: id}] as const), ...endpointPages]);
  }

  async #createContext(
    {id, model}: LoadedDocument,
    page: {readonly maxDepth: number; readonly isLarge: boolean; readonly isDocumentPage?: boolean},
  ): Promise<PageContext> {
    const {contract, highlight, pageUrl} = this.options;
    const {isLarge, maxDepth, isDocumentPage = false} = page;
    const documentPage = this.indexPages().documentPages.get(id);
    const documentUrl = documentPage && pageUrl(documentPage);
    const operations = await this.#operationLinks(id, isDocumentPage ? documentUrl : undefined);
    const errors = new Map((await this.errorCatalog()).map((error) => [error.code, error]));
    const limits = this.#limits();
    const hasSchemaSection = (name: string) => documentUrl !== undefined && model.schemas.has(name);
    return {
      schemas: model.schemas,
      ids: new Set(),
      maxDepth,
      isLarge,
      highlight: isLarge ? escapeHtml : highlight,
      markdown: new MarkdownRenderer(
        (url) => contract.resolveUrl(url),
        (code) => operations.get(code)?.url ?? errors.get(code)?.url,
      ),
      schemaUrl: (name) =>
        hasSchemaSection(name) ? `${isDocumentPage ? '' : String(documentUrl)}#${schemaSectionId(name)}` : undefined,
      schemaSectionId: (name) => (isDocumentPage && model.schemas.has(name) ? schemaSectionId(name) : undefined),
      operation: (operationId) => operations.get(operationId),
      error: (code) => errors.get(code),
      limit: (name) => limits.get(name),
    };
  }

  /** @param pageUrl - URL of the page that is being generated. Links to its own sections consist only of a fragment. */
  async #operationLinks(documentId: string, pageUrl?: string): Promise<Map<string, OperationLink>> {
    const urls = await this.operationUrls(documentId);
    const documents = await this.options.contract.documents();
    return new Map(
      documents
        .flatMap(({model}) => listOperations(model))
        .map(({id, summary}) => {
          const url = urls.get(id);
          const shortUrl = pageUrl !== undefined && url?.startsWith(`${pageUrl}#`) ? url.slice(pageUrl.length) : url;
          return [id, {title: summary, ...(shortUrl !== undefined && {url: shortUrl})}];
        }),
    );
  }

  #limits(): Map<string, LimitEntry> {
    const {contract, limits} = this.options;
    const values = limits === undefined ? [] : contract.enumValues(limits);
    return new Map(
      values.map(({value, title = value, description, metadata}) => [
        value,
        {title, description, text: String(metadata['text'])},
      ]),
    );
  }
}
