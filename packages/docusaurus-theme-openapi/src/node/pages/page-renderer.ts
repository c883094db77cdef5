import {inspect} from 'node:util';
import {
  checkAttributes,
  requireAttribute,
  type PageElement,
  type StringAttributes,
} from '@developer-docs/docusaurus-utils/node';
import type {Operation, SampleLanguage} from '@developer-docs/openapi';
import {didYouMean, getOrCreate, ExplainedError} from '@developer-docs/utils';
import type {RootContent} from 'mdast';
import type {LoadedDocument} from '../documents/document-loader';
import {MarkdownRenderer, summarize} from '../html/common/markdown-renderer';
import {getDownloads} from '../html/document/document-overview';
import type {PageContext, SiteContent} from '../html/page-context';
import {chooseOperationDepth} from '../html/schema/nesting-depth';
import type {PluginOptions} from '../options/plugin-options';
import {listDocumentChanges} from '../placement/change-links';
import {
  selectSection,
  type DocumentPlacement,
  type DocumentSection,
  type SectionItems,
  type SectionLocation,
} from '../placement/document-placement';
import {checkSection, readSection, type PageGroup, type SourcePage} from '../placement/page-index';
import {createReleaseSections} from '../placement/release-sections';
import {resolveUrl, toPageUrl, type UrlContext} from '../placement/site-urls';
import {VersionPages} from '../placement/version-pages';
import type {DocumentHistories} from '../releases/history';
import type {Translate} from '../texts/translations';
import {createChangesNodes} from './changes-page';
import {resolveDocumentLink} from './document-links';
import {createDocumentNodes, createDocumentTitle} from './document-page';
import {elementAttributes, getElementKey, type ElementName} from './element-syntax';
import {createFieldNodes} from './field-link';
import {findDocument, findOperationById} from './find-by-id';
import {createOperationNodes, parseOperationParts, type OperationNodes} from './operation-page';
import {createTitleNodes} from './page-nodes';

/** The ID of the sandbox that the operations of each document run in. */
type SandboxIds = ReadonlyMap<LoadedDocument, string>;

/**
 * Assigns the documents in one version of the docs to sandboxes, which have a mock each. A document that shares an
 * operation ID with another document has its own sandbox, because IDs and paths are unique only within a document.
 *
 * @param sharedSandbox - The ID of the sandbox for all other documents.
 */
function assignSandboxes(documents: readonly LoadedDocument[], sharedSandbox: string): SandboxIds {
  const ids = documents.flatMap(({model}) => model.operations.map(({id}) => id));
  const lastIndexes = new Map(ids.map((id, index) => [id, index]));
  const repeatedIds = new Set(ids.filter((id, index) => index !== lastIndexes.get(id)));
  return new Map(
    documents.map((document) => {
      const isSeparate = document.model.operations.some(({id}) => repeatedIds.has(id));
      return [document, isSeparate ? `${sharedSandbox}/${document.id}` : sharedSandbox];
    }),
  );
}

/** What all pages of a site are rendered with. */
export interface PageSettings {
  readonly urlContext: UrlContext;
  readonly options: PluginOptions;
  /** Returns the labels in the site's language. */
  readonly t: Translate;
  /** The languages of samples that pages contain. */
  readonly sampleLanguages: readonly SampleLanguage[];
  /** The changes of the current documents that have releases, by ID. All versions of the docs show them. */
  readonly histories: DocumentHistories;
  /** The URLs of pages that end like files, such as `/docs/node.js`, without a trailing slash. */
  readonly fileLikeUrls: ReadonlySet<string>;
}

/** A version of the docs, or the pages outside of the docs, with what they show. */
export interface DocsVersion extends PageGroup {
  /** The name of the version if it has documents of its own; empty if it shows the current documents. */
  readonly documentsVersion: string;
  readonly documents: readonly LoadedDocument[];
  /** What the site adds to operations. */
  readonly siteContent: SiteContent;
  /** The pages of other versions that links can lead to. */
  readonly linkedPages: readonly SourcePage[];
}

/** The nodes that replace an element, or why it can't be rendered. */
export type RenderedElement = {readonly nodes: readonly RootContent[]} | {readonly error: string};

/** What all pages about a document have in common. */
type DocumentContext = Omit<PageContext, 'maxDepth' | 'ids' | 'describedValues'>;

