import {isDeepStrictEqual} from 'node:util';
import {
  checkAttributes,
  requireAttribute,
  type PageElement,
  type StringAttributes,
} from '@developer-docs/docusaurus-utils/node';
import type {Operation} from '@developer-docs/openapi';
import {didYouMean, getErrorMessage, getOrCreate} from '@developer-docs/utils';
import type {RootContent} from 'mdast';
import type {LoadedDocument} from '../documents/document-loader';
import {MarkdownRenderer, summarize} from '../html/common/markdown-renderer';
import type {PageContext} from '../html/page-context';
import {assignSandboxes, type SandboxIds} from '../layout/assign-sandboxes';
import {layOutChanges, listDocumentChanges, type ReleaseSection} from '../layout/changes-layout';
import type {DocumentLayout, SectionLocation} from '../layout/document-layout';
import {selectSection, type DocumentSection} from '../layout/document-sections';
import {elementAttributes, getElementKey, type ElementName} from '../layout/element-syntax';
import {chooseOperationDepth} from '../layout/nesting-depth';
import {getGroupTitle} from '../layout/operation-groups';
import {parseSection, type SourcePage} from '../layout/page-index';
import {VersionPages} from '../layout/version-pages';
import type {DescribedHistory} from '../releases/history';
import {createChangesPage} from './changes-page';
import type {DocsVersion, PageSettings} from './docs-version';
import {resolveDocumentLink} from './document-links';
import {createDocumentPage} from './document-page';
import {createFieldNodes} from './field-link';
import {findDocument, findOperation, type DocumentOperation} from './find-operation';
import {createTitleNodes} from './nodes/page-nodes';
import {createOperationPage, parseOperationParts, type OperationPage} from './operation-page';

/** The nodes that replace an element, or why it can't be rendered. */
export type RenderedElement = {readonly nodes: readonly RootContent[]} | {readonly error: string};

/** The part of a context that is the same on all pages about a document, except for those that show the document. */
type DocumentContext = Omit<PageContext, 'ids' | 'describedValues' | 'maxDepth'>;

/** How many levels of nested properties a document's only page expands. */
const defaultDocumentDepth = 2;

/** Renders the elements of pages in one version of the docs. */
export class PageRenderer {
  readonly sandboxIds: SandboxIds;
  /** The broken links in each document's descriptions, on the pages that have been rendered so far. */
  readonly brokenLinks: ReadonlyMap<LoadedDocument, Set<string>>;
  private readonly allPages: readonly SourcePage[];
  private readonly pages: VersionPages;
  private readonly contexts = new Map<LoadedDocument, DocumentContext>();
  /** The IDs of response fields and headers on the pages that have been rendered so far, by URL and operation. */
  private readonly responseIds = new Map<string, ReadonlyMap<Operation, readonly string[]>>();

  constructor(readonly input: DocsVersion & PageSettings) {
    const {documents, pages, linkedPages, version = ''} = input;
    this.allPages = [...pages, ...linkedPages];
    this.pages = new VersionPages(documents, this.allPages);
    this.sandboxIds = assignSandboxes(documents, version);
    this.brokenLinks = new Map(documents.map((document) => [document, new Set()]));
  }

  /** Renders a page's elements, by their keys ({@link getElementKey}). */
  renderPage({source, url, elements}: SourcePage): Map<string, RenderedElement> {
    const operationPages = new Map<Operation, OperationPage>();
    const renderers: Record<ElementName, (attributes: StringAttributes) => RootContent[]> = {
      Operation: (attributes) => this.renderOperation(attributes, operationPages),
      ApiDocument: (attributes) => this.renderDocument(attributes, source),
      ApiChanges: (attributes) => this.renderChanges(attributes, {source, elements}),
      ApiField: (attributes) => this.renderField(attributes),
    };
    const render = (element: PageElement): RenderedElement => {
      const name = element.name as ElementName;
      try {
        checkAttributes(element, elementAttributes[name]);
        return {nodes: renderers[name](element.attributes)};
      } catch (error) {
        return {error: getErrorMessage(error)};
      }
    };
    const rendered = new Map(elements.map((element) => [getElementKey(element), render(element)]));
    if (url !== undefined) {
      this.responseIds.set(
        url,
        new Map([...operationPages].map(([operation, {responseIds}]) => [operation, responseIds])),
      );
    }
    return rendered;
  }

