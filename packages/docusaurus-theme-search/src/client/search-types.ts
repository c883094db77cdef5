import type {
  DocSearchRecord,
  Hierarchy,
  MarkedTexts,
  SearchParameters,
  SearchResult,
} from '@developer-docs/search-engine';

/** A query for one index, with the parameters of Algolia's multi-index queries that the theme sends. */
export interface SearchRequest extends SearchParameters {
  readonly indexName: string;
  readonly attributesToRetrieve?: readonly string[];
  readonly clickAnalytics?: boolean;
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
}

/**
 * The key of a hit's {@link ClickContext}. It's a symbol so that it isn't serialized when DocSearch stores a hit in the
 * browser.
 */
export const clickContext = Symbol('click context');

/** Identifies a hit in the hosted service's click analytics. */
export interface ClickContext {
  readonly queryID: string;
  /** 1-based position in the list of hits. */
  readonly position: number;
}

/** A matching record with the properties that the theme reads. */
export interface SearchHit extends Pick<
  DocSearchRecord,
  'objectID' | 'url' | 'type' | 'content' | 'detail' | 'pageCount'
> {
  readonly hierarchy: Readonly<Partial<Hierarchy>>;
  /** The docs version. The hosted service returns it only if it's requested. */
  readonly docusaurus_tag?: string;
  /** The values are HTML in which everything except the highlight tags is escaped. */
  readonly _highlightResult?: Partial<MarkedTexts>;
  readonly _snippetResult?: Partial<MarkedTexts>;
  /** Present if the hosted service records clicks. */
  readonly [clickContext]?: ClickContext;
}

/** The response to one request. Only the embedded engine corrects queries and suggests others. */
export interface SearchResponse extends Pick<SearchResult, 'nbHits' | 'correctedQuery' | 'suggestions'> {
  readonly hits: readonly SearchHit[];
  /** Identifies the query in click analytics. */
  readonly queryID?: string;
  /** If the response is based on a part of the index: when it's fulfilled, the same search returns more, or fails. */
  readonly completion?: Promise<void>;
}

/** Searches the embedded index or the hosted service. Rejects if the search fails. */
export type Search = (request: SearchRequest) => Promise<SearchResponse>;
