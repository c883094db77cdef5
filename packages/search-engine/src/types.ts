import type {DocSearchRecord, Level} from './records.js';

/** The Algolia API parameters that the modal and the search page send. Other parameters are ignored. */
export interface SearchParameters {
  readonly query: string;
  /** 0 to 1000; 20 by default. */
  readonly hitsPerPage?: number;
  readonly facetFilters?: FacetFilters;
  /** `content:10` requests a ten-word snippet of the content; `hierarchy.lvl2:10`, a snippet of a heading. */
  readonly attributesToSnippet?: readonly string[];
}

/**
 * Filters in the form `attribute:value`. All items of the outer list must match, and at least one item of each inner
 * list, as in `['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]`.
 */
export type FacetFilters = readonly (string | readonly string[])[];

/** The text as HTML, with `& < > " '` escaped and matches in `<mark>` elements. */
export interface MarkedText {
  readonly value: string;
}

/** The marked attributes of a record. Levels that are `null` in the record are omitted. */
export interface MarkedTexts {
  readonly hierarchy: Partial<Record<Level, MarkedText>>;
  readonly content?: MarkedText;
}

/** A matching record, in Algolia's hit format. */
export interface Hit extends DocSearchRecord {
  readonly _highlightResult: MarkedTexts;
  /** Snippets of the requested attributes. For a heading without content, `content` is the text below it. */
  readonly _snippetResult: MarkedTexts;
}

export interface SearchResult {
  readonly hits: readonly Hit[];
  /** The number of matching sections, at most 1000. */
  readonly nbHits: number;
  readonly query: string;
  /** The query with its typos corrected, if there are any typos and hits. */
  readonly correctedQuery?: string;
  /** If there are no hits, the titles and headings that are similar to the query, closest first, at most three. */
  readonly suggestions?: readonly string[];
}

export interface Engine {
  /** Adds records. Those of a section must not be split, except that its heading can be added before its text. */
  readonly add: (records: Iterable<DocSearchRecord>) => void;
  /** Returns the hits for a query, without ever throwing. A query without letters or digits has no hits. */
  readonly search: (parameters: SearchParameters) => SearchResult;
}
