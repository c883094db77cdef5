import type {FacetFilters} from '@developer-docs/search-engine';
import data from '@generated/@developer-docs/docusaurus-theme-search/default/search-data.json';

/** Credentials and settings of the hosted search service. */
export interface HostedSearch {
  readonly appId: string;
  /** The search-only key, which browsers send. */
  readonly apiKey: string;
  /** Origin of the site in the records. The site may be served from a different origin. */
  readonly siteUrl: string;
  /** Whether the service records which results are opened. */
  readonly clickAnalytics: boolean;
}

/** A link to a page or one of its sections. */
export interface PageLink {
  readonly label: string;
  /** Root-relative URL. */
  readonly href: string;
  /** The section of the page in the results. */
  readonly section: string;
}

/** The data that the plugin generates for the modal and the search page. */
export interface SearchData {
  readonly indexName: string;
  readonly hosted: HostedSearch | null;
  /** Whether results are limited to the reader's docs version and language. */
  readonly contextualSearch: boolean;
  /** Filters of every search, in the format of Algolia's `facetFilters`. */
  readonly facetFilters: FacetFilters;
  /** Root-relative URL of the search page; `null` if the site has none. */
  readonly searchPage: string | null;
  /** URL where readers report that a query should have had results. */
  readonly reportUrl: string | null;
  readonly popularPages: readonly PageLink[];
  /** The sections with indexed pages, in alphabetical order. */
  readonly sections: readonly string[];
  /** Whether the search page has a filter by kind of content. */
  readonly kindFilter: boolean;
  /** The docs versions, by the value of the facet `docusaurus_tag`. */
  readonly versions: Readonly<Record<string, string>>;
}

export const searchData = data as SearchData;
