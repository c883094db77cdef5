import {listOperations, type SampleLanguage} from '@developer-docs/openapi';
import type {BadgeOptions} from '../../options';
import type {Translate} from '../../translations';
import type {LoadedDocument} from '../documents/load-documents';
import {MarkdownRenderer} from '../html/common/markdown-renderer';
import type {PageContext, SiteContent} from '../html/page-context';
import {DocumentLayout, type SectionLocation} from '../layout/document-layout';
import {resolveDocumentLink} from '../layout/document-links';
import {createOperationLinks, findOperationLink, type OperationLinks} from '../layout/operation-links';
import {createPageIndex, findOperationPage, type PageIndex, type SourcePage} from '../layout/page-index';
import {Sandboxes} from '../layout/sandboxes';
import {
  layOutChanges,
  listBadges,
  listOperationHistories,
  type ChangeBadge,
  type ReleaseSection,
} from '../releases/changes-layout';
import type {ChangeHistory} from '../releases/history';

/** What pages in a version of the docs link to, and how they show documents. */
export interface PageContextInput {
  readonly documents: readonly LoadedDocument[];
  /** The pages with elements: the version's own pages, followed by the pages of other versions that it links to. */
  readonly pages: readonly SourcePage[];
  /** What the site adds to operations. Default: nothing. */
  readonly siteContent?: SiteContent;
  /** Maps a URL in a document to one on the site; `undefined` if it has no target. */
  readonly resolveUrl: (url: string) => string | undefined;
  /** The languages of samples that pages contain. */
  readonly sampleLanguages: readonly SampleLanguage[];
  /** Returns the labels in the site's language. */
  readonly t: Translate;
  /** Maximum number of examples of a response. Default: all. */
  readonly maxExamples?: number;
  /** URLs of the pages that describe schemas, by name. Default: none. */
  readonly schemaPages?: ReadonlyMap<string, string>;
  /**
   * The ID of the sandbox of the documents: the name of the version of the docs, or empty for the current documents.
   * Absent if samples have no button that opens the console.
   */
  readonly sandbox?: string;
  /** Whether the sandbox has custom behavior. Sandboxes for single documents don't. */
  readonly hasSandboxExtension: boolean;
  /** Returns the changes of a document, or `undefined` if it has no releases. Default: no document has releases. */
  readonly getHistory?: (documentId: string) => ChangeHistory | undefined;
  /** Which fields have a release's badge. Default: none. */
  readonly badges?: BadgeOptions;
  /** Whether the releases belong to an older or newer document, such as another version's. */
  readonly isOtherVersion?: (document: LoadedDocument) => boolean;
}

/** Creates the contexts of pages, with which their parts are rendered. It knows each operation's URL. */
export class PageContexts {
  readonly links: OperationLinks;
  readonly sandboxes: Sandboxes;
  /** The broken links in each document's descriptions, on the pages that have been rendered so far. */
  readonly brokenLinks: ReadonlyMap<LoadedDocument, Set<string>>;
  private readonly pageIndex: PageIndex;
  /** The URLs of pages by their sources. */
  private readonly urls: ReadonlyMap<string, string>;
  private readonly layouts: ReadonlyMap<LoadedDocument, DocumentLayout>;
  /** Renderers of the descriptions in a document for the pages of its operations, which share most of them. */
  private readonly markdown = new Map<LoadedDocument, MarkdownRenderer>();
  /** What releases changed in each document: operations by ID, and fields by place. */
  private readonly changes = new Map<LoadedDocument, Pick<PageContext, 'histories' | 'badges'>>();

  constructor(private readonly input: PageContextInput) {
    const {documents, pages} = input;
    this.pageIndex = createPageIndex(pages);
    this.urls = new Map(pages.flatMap(({source, url}) => (url === undefined ? [] : [[source, url] as const])));
    this.layouts = new Map(
      documents.map((document) => [
        document,
        this.createLayout(document, this.pageIndex.documentPages.get(document.id)),
      ]),
    );
    this.links = createOperationLinks(this.layouts, this.pageIndex, this.urls);
    this.sandboxes = new Sandboxes(documents, input.sandbox, input.hasSandboxExtension);
    this.brokenLinks = new Map(documents.map((document) => [document, new Set()]));
  }

  /** @param documentPage - Source file of the document's page. Default: the one that others link to. */
  getLayout(document: LoadedDocument, documentPage?: string): DocumentLayout {
    const layout = this.layouts.get(document);
    if (layout === undefined) throw new Error(`The API document "${document.id}" has no layout.`);
    // A second page with the same element refers to its own sections, too.
    return documentPage === undefined || documentPage === layout.documentPage
      ? layout
      : this.createLayout(document, documentPage);
  }

