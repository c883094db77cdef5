import type {CompiledPages} from './development/compiled-pages';
import type {PageLink, PagesOutsideSidebar, PopularPage} from './records/indexed-pages';

/** Credentials of the hosted search service. */
export interface HostedSearch {
  readonly appId: string;
  /** The search-only key, which browsers send. */
  readonly apiKey: string;
}

/** Plugin options. */
export interface SearchOptions {
  readonly indexName: string;
  /** Replaces the embedded engine with the hosted service. */
  readonly hosted?: HostedSearch | undefined;
  /** Whether the hosted service records which results are opened. */
  readonly clickAnalytics: boolean;
  /** URL where readers report that a query should have returned results. */
  readonly reportUrl: string;
  readonly popularPages: readonly PopularPage[];
  readonly pagesOutsideSidebar: PagesOutsideSidebar;
  /** The object that is also passed to `rehypeCollectPages`. The development server indexes its pages. */
  readonly compiledPages: CompiledPages;
}

/** The options that the browser needs: the plugin's global data. */
export interface SearchData extends Pick<SearchOptions, 'indexName' | 'clickAnalytics' | 'reportUrl'> {
  readonly hosted: HostedSearch | null;
  readonly popularPages: readonly PageLink[];
  /** The sidebar sections with indexed pages, in alphabetical order. */
  readonly sections: readonly string[];
}
