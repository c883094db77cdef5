import {isDeepStrictEqual} from 'node:util';
import type {RootContent} from 'mdast';
import {didYouMean, getErrorMessage} from '@developer-docs/utils';
import {listOperations, type Operation, sampleLanguages, type SampleLanguage} from '@developer-docs/openapi';
import {throwUnknownDocument, type LoadedDocument} from './documents/load-documents';
import {resolveDocumentLink} from './pages/document-links';
import {
  formatPlace,
  layOutChanges,
  listBadges,
  listOperationHistories,
  type ChangeBadge,
  type OperationHistory,
  type ReleaseSection,
} from './releases/changes-layout';
import {createFieldNodes} from './pages/field-element';
import {createChangesPage} from './pages/changes-page';
import {requireAttribute} from './pages/mdx-nodes';
import {
  DocumentLayout,
  getGroupTitle,
  selectSection,
  type DocumentSection,
  type SectionLocation,
} from './pages/document-layout';
import {createDocumentPage} from './pages/document-page';
import {chooseOperationDepth, choosePageDepth} from './pages/nesting-depth';
import {createOperationPage, parseOperationParts, type OperationPage} from './pages/operation-page';
import {checkAttributes, getElementKey, type PageElement} from './pages/page-elements';
import type {BadgeOptions, DepthOptions} from '../options';
import {OperationLinks} from './pages/operation-links';
import {getOperationKey, indexPages, parseSection, type SourcePage} from './pages/page-index';
import {createTitleNodes} from './pages/page-nodes';
import type {ChangeHistory} from './releases/history';
import {MarkdownRenderer} from './render/common/markdown-renderer';
import {describeOperation, renderResponseSections} from './render/operation/operation-sections';
import type {SiteContent, PageContext} from './render/context/page-context';
import {summarize} from './render/common/summarize';
import {translateToEnglish, type Translate} from '../translations';

/** What the pages of a version of the docs are rendered from. */
export interface PageRendererInput {
  readonly documents: readonly LoadedDocument[];
  /** What the site adds to operations. Default: nothing. */
  readonly siteContent?: SiteContent;
  /** The pages with elements; the pages of the version before those of other versions, which it links to. */
  readonly pages: readonly SourcePage[];
  /** Maps a URL in a document to one on the site; `undefined` if it has no target. */
  readonly resolveUrl: (url: string) => string | undefined;
  /** Returns the URL of a document for download. */
  readonly getFileUrl: (documentId: string, extension: 'yaml' | 'json' | 'postman_collection.json') => string;
  /** Whether documents also have a Postman collection for download. Default: `false`. */
  readonly hasPostmanCollections?: boolean;
  /**
   * The ID of the sandbox of the documents: the name of the version of the docs, or empty for the current documents. Absent
   * if samples have no button that opens the console.
   */
  readonly sandbox?: string;
  /** Whether the sandbox has custom behavior, which those of single documents don't have. Default: `false`. */
  readonly hasSandboxExtension?: boolean;
  /** The languages of samples that pages contain. Default: the first ones of the theme. */
  readonly sampleLanguages?: readonly SampleLanguage[];
  /** Returns the labels in the language of the site. */
  readonly t: Translate;
  /** How many levels of nested properties pages expand. Default: those of the options of the theme. */
  readonly depth?: DepthOptions;
  /** Maximum number of examples of a response. Default: all. */
  readonly maxExamples?: number;
  /** URLs of the pages that describe schemas, by name. Default: none. */
  readonly schemaPages?: ReadonlyMap<string, string>;
  /** Returns the changes of a document, or `undefined` if it has no releases. Default: no document has releases. */
  readonly getHistory?: (documentId: string) => ChangeHistory | undefined;
  /** Which fields have the badge of a release. Default: none. */
  readonly badges?: BadgeOptions | undefined;
  /** Whether the releases of a document are those of an older or newer one, such as that of another version. */
  readonly isOtherVersion?: (document: LoadedDocument) => boolean;
}

/** What the releases of a document changed: operations by their IDs, and fields by their places. */
interface ReleaseMarks {
  readonly histories: ReadonlyMap<string, OperationHistory>;
  readonly badges: ReadonlyMap<string, ChangeBadge>;
}

/** The nodes that replace an element, or why it can't be rendered. */
export type RenderedElement = {readonly nodes: readonly RootContent[]} | {readonly error: string};

