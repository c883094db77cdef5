import {listOperations, type SampleLanguage} from '@developer-docs/openapi';
import type {Translate} from '../../translations';
import type {LoadedDocument} from '../documents/load-documents';
import {MarkdownRenderer} from '../html/common/markdown-renderer';
import type {PageContext, SiteContent} from '../html/context/page-context';
import type {DocumentLayout, SectionLocation} from '../layout/document-layout';
import {resolveDocumentLink} from '../layout/document-links';
import type {OperationLinks} from '../layout/operation-links';
import type {PageIndex} from '../layout/page-index';
import type {Sandboxes} from '../layout/sandboxes';
import {formatPlace, type ReleaseAnchor} from '../releases/changes-layout';
import type {ReleaseMarks} from './release-marks';

/** What the site adds to pages, and how they show documents. */
export interface PageContextInput {
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
}

/** What pages link to, and what's marked on them. */
interface PageTargets {
  readonly documents: readonly LoadedDocument[];
  readonly pageIndex: PageIndex;
  /** The URLs of pages by their sources. */
  readonly urls: ReadonlyMap<string, string>;
  readonly links: OperationLinks;
  readonly releases: ReleaseMarks;
  readonly sandboxes: Sandboxes;
}

/** Creates the contexts of pages, with which their parts are rendered. */
export class PageContexts {
  /** Renderers of the descriptions in a document for the pages of its operations, which share most of them. */
  private readonly markdown = new Map<LoadedDocument, MarkdownRenderer>();
  /** The broken links in each document's descriptions, on the pages that have been rendered so far. */
  readonly brokenLinks: ReadonlyMap<LoadedDocument, Set<string>>;

  constructor(
    private readonly input: PageContextInput,
    private readonly targets: PageTargets,
  ) {
    this.brokenLinks = new Map(targets.documents.map((document) => [document, new Set()]));
  }

  /**
   * Creates a page's context.
   *
   * @param page.documentPage - The document page that is being generated; absent for other pages.
   */
  create(
    document: LoadedDocument,
    {maxDepth, documentPage}: {readonly maxDepth: number; readonly documentPage?: string},
    layout: DocumentLayout,
  ): PageContext {
    const {resolveUrl, t, maxExamples = Infinity, siteContent = {}} = this.input;
    const {releases, sandboxes} = this.targets;
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
      schemas: document.model.schemas,
      ids: documentPage === undefined ? new Set() : layout.listSectionIds(),
      describedValues: new Map(),
      t,
      maxDepth,
      maxExamples,
      siteContent,
      markdown,
      resolveUrl,
      findHistory: (operationId) => releases.get(document).histories.get(operationId),
      findBadge: (place) => releases.get(document).badges.get(formatPlace(place)),
      getChangesUrl: (anchor) => this.getChangesUrl(document, anchor),
      sampleLanguages: this.input.sampleLanguages,
      getSandbox: (operationId) => sandboxes.getId(operationId, document),
    };
  }

  /** Creates the links of a page to operations and schemas. Those to its own sections consist only of a fragment. */
  private createLinks(document: LoadedDocument, documentPage: string | undefined, layout: DocumentLayout) {
    const {urls} = this.targets;
    const links = this.targets.links.list(document.id);
    const pageUrl = documentPage && urls.get(documentPage);
    const toUrl = (section: SectionLocation | undefined) => {
      if (section === undefined) return undefined;
      const url = section.source === documentPage ? '' : (urls.get(section.source) ?? '');
      return section.id === '' ? url || '#' : `${url}#${section.id}`;
    };
    const findOperation = (operationId: string) => {
      const link = links.get(operationId);
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

  private getChangesUrl({id}: LoadedDocument, {version, id: anchor}: ReleaseAnchor): string | undefined {
    const page = this.targets.pageIndex.changesPages.get(id);
    const isShown = page?.elements.some(
      ({name, attributes: {document, release = version}}) =>
        name === 'ApiChanges' && document === id && release === version,
    );
    const url = isShown === true ? this.targets.urls.get(page?.source ?? '') : undefined;
    return url && `${url}#${anchor}`;
  }
}
