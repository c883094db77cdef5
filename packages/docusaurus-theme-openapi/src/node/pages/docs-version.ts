import type {SampleLanguage} from '@developer-docs/openapi';
import type {BadgeOptions, DepthOptions} from '../../options/plugin-options';
import type {Translate} from '../../translations';
import type {LoadedDocument} from '../documents/document-loader';
import {MarkdownRenderer} from '../html/common/markdown-renderer';
import type {DocumentDownloads} from '../html/document/document-overview';
import type {PageContext} from '../html/page-context';
import type {SiteContent} from '../html/site-content';
import {assignSandboxes, type SandboxIds} from '../layout/assign-sandboxes';
import {layOutChanges, listBadges, listOperationHistories, type ReleaseSection} from '../layout/changes-layout';
import type {DocumentLayout, SectionLocation} from '../layout/document-layout';
import type {SourcePage} from '../layout/page-index';
import {VersionPages} from '../layout/version-pages';
import type {DescribedHistory} from '../releases/history';
import {resolveDocumentLink} from './document-links';

/** The data from which a docs version's pages are rendered. */
export interface PageRendererInput {
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
   * The version of the docs that the documents belong to; empty for the current documents. It's also the ID of the
   * sandbox that they share. Absent if samples have no button that opens the console.
   */
  readonly version?: string;
  /** Returns the changes of a document, or `undefined` if it has no releases. Default: no document has releases. */
  readonly getHistory?: (documentId: string) => DescribedHistory | undefined;
  /** Which fields have a release's badge. Default: none. */
  readonly badges?: BadgeOptions;
  /** Whether the releases belong to an older or newer document, such as another version's. */
  readonly isOtherVersion?: (document: LoadedDocument) => boolean;
  /** Returns the URLs of a document's files for download. */
  readonly getDownloads: (document: LoadedDocument) => DocumentDownloads;
  /** How many levels of nested properties pages expand. Default: the theme's `depth` option. */
  readonly depth?: DepthOptions;
}

/** The part of a context that is the same on all pages about a document, except for those that show the document. */
type DocumentContext = Omit<PageContext, 'ids' | 'describedValues' | 'maxDepth'>;

/** Creates the contexts of a docs version's pages, which share its layout. */
export class PageContexts {
  readonly pages: VersionPages;
  readonly sandboxIds: SandboxIds;
  /** The broken links in each document's descriptions, on the pages that have been rendered so far. */
  readonly brokenLinks: ReadonlyMap<LoadedDocument, Set<string>>;
  private readonly documentContexts = new Map<LoadedDocument, DocumentContext>();

  constructor(private readonly input: PageRendererInput) {
    const {documents, pages, version} = input;
    this.pages = new VersionPages(documents, pages);
    this.sandboxIds = assignSandboxes(documents, version);
    this.brokenLinks = new Map(documents.map((document) => [document, new Set()]));
  }

  /** Creates the context of a page about a document. */
  create(document: LoadedDocument, maxDepth: number): PageContext {
    const shared = this.documentContexts.get(document) ?? this.createDocumentContext(document);
    this.documentContexts.set(document, shared);
    return {...shared, maxDepth, ids: new Set(), describedValues: new Map()};
  }

  private createDocumentContext(document: LoadedDocument): DocumentContext {
    const {resolveUrl, t, maxExamples = Infinity, sampleLanguages, siteContent = {}} = this.input;
    return {
      ...this.createLinks(document, this.pages.getDocumentLayout(document)),
      ...this.listChanges(document),
      schemas: document.model.schemas,
      t,
      maxExamples,
      siteContent,
      resolveUrl,
      sampleLanguages,
      sandbox: this.sandboxIds.get(document),
    };
  }

  /**
   * Creates the links of a page, and the renderer of its descriptions.
   *
   * @param documentPage - Source file of the page if it shows the document, or a section of it.
   */
  createLinks(
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

  /** Lists what releases changed in a document: operations by ID, and fields by their schemas. */
  private listChanges(document: LoadedDocument): Pick<PageContext, 'histories' | 'badges'> {
    const {badges, isOtherVersion} = this.input;
    const page = this.pages.pageIndex.changesPages.get(document.id);
    const isOther = isOtherVersion?.(document) ?? false;
    const sections = (isOther ? undefined : this.layOutReleases(document.id, page)) ?? [];
    const getUrl = (version: string, anchor: string) => {
      const isShown = page?.elements.some(
        ({name, attributes}) =>
          name === 'ApiChanges' && attributes.document === document.id && (attributes.release ?? version) === version,
      );
      return isShown === true && page?.url !== undefined ? `${page.url}#${anchor}` : undefined;
    };
    return {
      histories: listOperationHistories(sections, getUrl),
      badges: badges === undefined ? new Map() : listBadges(document.model, sections, badges, getUrl),
    };
  }
}