/** An operation or webhook, and the document that contains it. */
interface DocumentOperation {
  readonly operation: Operation;
  readonly document: LoadedDocument;
}

/** Renders the elements of pages in one version of the docs. It knows the URL of each operation. */
export class PageRenderer {
  /** The IDs of the operations that are in several documents. */
  private readonly sharedIds: ReadonlySet<string>;
  private readonly pageIndex: ReturnType<typeof indexPages>;
  private readonly urls: ReadonlyMap<string, string>;
  private readonly layouts: ReadonlyMap<LoadedDocument, DocumentLayout>;
  private readonly links: OperationLinks;

  /** The IDs of response fields and headers on the pages that have been rendered. */
  private readonly responseIds = new Map<Operation, readonly string[]>();
  /** Renderers of the descriptions in a document for the pages of its operations, which share most of them. */
  private readonly markdown = new Map<LoadedDocument, MarkdownRenderer>();
  /** What the releases of documents changed, by document ID. */
  private readonly releaseMarks = new Map<string, ReleaseMarks>();
  /** The links in the descriptions of each document that lead nowhere. The pages that have been rendered had them. */
  readonly brokenLinks: ReadonlyMap<LoadedDocument, Set<string>>;

  constructor(readonly input: PageRendererInput) {
    const {documents, pages} = input;
    this.brokenLinks = new Map(documents.map((document) => [document, new Set()]));
    const ids = documents.flatMap(({model}) => model.operations.map(({id}) => id));
    const firstIndexes = new Map(ids.map((id, index) => [id, index] as const).reverse());
    this.sharedIds = new Set(ids.filter((id, index) => firstIndexes.get(id) !== index));
    this.pageIndex = indexPages(pages);
    this.urls = new Map(pages.flatMap(({source, url}) => (url === undefined ? [] : [[source, url] as const])));
    const {documentPages} = this.pageIndex;
    this.layouts = new Map(
      documents.map((document) => [document, this.createLayout(document, documentPages.get(document.id))]),
    );
    this.links = new OperationLinks(this.layouts, this.pageIndex.operationPages, this.urls);
  }

  /** Renders the elements of a page, by their keys ({@link getElementKey}). */
  renderPage({source, elements}: SourcePage): Map<string, RenderedElement> {
    const operationPages = new Map<string, OperationPage>();
    const renderNodes = (element: PageElement): readonly RootContent[] => {
      if (element.name === 'Operation') return this.renderOperation(element, operationPages);
      if (element.name === 'ApiChanges') return this.renderChanges(element, {source, elements});
      return element.name === 'ApiField' ? this.renderField(element) : this.renderDocument(element, source);
    };
    const render = (element: PageElement): RenderedElement => {
      try {
        return {nodes: renderNodes(element)};
      } catch (error) {
        return {error: getErrorMessage(error)};
      }
    };
    return new Map(elements.map((element) => [getElementKey(element), render(element)]));
  }

  /** The URL of each operation's and webhook's page or section, by operation ID. */
  get operationUrls(): ReadonlyMap<string, string> {
    return new Map([...this.links.list()].flatMap(([id, {url}]) => (url === undefined ? [] : [[id, url] as const])));
  }

  /** Returns the URL of the page or section of an operation. */
  getOperationUrl({operation, document}: DocumentOperation): string | undefined {
    return this.links.list(document.id).get(operation.id)?.url;
  }

  /**
   * Returns the ID of the sandbox that an operation runs in; `undefined` if it has no console. A document that has an
   * operation ID in common with another one has its own sandbox, because IDs and paths are unique only in a document. Its
   * other operations stay with the custom behavior, if there's any.
   */
  getSandbox(operationId: string, {id, model}: LoadedDocument): string | undefined {
    const {sandbox, hasSandboxExtension = false} = this.input;
    if (sandbox === undefined) return undefined;
    const isSeparate =
      this.sharedIds.has(operationId) ||
      (this.sharedIds.size > 0 &&
        !hasSandboxExtension &&
        model.operations.some((operation) => this.sharedIds.has(operation.id)));
    return isSeparate ? `${sandbox}/${id}` : sandbox;
  }

