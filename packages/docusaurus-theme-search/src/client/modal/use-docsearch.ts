import {selectModalHits} from '@developer-docs/search-engine';
import type {DocSearchTransformClient} from '@docsearch/react';
import {useCallback, useEffect, useLayoutEffect, useState, type RefObject} from 'react';
import {searchClient} from '../configured-client';
import {reopenWithQuery} from '../overlay/load-modal';
import type {SearchRequest, SearchResponse} from '../search-client';
import {searchData} from '../search-data';
import {describeFailure, type SearchOutcome} from '../search-outcome';
import {addModal, createScreenSlots, enterQuery, rerunSearch, type ScreenSlots} from './docsearch-element';
import {toModalResponse} from './modal-response';
import {removeInvalidStoredSearches} from './stored-searches';

interface DocSearch extends SearchOutcome {
  /** The element that a portal renders DocSearch's modal into. */
  readonly modal: HTMLElement;
  /** The elements that portals render the theme's content of DocSearch's screens into. */
  readonly slots: ScreenSlots;
  /** Replaces the search of DocSearch's client. */
  readonly transformSearchClient: (client: DocSearchTransformClient) => DocSearchTransformClient;
  /** Searches for another query, as if the reader had typed it. */
  readonly enterQuery: (query: string) => void;
}

/**
 * Connects DocSearch's modal to the site's search client and to the theme's content.
 *
 * @param dialog - The element that the modal is added to.
 */
export function useDocSearch(dialog: RefObject<HTMLElement | null>): DocSearch {
  const [{modal, slots}] = useState(() => {
    // DocSearch reads them in its first render.
    removeInvalidStoredSearches(searchData.indexName);
    return {modal: document.createElement('div'), slots: createScreenSlots()};
  });
  const [outcome, setOutcome] = useState<SearchOutcome>({});
  useLayoutEffect(() => addModal(modal, dialog.current, slots), [dialog, modal, slots]);
  useEffect(() => rerunStaleSearches(modal), [modal]);
  const transformSearchClient = useCallback(
    (docSearchClient: DocSearchTransformClient) => {
      const search = async ({requests: [request]}: {readonly requests: readonly [SearchRequest]}) => {
        const {query} = request;
        reopenWithQuery(query);
        try {
          const response = await searchClient.search(request);
          setOutcome({response});
          return {results: [toModalResponse(selectHits(query, response))]};
        } catch (error) {
          // DocSearch has an error screen, but resets its status before the screen can appear.
          const retry = () => rerunSearch(modal);
          setOutcome({failure: describeFailure(error, retry)});
          return {results: [{hits: [], nbHits: 0}]};
        }
      };
      return {...docSearchClient, search} as unknown as DocSearchTransformClient;
    },
    [modal],
  );
  return {...outcome, modal, slots, transformSearchClient, enterQuery: (query) => enterQuery(modal, query)};
}

/** Selects the hits that the modal displays. The hosted service ranks them as its administrators have configured. */
const selectHits = (query: string, {hits, ...response}: SearchResponse): SearchResponse => ({
  ...response,
  hits: searchData.hosted ? hits : selectModalHits(query, hits),
});

/**
 * Reruns the search when the last response is stale, unless the reader has moved the selection, because the list must
 * not change while it's in use.
 *
 * @returns A function that stops this.
 */
const rerunStaleSearches = (modal: HTMLElement) =>
  searchClient.onStaleResponse(() => {
    const firstHit = modal.querySelector('.DocSearch-Hit');
    if (firstHit === null || firstHit.getAttribute('aria-selected') === 'true') rerunSearch(modal);
  });