  /** Returns the URL of the page or section of an operation. */
  getOperationUrl({operation, document}: DocumentOperation): string | undefined {
    return this.pages.findOperationLink(operation.id, document.id)?.url;
  }

  /**
   * Returns the IDs of response fields and headers on the page that is about an operation, such as
   * `response-202.requestId`. Pages with several operations or a document have other IDs.
   */
  getResponseIds(location: DocumentOperation): readonly string[] {
    const url = this.getOperationUrl(location) ?? '';
    const page = this.allPages.find((candidate) => candidate.url === url);
    // Another renderer has rendered the page if it belongs to another version.
    if (page !== undefined && !this.responseIds.has(url)) this.renderPage(page);
    return this.responseIds.get(url)?.get(location.operation) ?? [];
  }

  private renderOperation(attributes: StringAttributes, pages: Map<Operation, OperationPage>): RootContent[] {
    const id = requireAttribute(attributes, 'id', 'Operation');
    const {operation, document} = findOperation(this.input.documents, id, attributes.document);
    // The IDs of all but the first operation on a page begin with the operation ID.
    const idPrefix = pages.size === 0 ? '' : `${id}.`;
    const maxDepth = this.input.depth?.operations ?? chooseOperationDepth(document.model, operation);
    const page =
      pages.get(operation) ?? createOperationPage(operation, idPrefix, this.createContext(document, maxDepth));
    pages.set(operation, page);
    return [
      ...(attributes.title === undefined ? [] : createTitleNodes(operation.summary, summarize(operation.description))),
      ...parseOperationParts(attributes.part).flatMap((name) => page.parts[name]),
    ];
  }

  private renderDocument(attributes: StringAttributes, source: string): RootContent[] {
    const id = requireAttribute(attributes, 'id', 'ApiDocument');
    const section = parseSection(attributes);
    const document = findDocument(this.input.documents, id);
    const layout = this.pages.getDocumentLayout(document, section === undefined ? source : undefined);
    const nodes = this.createDocumentNodes(document, section, layout);
    return attributes.title === undefined ? nodes : [...this.createDocumentTitle(document, section), ...nodes];
  }

  /**
   * Generates the nodes of a document's page, or of a page with a section.
   *
   * @param section - The part of the document to show. `undefined` for the overview and everything that no other page
   *   shows.
   * @param layout - The document's pages.
   * @throws Error if the section is empty.
   */
  private createDocumentNodes(
    document: LoadedDocument,
    section: DocumentSection | undefined,
    layout: DocumentLayout,
  ): RootContent[] {
    const {id, model} = document;
    const contents = section === undefined ? layout.selectRemainder() : selectSection(model, section);
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
    const documentPage =
      section === undefined
        ? layout.documentPage
        : layout.sectionPages.find((candidate) => isDeepStrictEqual(candidate.section, section))?.source;
    // If a document has several pages, they link to nested schemas instead of repeating them.
    const maxDepth = layout.isSplit ? 0 : (this.input.depth?.documents ?? defaultDocumentDepth);
    const context = {
      ...this.createContext(document, maxDepth),
      ...this.createLinks(document, layout, documentPage),
      ids: layout.listSectionIds(),
    };
    const {version = '', getDownloads} = this.input;
    const downloads =
      section === undefined ? getDownloads(document, this.isCurrent(document) ? '' : version) : undefined;
    return createDocumentPage(layout, contents, downloads, context);
  }

