import type {SourcePlugins} from './sources/page-html';

/** Credentials of the hosted search service. The key is the search-only key: readers' browsers send it. */
export interface HostedSearch {
  readonly appId: string;
  readonly apiKey: string;
}

/** Options of the plugin. */
export interface SearchOptions {
  /** Name of the index. */
  readonly indexName: string;
  /** Credentials of the hosted service; absent: the embedded engine answers. */
  readonly hosted?: HostedSearch | undefined;
  /** Whether the hosted service counts clicks on its results. */
  readonly clickAnalytics: boolean;
  /** Address where a reader reports that a search should have found something. */
  readonly reportUrl: string;
  /** The plugins that make pages: under `npm start` the search reads the sources with them. */
  readonly sources: SourcePlugins;
}

/** What the browser is told of the options: the plugin's global data. */
export type SearchData = Omit<SearchOptions, 'hosted' | 'sources'> & {readonly hosted: HostedSearch | null};
