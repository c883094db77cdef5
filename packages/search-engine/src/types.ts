import type {DocSearchRecord, Level} from './records';

/** A query: parameters of Algolia's API that the modal and the search page send. Others are ignored. */
export interface SearchParameters {
  readonly query: string;
  /** 0 to 1000; 20 by default. */
  readonly hitsPerPage?: number;
  readonly facetFilters?: FacetFilters;
  /** `content:10` requests a snippet of ten words of the content, `hierarchy.lvl2:10` one of a heading. */
  readonly attributesToSnippet?: readonly string[];
}

/**
 * Filters in the form `attribute:value`. All items of the outer list must match, and one item of each inner list, as in
 * `['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]`.
 */
export type FacetFilters = readonly (string | readonly string[])[];

/** HTML: the text with `& < > " '` escaped, and matches in `<mark>` elements. */
export interface MarkedText {
  readonly value: string;
}

/** Marked texts of a record. Levels that are `null` in the record are absent. */
export interface MarkedTexts {
  readonly hierarchy: Partial<Record<Level, MarkedText>>;
  readonly content?: MarkedText;
}

/** A matching record in the shape of a hit of Algolia's API. */
export interface Hit extends DocSearchRecord {
  /** The headings. */
  readonly _highlightResult: MarkedTexts;
  /** The attributes that `attributesToSnippet` names and the record has. */
  readonly _snippetResult: MarkedTexts;
}

export interface SearchResult {
  hits: Hit[];
  /** The number of matching sections, at most 1000. */
  nbHits: number;
  query: string;
  /** The query with its typos corrected, if it has any and there are hits. */
  correctedQuery?: string;
}

export interface Engine {
  /** Never throws, whatever the query. A query without a letter or digit has no hits. */
  search: (parameters: SearchParameters) => SearchResult;
}
