import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {RootContent} from 'mdast';
import {didYouMean} from '@developer-docs/internal';
import {listOperations, type Operation} from '@developer-docs/openapi';
import {MarkdownRenderer, cacheUntilChange, listFiles, type Contract, type LoadedDocument} from '../../contract';
import type {LimitEntry, LinkedError, OperationLink, PageContext} from './html/page-context';
import {renderResponseSections} from './html/operation-sections';
import {createDocumentPage} from './pages/document-page';
import {DocumentLayout, selectSection, type DocumentSection, type SectionLocation} from './pages/document-layout';
import {chooseOperationDepth, choosePageDepth} from './pages/nesting-depth';
import {createOperationPage, type OperationPage} from './pages/operation-page';
import {indexPages, type PageIndex} from './pages/page-index';

export interface ReferenceOptions {
  readonly contract: Contract;
  /** Folder with the pages, relative to the repository root. */
  readonly docsFolder: string;
  /** Returns the URL of a page, including the base URL, from its path relative to the repository root. */
  readonly getPageUrl: (page: string) => string;
  /** Base URL of the site, with leading and trailing slashes. */
  readonly baseUrl: string;
  /** Highlights code and returns HTML. */
  readonly highlight: (code: string, language: string) => string;
  /** URL of an error code's entry in the error catalog. */
  readonly getErrorUrl: (code: string) => string;
  /** Reference to the schema of the values in `x-limits`, in the format of `Contract.find`, if there is one. */
  readonly limits?: string | undefined;
}

