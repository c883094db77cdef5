import type {DocSearchRecord, Hierarchy, MarkedTexts, SearchParameters} from '@developer-docs/search-engine';

/** A query in one index: the parameters of Algolia's multi-index queries that this site sends. */
export interface SearchRequest extends SearchParameters {
  readonly indexName: string;
  readonly attributesToRetrieve?: readonly string[];
  readonly clickAnalytics?: boolean;
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
}

/** The property of a hit with its {@link ClickContext}. A symbol isn't serialized when DocSearch stores a hit in the browser. */
export const clickContext = Symbol('click context');

/** Identifies a hit in the click analytics of the hosted service. */
export interface ClickContext {
  readonly queryID: string;
  /** 1-based position in the list of hits. */
  readonly position: number;
}

/** A matching record with the properties that this site reads. */
export interface SearchHit extends Pick<
  DocSearchRecord,
  'objectID' | 'url' | 'type' | 'content' | 'detail' | 'pageCount'
> {
  readonly hierarchy: Readonly<Partial<Hierarchy>>;
  /** The values are HTML in which everything but the highlight tags is escaped. */
  readonly _highlightResult?: Partial<MarkedTexts>;
  readonly _snippetResult?: Partial<MarkedTexts>;
  /** Present if the hosted service records clicks. */
  readonly [clickContext]?: ClickContext;
}

/** The response to one request. */
export interface SearchResponse {
  readonly hits: readonly SearchHit[];
  /** The number of hits on all pages. */
  readonly nbHits: number;
  /** The query with its typos corrected, if the embedded engine corrected any. */
  readonly correctedQuery?: string;
  /** Identifies the search in click analytics. */
  readonly queryID?: string;
}

/** Responds to searches: the embedded engine or the hosted service. */
export interface SearchClient {
  /**
   * Responds to requests in order.
   *
   * @throws SearchUnavailableError (as a rejection).
   */
  readonly search: (query: {requests: readonly SearchRequest[]}) => Promise<{results: SearchResponse[]}>;
  /** Starts loading what searches need, because a search is likely. */
  readonly preload?: () => void;
  /**
   * Calls the listener when the last response was based on headings only and the same search would now return complete results
   * (or fail). Returns a function that removes the listener.
   */
  readonly onStaleResponse?: (listener: () => void) => () => void;
}

/** Search is temporarily unavailable. DocSearch shows its error screen only for errors with this name. */
export class SearchUnavailableError extends Error {
  override readonly name = 'RetryError';
}