  /** Creates the title of a document's page, or of a page with a section. */
  private createDocumentTitle({model}: LoadedDocument, section: DocumentSection | undefined): RootContent[] {
    const {t} = this.input;
    if (section === undefined) return createTitleNodes(model.title, summarize(model.description));
    if (section.show === 'schemas') return createTitleNodes(t('group.schemas'), undefined);
    // A page without operations is an error.
    const [group] = selectSection(model, section).groups;
    return group === undefined ? [] : createTitleNodes(getGroupTitle(group, t), summarize(group.tag.description));
  }

  private renderChanges(attributes: StringAttributes, page: SourcePage): RootContent[] {
    const id = requireAttribute(attributes, 'document', 'ApiChanges');
    const document = findDocument(this.input.documents, id);
    const options = {documentId: id, sections: this.layOutReleases(document, page), version: attributes.release};
    return createChangesPage(document.model, options, this.createContext(document, 0));
  }

  private renderField(attributes: StringAttributes): RootContent[] {
    const read = (name: string) => requireAttribute(attributes, name, 'ApiField');
    const document = findDocument(this.input.documents, read('document'));
    const field = {owner: read('in'), name: read('name')};
    return createFieldNodes(document.model, field, this.getHistory(document), this.createContext(document, 0));
  }

  /** Creates the context of a page about a document. */
  private createContext(document: LoadedDocument, maxDepth: number): PageContext {
    const context = getOrCreate(this.contexts, document, () => this.createDocumentContext(document));
    return {...context, maxDepth, ids: new Set(), describedValues: new Map()};
  }

  private createDocumentContext(document: LoadedDocument): DocumentContext {
    const {resolveUrl, t, maxExamples = Infinity, sampleLanguages, siteContent = {}, badges, hasConsole} = this.input;
    const page = this.pages.pageIndex.changesPages.get(document.id);
    const sections = this.isCurrent(document) ? this.layOutReleases(document, page) : undefined;
    return {
      ...this.createLinks(document, this.pages.getDocumentLayout(document)),
      ...listDocumentChanges(document, sections ?? [], page, badges),
      schemas: document.model.schemas,
      t,
      maxExamples,
      siteContent,
      resolveUrl,
      sampleLanguages,
      sandbox: hasConsole === true ? this.sandboxIds.get(document) : undefined,
    };
  }

  /**
   * Creates the links of a page, and the renderer of its descriptions.
   *
   * @param documentPage - Source file of the page if it shows the document, or a section of it.
   */
  private createLinks(
    document: LoadedDocument,
    layout: DocumentLayout,
    documentPage?: string,
  ): Pick<PageContext, 'links' | 'markdown'> {
    const {resolveUrl, siteContent, schemaPages} = this.input;
    const links = this.pages.createPageLinks(document, layout, documentPage, schemaPages);
    const toUrl = (section: SectionLocation | undefined) => this.pages.getSectionUrl(section, documentPage);
    const resolveLink = (url: string) => {
      const target = url.startsWith('#') ? resolveDocumentLink(url, {links, layout, toUrl}) : resolveUrl(url);
      if (target === undefined && url !== '') this.brokenLinks.get(document)?.add(url);
      return target;
    };
    const resolveCode = (code: string) => links.operations.get(code)?.url ?? siteContent?.codeUrls?.get(code);
    return {links, markdown: new MarkdownRenderer(resolveLink, resolveCode)};
  }

  /** Returns whether a document is the current one, and not another version's. */
  private isCurrent(document: LoadedDocument): boolean {
    return this.input.currentDocuments.includes(document);
  }

  /** Returns the changes of a document, or of the current document with its ID. */
  private getHistory({id}: LoadedDocument): DescribedHistory | undefined {
    const {currentDocuments, getHistory} = this.input;
    const current = currentDocuments.find((candidate) => candidate.id === id);
    return current && getHistory?.(current);
  }

  /** Lays out the changes of a document's releases; `undefined` if it has none. */
  private layOutReleases(document: LoadedDocument, page: SourcePage | undefined): ReleaseSection[] | undefined {
    const history = this.getHistory(document);
    return history && layOutChanges(history, document.id, page);
  }
}
