import type {SynonymRule} from '@developer-docs/search-engine';
import type {CompiledPages} from './development/compiled-pages';
import type {Phrases} from './records/phrases';
import type {PageLink, PageOverrides, PopularPage} from './records/searched-pages';

/** Credentials of the hosted search service. */
export interface HostedSearch {
  readonly appId: string;
  /** The search-only key: browsers send it. */
  readonly apiKey: string;
}

/** Options of the plugin. */
export interface SearchOptions {
  readonly indexName: string;
  /** Enables the hosted service in place of the embedded engine. */
  readonly hosted?: HostedSearch | undefined;
  /** Whether the hosted service records which results are opened. */
  readonly clickAnalytics: boolean;
  /** URL where readers report that a query should have returned results. */
  readonly reportUrl: string;
  /** Maps words that readers type to the words that the documentation uses. */
  readonly synonyms: readonly SynonymRule[];
  /** The phrases with which readers ask for sections. */
  readonly phrases: Phrases;
  /** The pages that the search suggests before anything has been typed. */
  readonly popularPages: readonly PopularPage[];
  /** Sections and ranks of docs by ID, for docs that aren't in a sidebar. */
  readonly pageOverrides: PageOverrides;
  /** The same object that `rehypeCollectPages` has: the development server indexes the pages in it. */
  readonly compiledPages: CompiledPages;
}

/** The options that the browser needs: the global data of the plugin. */
export interface SearchData extends Pick<SearchOptions, 'indexName' | 'clickAnalytics' | 'reportUrl'> {
  readonly hosted: HostedSearch | null;
  readonly popularPages: readonly PageLink[];
  /** The sidebar sections with searched pages, in alphabetical order. */
  readonly sections: readonly string[];
}