/** Generates the HTTP API reference from the current state of the contract and the pages. */
export class Reference {
  readonly #readPages = cacheUntilChange(
    () => listFiles(path.join(this.options.contract.options.root, this.options.docsFolder), /\.mdx?$/),
    (): PageIndex => indexPages(this.options.contract.options.root, this.options.docsFolder),
  );
  /** The layout of each document, and the pages for which it was created. */
  readonly #layouts = new WeakMap<LoadedDocument, {readonly pages: PageIndex; readonly layout: DocumentLayout}>();

  /** Links to the operations by preferred document, and the layouts from which they were created. */
  readonly #operationLinks = new Map<
    string | undefined,
    {readonly layouts: readonly DocumentLayout[]; readonly links: ReadonlyMap<string, OperationLink>}
  >();

  constructor(readonly options: ReferenceOptions) {}

  /**
   * Generates the parts of an operation page.
   *
   * @param idPrefix - Prefix of all IDs; empty for the operation that the page is about.
   */
  async generateOperationPage(id: string, idPrefix: string): Promise<OperationPage> {
    const {operation, context} = await this.#createOperationContext(id);
    const documents = (await this.options.contract.loadDocuments()).map(({model}) => model);
    return createOperationPage(operation, idPrefix, documents, context);
  }

  /** Returns the IDs of response fields and headers on an operation page, such as `response-202.requestId`. */
  async getResponseIds(operationId: string): Promise<string[]> {
    const {operation, context} = await this.#createOperationContext(operationId);
    renderResponseSections(operation, '', context);
    return [...context.ids];
  }

  /**
   * Generates a document page.
   *
   * @param section - The part of the document to show. Default: the overview and everything that no other page shows.
   * @param layout - The document's pages. Default: those that exist.
   */
  async generateDocumentPage(id: string, section?: DocumentSection, layout?: DocumentLayout): Promise<RootContent[]> {
    const document = await this.options.contract.loadDocument(id);
    const {model} = document;
    const pages = layout ?? this.getDocumentLayout(document);
    const contents = section === undefined ? pages.remainder : selectSection(model, section);
    const operations = contents.groups.flatMap((group) => group.operations);
    if (section !== undefined && operations.length + contents.schemas.length === 0) {
      throw new Error(
        section.tag === undefined
          ? `The API document "${id}" has no schemas for this page.`
          : `The API document "${id}" has no operations with the tag "${section.tag}" for this page.${didYouMean(
              section.tag,
              model.tags.map(({name}) => name),
            )}`,
      );
    }
    const ownPage =
      section === undefined
        ? pages.documentPage
        : pages.sectionPages.find((candidate) => isDeepStrictEqual(candidate.section, section))?.page;
    const context = await this.#createContext(
      document,
      {
        // A large document's pages link to nested schemas instead of repeating them.
        maxDepth: pages.isSplit ? 0 : choosePageDepth(model, {operations, schemas: contents.schemas}),
        ...(ownPage !== undefined && {documentPage: ownPage}),
      },
      pages,
    );
    const downloadUrl = `${this.options.baseUrl}openapi/${id}`;
    const downloads = {yaml: `${downloadUrl}.yaml`, json: `${downloadUrl}.json`};
    return createDocumentPage(
      pages,
      {contents, ...(section === undefined && {overview: {downloads, isIndex: pages.isSplit}})},
      context,
    );
  }

  /** Returns the layout of a document's pages. It's created again only after the document or a page has changed. */
  getDocumentLayout(document: LoadedDocument): DocumentLayout {
    const pages = this.indexPages();
    const cached = this.#layouts.get(document);
    if (cached?.pages === pages) {
      return cached.layout;
    }
    const {id, model} = document;
    const layout = new DocumentLayout(model, pages.documentPages.get(id), pages.sectionPages.get(id) ?? []);
    this.#layouts.set(document, {pages, layout});
    return layout;
  }

  /** Returns the error catalog with the URL of each entry. */
  async getErrorCatalog(): Promise<LinkedError[]> {
    const {contract, getErrorUrl} = this.options;
    return (await contract.getErrorCatalog()).map((entry) => ({...entry, url: getErrorUrl(entry.code)}));
  }

  /** Finds the pages that show each operation and document. */
  indexPages(): PageIndex {
    return this.#readPages();
  }

  /** Returns the URL of each operation's and webhook's page or section, by operation ID. */
  async getOperationUrls(): Promise<ReadonlyMap<string, string>> {
    const links = await this.#getOperationLinks();
    return new Map([...links].flatMap(([id, {url}]) => (url === undefined ? [] : [[id, url]])));
  }

  /** Returns the document ID of each page that shows an operation or a whole document. */
  async getDocumentsByPage(): Promise<Map<string, {openApi: string}>> {
    const {operationsByPage, documentPages, sectionPages} = this.indexPages();
    const documents = await this.options.contract.loadDocuments();
    // Unknown operations are ignored here, because compiling the page reports them with a line number.
    const endpointPages = [...operationsByPage].flatMap(([page, [operation]]) =>
      documents
        .filter(({model}) => listOperations(model).some(({id}) => id === operation))
        .map(({id}) => [page, {openApi: id}] as const)
        .slice(0, 1),
    );
    return new Map([
      ...[...documentPages].map(([id, page]) => [page, {openApi: id}] as const),
      ...[...sectionPages].flatMap(([id, pages]) => pages.map(({page}) => [page, {openApi: id}] as const)),
      ...endpointPages,
    ]);
  }

  async #createOperationContext(id: string): Promise<{readonly operation: Operation; readonly context: PageContext}> {
    const {operation, document} = await this.options.contract.findOperation(id);
    const maxDepth = chooseOperationDepth(document.model, operation);
    return {operation, context: await this.#createContext(document, {maxDepth})};
  }

  /**
   * Creates the context of a page.
   *
   * @param page.documentPage - The document page that is being generated; absent for other pages.
   */
  async #createContext(
    document: LoadedDocument,
    page: {readonly maxDepth: number; readonly documentPage?: string},
    layout = this.getDocumentLayout(document),
  ): Promise<PageContext> {
    const {contract, highlight, getPageUrl} = this.options;
    const {id, model} = document;
    const {maxDepth, documentPage} = page;
    const links = await this.#getOperationLinks(id);
    const errors = new Map((await this.getErrorCatalog()).map((error) => [error.code, error]));
    const limits = this.#getLimits();
    const pageUrl = documentPage && getPageUrl(documentPage);
    const findOperation = (operationId: string) => {
      const link = links.get(operationId);
      // Links to the page's own sections consist only of a fragment.
      return pageUrl !== undefined && link?.url?.startsWith(`${pageUrl}#`)
        ? {...link, url: link.url.slice(pageUrl.length)}
        : link;
    };
    const toUrl = (section: SectionLocation | undefined) =>
      section && `${section.page === documentPage ? '' : getPageUrl(section.page)}#${section.id}`;
    return {
      schemas: model.schemas,
      ids: new Set(),
      maxDepth,
      highlight,
      markdown: new MarkdownRenderer(
        (url) => contract.resolveUrl(url),
        (code) => findOperation(code)?.url ?? errors.get(code)?.url,
      ),
      resolveUrl: (url) => contract.resolveUrl(url),
      getSchemaUrl: (name) => toUrl(layout.locateSchema(name)),
      getSectionUrl: (operationId) => toUrl(layout.locateOperation(operationId)),
      getSchemaSectionId: (name) => {
        const section = layout.locateSchema(name);
        return documentPage !== undefined && section?.page === documentPage ? section.id : undefined;
      },
      findOperation,
      findOperationByReference: (pointer) => {
        const operation = listOperations(model).find((candidate) => candidate.pointer === pointer);
        return operation && findOperation(operation.id);
      },
      findError: (code) => errors.get(code),
      findLimit: (name) => limits.get(name),
    };
  }

  /**
   * Returns links to the operations and webhooks in all documents, by operation ID. This is the only function that
   * determines their URLs. The links are created again only after a document or a page has changed.
   *
   * @param preferredDocument - ID of the document whose sections are preferred if several documents have a webhook.
   */
  async #getOperationLinks(preferredDocument?: string): Promise<ReadonlyMap<string, OperationLink>> {
    const {contract, getPageUrl} = this.options;
    const documents = await contract.loadDocuments();
    const isPreferred = ({id}: LoadedDocument) => Number(id === preferredDocument);
    const layouts = documents
      .toSorted((first, second) => isPreferred(first) - isPreferred(second))
      .map((document) => this.getDocumentLayout(document));
    const cached = this.#operationLinks.get(preferredDocument);
    if (cached !== undefined && layouts.every((layout, index) => layout === cached.layouts[index])) {
      return cached.links;
    }
    const {operationPages} = this.indexPages();
    const links = new Map<string, OperationLink>();
    // Later documents override earlier ones.
    for (const layout of layouts) {
      for (const {id, summary} of listOperations(layout.document)) {
        const operationPage = operationPages.get(id);
        const section = layout.locateOperation(id);
        const sectionUrl = section && `${getPageUrl(section.page)}#${section.id}`;
        const url = operationPage === undefined ? (sectionUrl ?? links.get(id)?.url) : getPageUrl(operationPage);
        links.set(id, {title: summary, ...(url !== undefined && {url})});
      }
    }
    this.#operationLinks.set(preferredDocument, {layouts, links});
    return links;
  }

  #getLimits(): Map<string, LimitEntry> {
    const {contract, limits} = this.options;
    const values = limits === undefined ? [] : contract.readEnumValues(limits);
    return new Map(
      values.map(({value, title = value, description, metadata}) => [
        value,
        {title, description, text: String(metadata['text'])},
      ]),
    );
  }
}