/** @throws ExplainedError if a section has no operations and schemas. */
function checkItems({id, model}: LoadedDocument, {tag}: DocumentSection, {groups, schemas}: SectionItems): void {
  if (schemas.length > 0 || groups.some(({operations}) => operations.length > 0)) return;
  throw new ExplainedError(
    tag === undefined
      ? `The API document "${id}" has no schemas for this page.`
      : `The API document "${id}" has no operations with the tag "${tag}" for this page.${didYouMean(
          tag,
          model.tags.map(({name}) => name),
        )}`,
  );
}

/** How many levels of nested properties a document's only page expands. */
const defaultDocumentDepth = 2;

/** Renders the elements of pages in one version of the docs, and collects what other files contain about the pages. */
export class PageRenderer {
  readonly sandboxIds: SandboxIds;
  /** The links in descriptions that lead nowhere, as they're written. */
  readonly brokenLinks = new Map<LoadedDocument, Set<string>>();
  /** The IDs of response fields and headers on the pages about operations. Other pages have other IDs. */
  readonly responseIds = new Map<Operation, readonly string[]>();
  private readonly versionPages: VersionPages;
  /** The URLs of the pages that describe schemas, by name. */
  private readonly schemaPages: ReadonlyMap<string, string>;
  private readonly contexts = new Map<LoadedDocument, DocumentContext>();

  constructor(
    private readonly settings: PageSettings,
    readonly docsVersion: DocsVersion,
  ) {
    const {documentsVersion, documents, pages, linkedPages} = docsVersion;
    this.versionPages = new VersionPages(documents, [...pages, ...linkedPages]);
    this.sandboxIds = assignSandboxes(documents, documentsVersion);
    const {urlContext, options} = settings;
    this.schemaPages = new Map(
      Object.entries(options.schemaPages).map(([schema, url]) => [schema, toPageUrl(url, urlContext)]),
    );
  }

  /** Renders a page's elements, by their keys ({@link getElementKey}). */
  renderPage(page: SourcePage): ReadonlyMap<string, RenderedElement> {
    const shownOperations = new Map<Operation, OperationNodes>();
    const renderers: Record<ElementName, (attributes: StringAttributes) => RootContent[]> = {
      Operation: (attributes) => this.renderOperation(attributes, page, shownOperations),
      ApiDocument: (attributes) => this.renderDocument(attributes, page),
      ApiChanges: (attributes) => this.renderChanges(attributes, page),
      ApiField: (attributes) => this.renderField(attributes),
    };
    const render = (element: PageElement): RenderedElement => {
      const name = element.name as ElementName;
      try {
        checkAttributes(element, elementAttributes[name]);
        return {nodes: renderers[name](element.attributes)};
      } catch (error) {
        // The stack trace leads to the code that's wrong, unless the page is.
        return {error: error instanceof ExplainedError ? error.message : inspect(error)};
      }
    };
    return new Map(page.elements.map((element) => [getElementKey(element), render(element)]));
  }

  /** Returns the URL of the page or section of an operation. */
  getOperationUrl({id}: Operation, document: LoadedDocument): string | undefined {
    return this.versionPages.findOperationLink(id, document.id)?.url;
  }

  private renderOperation(
    attributes: StringAttributes,
    page: SourcePage,
    shownOperations: Map<Operation, OperationNodes>,
  ): RootContent[] {
    const id = requireAttribute(attributes, 'id', 'Operation');
    const {operation, document} = findOperationById(this.docsVersion.documents, id, attributes.document);
    const {parts} = getOrCreate(shownOperations, operation, () => {
      const isFirst = shownOperations.size === 0;
      const maxDepth = this.settings.options.depth.operations ?? chooseOperationDepth(document.model, operation);
      // The IDs of all but the first operation on a page begin with the operation ID.
      const nodes = createOperationNodes(operation, isFirst ? '' : `${id}.`, this.createContext(document, maxDepth));
      if (isFirst && page.url === this.getOperationUrl(operation, document)) {
        this.responseIds.set(operation, nodes.responseIds);
      }
      return nodes;
    });
    return [
      ...(attributes.title === undefined ? [] : createTitleNodes(operation.summary, summarize(operation.description))),
      ...parseOperationParts(attributes.part).flatMap((name) => parts[name]),
    ];
  }