  /** Lists the documents of each sandbox, by its ID. */
  listSandboxes(): ReadonlyMap<string, readonly LoadedDocument[]> {
    const {documents, sandbox: shared = ''} = this.input;
    const used = documents.flatMap((document) =>
      document.model.operations.map(({id}) => [this.getSandbox(id, document), document] as const),
    );
    return new Map(
      used.flatMap(([id, document]) =>
        id === undefined ? [] : [[id, id === shared ? documents : [document]] as const],
      ),
    );
  }

  /** Returns the IDs of response fields and headers on an operation page, such as `response-202.requestId`. */
  getResponseIds(location: DocumentOperation): readonly string[] {
    const responseIds = this.responseIds.get(location.operation);
    if (responseIds !== undefined) return responseIds;
    const {operation} = location;
    const context = this.createOperationContext(location);
    const content = describeOperation(operation, {idPrefix: '', isBrief: false}, context);
    context.ids.clear();
    renderResponseSections(operation, content, '', context);
    return [...context.ids];
  }

  /**
   * Generates a document page.
   *
   * @param section - The part of the document to show. Default: the overview and everything that no other page shows.
   * @param layout - The document's pages. Default: those that exist.
   * @throws Error if there is no such document, or if the section is empty.
   */
  generateDocumentPage(id: string, section?: DocumentSection, layout?: DocumentLayout): RootContent[] {
    const document = this.getDocument(id);
    const {model} = document;
    const pages = layout ?? this.getLayout(document);
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
    const depth = this.input.depth?.documents ?? Infinity;
    const context = this.createContext(
      document,
      {
        // A large document's pages link to nested schemas instead of repeating them.
        maxDepth: pages.isSplit ? 0 : Math.min(depth, choosePageDepth(model, {operations, schemas: contents.schemas})),
        ...(ownPage !== undefined && {documentPage: ownPage}),
      },
      pages,
    );
    const {getFileUrl, hasPostmanCollections = false} = this.input;
    const downloads = {
      yaml: getFileUrl(id, 'yaml'),
      json: getFileUrl(id, 'json'),
      ...(hasPostmanCollections &&
        model.operations.length > 0 && {
          postman: getFileUrl(id, 'postman_collection.json'),
        }),
    };
    return createDocumentPage(
      pages,
      {contents, ...(section === undefined && {overview: {downloads, isIndex: pages.isSplit}})},
      context,
    );
  }

  /** @throws OpenApiError if there is no document with the ID. */
  getDocument(id: string): LoadedDocument {
    const {documents} = this.input;
    return (
      documents.find((document) => document.id === id) ??
      throwUnknownDocument(id, Object.fromEntries(documents.map((document) => [document.id, document])))
    );
  }

  /**
   * Finds an operation or webhook.
   *
   * @param documentId - The document that contains it. Default: the only one.
   * @throws Error if no document contains it, or several contain different operations with this ID.
   */
  findOperation(id: string, documentId?: string): DocumentOperation {
    const documents = documentId === undefined ? this.input.documents : [this.getDocument(documentId)];
    const matches = documents.flatMap((document): DocumentOperation[] => {
      const operation = listOperations(document.model).find((candidate) => candidate.id === id);
      return operation === undefined ? [] : [{operation, document}];
    });
    const [first] = matches;
    if (first === undefined) {
      const ids = documents.flatMap(({model}) => listOperations(model).map((operation) => operation.id));
      throw new Error(
        `No API document has an operation "${id}".${didYouMean(id, ids)} Available operations: ${ids.join(', ')}.`,
      );
    }
    // Several documents can describe the same webhook.
    if (matches.length > 1 && first.operation.kind === 'operation') {
      const ids = matches.map(({document}) => document.id);
      throw new Error(
        `The API documents ${ids.join(', ')} have an operation "${id}". Select one: <Operation id="${id}" document="${ids[0] ?? ''}" />.`,
      );
    }
    return first;
  }

  private renderOperation(element: PageElement, pages: Map<string, OperationPage>): RootContent[] {
    checkAttributes(element, ['id', 'document', 'part', 'title']);
    const {attributes} = element;
    const id = requireAttribute(attributes, 'id', 'Operation');
    const {document, part, title} = attributes;
    const location = this.findOperation(id, document);
    const key = getOperationKey(id, document);
    // The IDs of all but the first operation on a page begin with the operation ID.
    const idPrefix = pages.size === 0 ? '' : `${id}.`;
    const page =
      pages.get(key) ?? createOperationPage(location.operation, idPrefix, this.createOperationContext(location));
    pages.set(key, page);
    if (idPrefix === '') this.responseIds.set(location.operation, page.responseIds);
    const {summary, description} = location.operation;
    return [
      ...(title === undefined ? [] : createTitleNodes(summary, summarize(description))),
      ...parseOperationParts(part).flatMap((name) => page[name]),
    ];
  }

