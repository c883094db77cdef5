import type {SampleLanguage} from '@developer-docs/openapi';
import type {BadgeOptions, DepthOptions} from '../../options/plugin-options';
import type {Translate} from '../../translations';
import type {LoadedDocument} from '../documents/document-loader';
import type {DocumentDownloads} from '../html/document/document-overview';
import type {SiteContent} from '../html/site-content';
import type {SourcePage} from '../layout/page-index';
import type {DescribedHistory} from '../releases/history';

/** How the pages of a site are rendered. */
export interface PageSettings {
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
  /** Which fields have a release's badge. Default: none. */
  readonly badges?: BadgeOptions;
  /** How many levels of nested properties pages expand. Default: the theme's `depth` option. */
  readonly depth?: DepthOptions;
  /** Returns the changes of a document, or `undefined` if it has no releases. Default: no document has releases. */
  readonly getHistory?: (document: LoadedDocument) => DescribedHistory | undefined;
  /**
   * Returns the URLs of a document's files for download.
   *
   * @param version - The version of the docs that the document belongs to; empty for the current documents.
   */
  readonly getDownloads: (document: LoadedDocument, version: string) => DocumentDownloads;
  /** Whether samples have a button that opens the console. Default: `false`. */
  readonly hasConsole?: boolean;
}

/** What is rendered in a version of the docs, or on the pages outside of the docs. */
export interface DocsVersion {
  /**
   * The name of the version that the documents belong to; empty, which is the default, for the current documents. It's
   * also the ID of the sandbox that they share.
   */
  readonly version?: string;
  readonly documents: readonly LoadedDocument[];
  /** The documents of the current version, whose releases all versions show. */
  readonly currentDocuments: readonly LoadedDocument[];
  /** What the site adds to operations. Default: nothing. */
  readonly siteContent?: SiteContent;
  /** The pages with elements. */
  readonly pages: readonly SourcePage[];
  /** The pages of other versions that links can lead to. */
  readonly linkedPages: readonly SourcePage[];
  /** Whether pages of other versions link to these pages. */
  readonly isLatest: boolean;
}