  /** @throws ExplainedError if the element selects no operations and schemas. */
  private renderDocument(attributes: StringAttributes, {source}: SourcePage): RootContent[] {
    const id = requireAttribute(attributes, 'id', 'ApiDocument');
    checkSection(attributes);
    const section = readSection(attributes);
    const document = findDocument(this.docsVersion.documents, id);
    const {model} = document;
    const placement = this.versionPages.getDocumentPlacement(document, section === undefined ? source : undefined);
    const items = section === undefined ? placement.selectRemainder() : selectSection(model, section);
    if (section !== undefined) checkItems(document, section, items);
    const {
      options,
      urlContext: {baseUrl},
    } = this.settings;
    // If a document has several pages, they link to nested schemas instead of repeating them.
    const maxDepth = placement.isSplit ? 0 : (options.depth.documents ?? defaultDocumentDepth);
    const context = {
      ...this.createContext(document, maxDepth),
      ...this.createLinks(document, placement, source),
      ids: placement.listSectionIds(),
    };
    const downloads = section === undefined ? getDownloads(document, baseUrl, options) : undefined;
    return [
      ...(attributes.title === undefined ? [] : createDocumentTitle(model, section, items, context.t)),
      ...createDocumentNodes(placement, items, downloads, context),
    ];
  }

  private renderChanges(attributes: StringAttributes, page: SourcePage): RootContent[] {
    const id = requireAttribute(attributes, 'document', 'ApiChanges');
    const document = findDocument(this.docsVersion.documents, id);
    const history = this.settings.histories.get(id);
    const sections = history && createReleaseSections(history, id, page);
    const selection = {documentId: id, sections, version: attributes.release};
    return createChangesNodes(document.model, selection, this.createContext(document, 0));
  }

  private renderField(attributes: StringAttributes): RootContent[] {
    const read = (name: string) => requireAttribute(attributes, name, 'ApiField');
    const document = findDocument(this.docsVersion.documents, read('document'));
    const field = {owner: read('in'), name: read('name')};
    const history = this.settings.histories.get(document.id);
    return createFieldNodes(document.model, field, history, this.createContext(document, 0));
  }

  /** Creates the context of a page about a document. */
  private createContext(document: LoadedDocument, maxDepth: number): PageContext {
    const context = getOrCreate(this.contexts, document, () => this.createDocumentContext(document));
    return {...context, maxDepth, ids: new Set(), describedValues: new Map()};
  }

  private createDocumentContext(document: LoadedDocument): DocumentContext {
    const {urlContext, options, t, sampleLanguages, histories} = this.settings;
    const page = this.versionPages.pageIndex.changesPages.get(document.id);
    const history = document.version === '' ? histories.get(document.id) : undefined;
    const sections = history === undefined ? [] : createReleaseSections(history, document.id, page);
    return {
      ...this.createLinks(document, this.versionPages.getDocumentPlacement(document)),
      ...listDocumentChanges(document, sections, page, options.changes?.badges),
      schemas: document.model.schemas,
      t,
      maxExamples: options.maxExamples ?? Infinity,
      siteContent: this.docsVersion.siteContent,
      resolveUrl: (url) => resolveUrl(url, urlContext),
      sampleLanguages,
      sandbox: options.tryIt === false ? undefined : this.sandboxIds.get(document),
    };
  }

  /**
   * Creates the links of a page, and the renderer of its descriptions.
   *
   * @param documentPage - Source file of the page if it shows the document, or a section of it.
   */
  private createLinks(
    document: LoadedDocument,
    placement: DocumentPlacement,
    documentPage?: string,
  ): Pick<DocumentContext, 'links' | 'markdown'> {
    const {urlContext, fileLikeUrls} = this.settings;
    const links = this.versionPages.createPageLinks(document, placement, documentPage, this.schemaPages);
    const toUrl = (section: SectionLocation | undefined) => this.versionPages.getSectionUrl(section, documentPage);
    const resolveLink = (url: string) => {
      const target = url.startsWith('#')
        ? resolveDocumentLink(url, {links, placement, toUrl})
        : resolveUrl(url, urlContext);
      if (target === undefined && url !== '') getOrCreate(this.brokenLinks, document, () => new Set()).add(url);
      return target;
    };
    const {codeUrls} = this.docsVersion.siteContent;
    const resolveCode = (code: string) => links.operations.get(code)?.url ?? codeUrls?.get(code);
    return {links, markdown: new MarkdownRenderer(resolveLink, resolveCode, fileLikeUrls)};
  }
}
