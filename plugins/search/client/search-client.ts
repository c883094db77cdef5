import type {
  FacetFilters,
  HighlightResult,
  Results,
  SearchParameters,
  SnippetResult,
} from '../../../packages/search-engine/src/types';
import type {DocSearchRecord, Hierarchy} from '../records';

/** A search in one index: the parameters of Algolia's multi-index queries that this site sends. */
export interface SearchRequest extends SearchParameters {
  readonly indexName: string;
  readonly attributesToRetrieve?: readonly string[];
  readonly clickAnalytics?: boolean;
  readonly facetFilters?: FacetFilters;
}

/** Under which property a hit keeps the answer that it is from. A symbol does not get into the browser's storage with it. */
export const answeredBy = Symbol('answered by');

/** A found record, as far as this site reads it. The texts of the results are HTML with everything but the highlight tags escaped. */
export interface FoundRecord extends Pick<DocSearchRecord, 'objectID' | 'url' | 'type' | 'content'> {
  readonly hierarchy: Readonly<Partial<Hierarchy>>;
  readonly _highlightResult?: Partial<Results<HighlightResult>>;
  readonly _snippetResult?: Partial<Results<SnippetResult>>;
  /** Present when the service counts clicks: the id of the search, and the hit's place in the answer, from 1. */
  readonly [answeredBy]?: {readonly queryID: string; readonly position: number};
}

/** The answer to one search. */
export interface SearchAnswer {
  readonly hits: readonly FoundRecord[];
  /** Of all pages of the list. */
  readonly nbHits: number;
  readonly nbPages?: number;
  /** Names the search for the analytics of clicks. */
  readonly queryID?: string;
}

/** What answers searches: the engine that the site embeds, or the hosted service. */
export interface SearchClient {
  /**
   * Answers searches, in their order.
   *
   * @throws SearchUnavailable (as a rejection) when there is no answer to be had.
   */
  readonly search: (query: {requests: readonly SearchRequest[]}) => Promise<{results: SearchAnswer[]}>;
}

/** There is no answer to be had now; a later try may have one. DocSearch shows its error screen for an error of this name alone. */
export class SearchUnavailable extends Error {
  override readonly name = 'RetryError';
}
