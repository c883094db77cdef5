import type {DocSearchRecord, Level} from '../../../plugins/search/records';

/** What a search may be asked for: the parameters of Algolia's API that the modal and the search page send. Unknown ones are ignored. */
export interface SearchParameters {
  query: string;
  /** 0 to 1000; 20 when it is not said. */
  hitsPerPage?: number;
  /** From 0. */
  page?: number;
  /**
   * `attribute:value`, negated by a `-` before the value: all of the outer list must hold, and one of each inner list, as in
   * `['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]`.
   */
  facetFilters?: FacetFilters;
  /** `content:10` is a snippet of ten words of the content; `hierarchy.lvl2:10` and `*:10` work the same; without a number ten. */
  attributesToSnippet?: readonly string[];
  /** Put where a snippet leaves text out. `…` when it is not said. Goes into HTML as it is. */
  snippetEllipsisText?: string;
  /** Put around what matched; `<mark>` and `</mark>` when they are not said. Go into HTML as they are. */
  highlightPreTag?: string;
  highlightPostTag?: string;
}

export type FacetFilters = string | readonly (string | readonly string[])[];

export type MatchLevel = 'none' | 'partial' | 'full';

export interface SnippetResult {
  /** HTML: the text with `& < > " '` escaped, and the highlight tags. */
  value: string;
  /** Whether all words of the query stand in the text, some, or none. */
  matchLevel: MatchLevel;
}

export interface HighlightResult extends SnippetResult {
  /** The words of the query that the text has, as the query spells them, in lower case. */
  matchedWords: string[];
  /** Whether every word of the text matched. */
  fullyHighlighted?: boolean;
}

/** Levels that are `null` in the record are absent. */
export interface Results<Result> {
  hierarchy: Partial<Record<Level, Result>>;
  content?: Result;
}

/** A found record, in the shape of a hit of Algolia's API. */
export interface Hit extends DocSearchRecord {
  _highlightResult: Results<HighlightResult>;
  /** Every text that `attributesToSnippet` names and the record has. */
  _snippetResult: Results<SnippetResult>;
}

export interface SearchResult {
  hits: Hit[];
  /** Of all pages of the list, at most 1000. */
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  processingTimeMS: number;
}

export interface EngineOptions {
  /** A clock in milliseconds for `processingTimeMS`; `performance.now` when it is not given. */
  now?: () => number;
}

export interface Engine {
  /**
   * Adds records. The list of hits is the same whether they come at once or in several calls, provided that the order of the headings is
   * the same and that no call ends within the text of a section.
   */
  add: (records: Iterable<DocSearchRecord>) => void;
  /** Never throws, whatever the query; a query without a letter or digit finds nothing. */
  search: (parameters: SearchParameters) => SearchResult;
  readonly size: {records: number; sections: number; pages: number; terms: number};
}
