import type {DocSearchTransformClient} from '@docsearch/react';
import {useCallback, useLayoutEffect, useState, type RefObject} from 'react';
import {reopenWithQuery} from '../overlay/load-modal';
import {runSearch} from '../run-search';
import {searchData} from '../search-data';
import {describeFailure, type SearchOutcome} from '../search-outcome';
import type {SearchRequest} from '../search-types';
import {
  addModal,
  createScreenSlots,
  enterQuery,
  rerunSearch,
  updateResults,
  type ScreenSlots,
} from './docsearch-element';
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
  const transformSearchClient = useCallback(
    (docSearchClient: DocSearchTransformClient) => {
      const search = async ({requests: [request]}: {readonly requests: readonly [SearchRequest]}) => {
        const {query} = request;
        reopenWithQuery(query);
        try {
          const response = await runSearch(request);
          setOutcome({response});
          void response.completion?.then(() => updateResults(modal, query));
          return {results: [toModalResponse(query, response)]};
        } catch (error) {
          // DocSearch has an error screen, but resets its status before the screen can appear.
          setOutcome({failure: describeFailure(error, () => rerunSearch(modal))});
          return {results: [{hits: [], nbHits: 0}]};
        }
      };
      return {...docSearchClient, search} as unknown as DocSearchTransformClient;
    },
    [modal],
  );
  return {...outcome, modal, slots, transformSearchClient, enterQuery: (query) => enterQuery(modal, query)};
}