  private renderDocument(element: PageElement, source: string): RootContent[] {
    checkAttributes(element, ['id', 'tag', 'show', 'part', 'title']);
    const {attributes} = element;
    const id = requireAttribute(attributes, 'id', 'ApiDocument');
    const section = parseSection(attributes);
    const nodes = this.generateDocumentPage(id, section, this.getOwnLayout(id, section, source));
    if (attributes['title'] === undefined) {
      return nodes;
    }
    const {model} = this.getDocument(id);
    const {title, description} = model;
    const group = section && selectSection(model, section).groups[0];
    const {t} = this.input;
    return [
      ...(section === undefined
        ? createTitleNodes(title, summarize(description))
        : createTitleNodes(
            section.show === 'schemas' ? t('group.schemas') : group ? getGroupTitle(group, t) : (section.tag ?? title),
            summarize(group?.tag.description),
          )),
      ...nodes,
    ];
  }

  private renderChanges(element: PageElement, page: SourcePage): RootContent[] {
    checkAttributes(element, ['document', 'release']);
    const {release} = element.attributes;
    const id = requireAttribute(element.attributes, 'document', 'ApiChanges');
    const document = this.getDocument(id);
    const options = {documentId: id, sections: this.layOutChanges(id, page), version: release};
    return createChangesPage(document.model, options, this.createContext(document, {maxDepth: 0}));
  }

  private renderField(element: PageElement): RootContent[] {
    checkAttributes(element, ['document', 'in', 'name']);
    const read = (name: string) => requireAttribute(element.attributes, name, 'ApiField');
    const document = this.getDocument(read('document'));
    const field = {owner: read('in'), name: read('name')};
    const history = this.input.getHistory?.(document.id);
    return createFieldNodes(document.model, field, history, this.createContext(document, {maxDepth: 0}));
  }

  /** @param page - The page with the changes, if any. The IDs of all but the first document begin with the document ID. */
  private layOutChanges(documentId: string, page: SourcePage | undefined): ReleaseSection[] | undefined {
    const history = this.input.getHistory?.(documentId);
    const first = page?.elements.find(({name}) => name === 'ApiChanges')?.attributes['document'] ?? documentId;
    return history && layOutChanges(history, first === documentId ? '' : `${documentId} `);
  }

  private getReleaseMarks(document: LoadedDocument): ReleaseMarks {
    const {id} = document;
    const cached = this.releaseMarks.get(id);
    if (cached !== undefined) return cached;
    const {badges, isOtherVersion} = this.input;
    const isOther = isOtherVersion?.(document) ?? false;
    const sections = (isOther ? undefined : this.layOutChanges(id, this.pageIndex.changesPages.get(id))) ?? [];
    const marks = {
      histories: listOperationHistories(sections),
      badges: badges === undefined ? new Map<string, ChangeBadge>() : listBadges(sections, badges),
    };
    this.releaseMarks.set(id, marks);
    return marks;
  }

  /** Returns the layout for a page. A second page with the same element refers to its own sections, too. */
  private getOwnLayout(id: string, section: DocumentSection | undefined, source: string): DocumentLayout | undefined {
    const document = this.getDocument(id);
    return section === undefined && this.getLayout(document).documentPage !== source
      ? this.createLayout(document, source)
      : undefined;
  }

  private createLayout({id, model}: LoadedDocument, documentPage: string | undefined): DocumentLayout {
    const {indexPages: indexes, operationPages, sectionPages} = this.pageIndex;
    const isIndex = documentPage !== undefined && indexes.has(documentPage);
    const operationsWithPage = listOperations(model)
      .map((operation) => operation.id)
      .filter((name) => isIndex && (operationPages.has(getOperationKey(name, id)) || operationPages.has(name)));
    return new DocumentLayout(model, documentPage, sectionPages.get(id) ?? [], new Set(operationsWithPage));
  }

  private getLayout(document: LoadedDocument): DocumentLayout {
    const layout = this.layouts.get(document);
    if (layout === undefined) {
      throw new Error(`The API document "${document.id}" has no layout.`);
    }
    return layout;
  }

