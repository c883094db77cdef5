import type {DocSearchRecord, Level} from './records';
import type {SynonymRule} from './synonyms';

/** A query: the parameters of Algolia's API that the modal and the search page send. Unknown parameters are ignored. */
export interface SearchParameters {
  query: string;
  /** 0 to 1000; 20 by default. */
  hitsPerPage?: number;
  /** Zero-based. */
  page?: number;
  /**
   * `attribute:value`, negated by `-` before the value. All items of the outer list must match, and one item of each inner
   * list, as in `['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]`.
   */
  facetFilters?: FacetFilters;
  /** `content:10` requests a snippet of ten words of the content, as do `hierarchy.lvl2:10` and `*:10`. Ten words by default. */
  attributesToSnippet?: readonly string[];
  /** Marks omitted text in a snippet, `…` by default. Inserted into the HTML as is. */
  snippetEllipsisText?: string;
  /** Inserted around matches, `<mark>` and `</mark>` by default. Inserted into the HTML as is. */
  highlightPreTag?: string;
  highlightPostTag?: string;
}

export type FacetFilters = string | readonly (string | readonly string[])[];

export type MatchLevel = 'none' | 'partial' | 'full';

export interface SnippetResult {
  /** HTML: the text with `& < > " '` escaped, and the highlight tags. */
  value: string;
  /** Whether the text contains all words of the query, some, or none. */
  matchLevel: MatchLevel;
}

export interface HighlightResult extends SnippetResult {
  /** The query words that occur in the text, as typed, in lower case. */
  matchedWords: string[];
  /** Whether every word of the text matched. */
  fullyHighlighted?: boolean;
}

/** Levels that are `null` in the record are absent. */
export interface Results<Result> {
  hierarchy: Partial<Record<Level, Result>>;
  content?: Result;
}

/** A matching record in the shape of a hit of Algolia's API. */
export interface Hit extends DocSearchRecord {
  _highlightResult: Results<HighlightResult>;
  /** The attributes that `attributesToSnippet` names and the record has. */
  _snippetResult: Results<SnippetResult>;
}

export interface SearchResult {
  hits: Hit[];
  /** The number of hits on all pages, at most 1000. */
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  /** The query with its typos corrected, if it has any and there are hits. */
  correctedQuery?: string;
  processingTimeMS: number;
}

export interface EngineOptions {
  /** Synonyms of words in the records; none by default. */
  synonyms?: readonly SynonymRule[];
  /** A clock in milliseconds for `processingTimeMS`, `performance.now` by default. */
  now?: () => number;
}

export interface Engine {
  /**
   * Adds records. Results don't depend on how records are divided into calls, provided that headings keep their order and that
   * the texts of a section are added in one call.
   */
  add: (records: Iterable<DocSearchRecord>) => void;
  /** Never throws, whatever the query. A query without a letter or digit has no hits. */
  search: (parameters: SearchParameters) => SearchResult;
  readonly size: {records: number; sections: number; pages: number; terms: number};
}