  /**
   * Creates a page's context.
   *
   * @param page.documentPage - The document page that is being generated; absent for other pages.
   */
  create(
    document: LoadedDocument,
    {maxDepth, documentPage}: {readonly maxDepth: number; readonly documentPage?: string},
    layout = this.getLayout(document),
  ): PageContext {
    const {resolveUrl, t, maxExamples = Infinity, sampleLanguages, siteContent = {}} = this.input;
    const {toUrl, ...links} = this.createLinks(document, documentPage, layout);
    const resolveLink = (url: string) => {
      const target = url.startsWith('#') ? resolveDocumentLink(url, {layout, toUrl, ...links}) : resolveUrl(url);
      if (target === undefined && url !== '') this.brokenLinks.get(document)?.add(url);
      return target;
    };
    const markdown =
      (documentPage === undefined ? this.markdown.get(document) : undefined) ??
      new MarkdownRenderer(resolveLink, (code) => links.findOperation(code)?.url ?? siteContent.codeUrls?.get(code), t);
    if (documentPage === undefined) this.markdown.set(document, markdown);
    return {
      ...links,
      ...this.getChanges(document),
      schemas: document.model.schemas,
      ids: documentPage === undefined ? new Set() : layout.listSectionIds(),
      describedValues: new Map(),
      t,
      maxDepth,
      maxExamples,
      siteContent,
      markdown,
      resolveUrl,
      sampleLanguages,
      getSandbox: (operationId) => this.sandboxes.getId(operationId, document),
    };
  }

  /**
   * Lays out the changes of a document's releases; `undefined` if it has none.
   *
   * @param page - The page with the changes, if any. The IDs of all but the first document begin with the document ID.
   */
  layOutReleases(documentId: string, page: SourcePage | undefined): ReleaseSection[] | undefined {
    const history = this.input.getHistory?.(documentId);
    const first = page?.elements.find(({name}) => name === 'ApiChanges')?.attributes.document ?? documentId;
    return history && layOutChanges(history, first === documentId ? '' : `${documentId} `);
  }

  private createLayout({id, model}: LoadedDocument, documentPage: string | undefined): DocumentLayout {
    const {indexPages, sectionPages} = this.pageIndex;
    const isIndex = documentPage !== undefined && indexPages.has(documentPage);
    const operationsWithPage = listOperations(model)
      .map((operation) => operation.id)
      .filter((operationId) => isIndex && findOperationPage(this.pageIndex, operationId, id) !== undefined);
    return new DocumentLayout(model, documentPage, sectionPages.get(id) ?? [], new Set(operationsWithPage));
  }

  /** Creates the links of a page to operations and schemas. Those to its own sections consist only of a fragment. */
  private createLinks(document: LoadedDocument, documentPage: string | undefined, layout: DocumentLayout) {
    const {urls} = this;
    const pageUrl = documentPage && urls.get(documentPage);
    const toUrl = (section: SectionLocation | undefined) => {
      if (section === undefined) return undefined;
      const url = section.source === documentPage ? '' : (urls.get(section.source) ?? '');
      return section.id === '' ? url || '#' : `${url}#${section.id}`;
    };
    const findOperation = (operationId: string) => {
      const link = findOperationLink(this.links, operationId, document.id);
      return pageUrl !== undefined && link?.url?.startsWith(`${pageUrl}#`)
        ? {...link, url: link.url.slice(pageUrl.length)}
        : link;
    };
    const getSchemaPageUrl = (name: string) => this.input.schemaPages?.get(name);
    const getSchemaSectionUrl = (name: string) => toUrl(layout.locateSchema(name));
    return {
      toUrl,
      findOperation,
      findOperationByReference: (pointer: string) => {
        const operation = listOperations(document.model).find((candidate) => candidate.pointer === pointer);
        return operation && findOperation(operation.id);
      },
      getSectionUrl: (operationId: string) =>
        toUrl(layout.locateOperation(operationId)) ?? findOperation(operationId)?.url,
      getSchemaPageUrl,
      getSchemaUrl: (name: string) =>
        documentPage === undefined
          ? (getSchemaPageUrl(name) ?? getSchemaSectionUrl(name))
          : (getSchemaSectionUrl(name) ?? getSchemaPageUrl(name)),
      getSchemaSectionId: (name: string) => {
        const section = layout.locateSchema(name);
        return documentPage !== undefined && section?.source === documentPage ? section.id : undefined;
      },
    };
  }

  private getChanges(document: LoadedDocument): Pick<PageContext, 'histories' | 'badges'> {
    const cached = this.changes.get(document);
    if (cached !== undefined) return cached;
    const {badges, isOtherVersion} = this.input;
    const page = this.pageIndex.changesPages.get(document.id);
    const isOther = isOtherVersion?.(document) ?? false;
    const sections = (isOther ? undefined : this.layOutReleases(document.id, page)) ?? [];
    const getUrl = (version: string, anchor: string) => {
      const isShown = page?.elements.some(
        ({name, attributes}) =>
          name === 'ApiChanges' && attributes.document === document.id && (attributes.release ?? version) === version,
      );
      return isShown === true && page?.url !== undefined ? `${page.url}#${anchor}` : undefined;
    };
    const changes = {
      histories: listOperationHistories(sections, getUrl),
      badges: badges === undefined ? new Map<string, ChangeBadge>() : listBadges(sections, badges, getUrl),
    };
    this.changes.set(document, changes);
    return changes;
  }
}