  private createOperationContext({operation, document}: DocumentOperation): PageContext {
    return this.createContext(document, {
      maxDepth: this.input.depth?.operations ?? chooseOperationDepth(document.model, operation),
    });
  }

  /**
   * Creates the context of a page.
   *
   * @param page.documentPage - The document page that is being generated; absent for other pages.
   */
  private createContext(
    document: LoadedDocument,
    page: {readonly maxDepth: number; readonly documentPage?: string},
    layout = this.getLayout(document),
  ): PageContext {
    const {resolveUrl, t, schemaPages, maxExamples = Infinity, siteContent = {}} = this.input;
    const {id, model} = document;
    const {maxDepth, documentPage} = page;
    const links = this.links.list(id);
    const pageUrl = documentPage && this.urls.get(documentPage);
    const findOperation = (operationId: string) => {
      const link = links.get(operationId);
      // Links to the page's own sections consist only of a fragment.
      return pageUrl !== undefined && link?.url?.startsWith(`${pageUrl}#`)
        ? {...link, url: link.url.slice(pageUrl.length)}
        : link;
    };
    const toUrl = (section: SectionLocation | undefined) => {
      if (section === undefined) return undefined;
      const url = section.page === documentPage ? '' : (this.urls.get(section.page) ?? '');
      return section.id === '' ? url || '#' : `${url}#${section.id}`;
    };
    const getSchemaPageUrl = (name: string) => schemaPages?.get(name);
    const getSchemaSectionUrl = (name: string) => toUrl(layout.locateSchema(name));
    const getSchemaUrl = (name: string) =>
      documentPage === undefined
        ? (getSchemaPageUrl(name) ?? getSchemaSectionUrl(name))
        : (getSchemaSectionUrl(name) ?? getSchemaPageUrl(name));
    const findOperationByReference = (pointer: string) => {
      const operation = listOperations(model).find((candidate) => candidate.pointer === pointer);
      return operation && findOperation(operation.id);
    };
    const resolveLink = (url: string) => {
      const target = url.startsWith('#')
        ? resolveDocumentLink(url, {layout, findOperation, findOperationByReference, getSchemaUrl, toUrl})
        : resolveUrl(url);
      if (target === undefined && url !== '') this.brokenLinks.get(document)?.add(url);
      return target;
    };
    const markdown =
      (documentPage === undefined ? this.markdown.get(document) : undefined) ??
      new MarkdownRenderer(resolveLink, (code) => findOperation(code)?.url ?? siteContent.codeUrls?.get(code), t);
    if (documentPage === undefined) this.markdown.set(document, markdown);
    return {
      schemas: model.schemas,
      ids: documentPage === undefined ? new Set() : layout.sectionIds,
      describedValues: new Map(),
      t,
      maxDepth,
      maxExamples,
      siteContent,
      markdown,
      resolveUrl,
      getSchemaPageUrl,
      getSchemaUrl,
      getSectionUrl: (operationId) => toUrl(layout.locateOperation(operationId)) ?? findOperation(operationId)?.url,
      getSchemaSectionId: (name) => {
        const section = layout.locateSchema(name);
        return documentPage !== undefined && section?.page === documentPage ? section.id : undefined;
      },
      findOperation,
      findOperationByReference,
      findHistory: (operationId) => this.getReleaseMarks(document).histories.get(operationId),
      findBadge: (place) => this.getReleaseMarks(document).badges.get(formatPlace(place)),
      getChangesUrl: ({version, id: anchor}) => {
        const page = this.pageIndex.changesPages.get(id);
        const isShown = page?.elements.some(
          ({name, attributes: {document: shown, release = version}}) =>
            name === 'ApiChanges' && shown === id && release === version,
        );
        const url = isShown === true ? this.urls.get(page?.source ?? '') : undefined;
        return url && `${url}#${anchor}`;
      },
      sampleLanguages: this.input.sampleLanguages ?? sampleLanguages,
      getSandbox: (operationId) => this.getSandbox(operationId, document),
    };
  }
}

/** Creates a renderer of documents that no page shows yet, for planning their pages. */
export const createUnplacedRenderer = (documents: readonly LoadedDocument[]): PageRenderer =>
  new PageRenderer({
    documents,
    pages: [],
    resolveUrl: () => undefined,
    getFileUrl: (id, extension) => `/openapi/${id}.${extension}`,
    t: translateToEnglish,
  });
