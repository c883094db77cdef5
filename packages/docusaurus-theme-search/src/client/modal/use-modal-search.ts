import {selectModalHits} from '@developer-docs/search-engine';
import type {DocSearchTransformClient} from '@docsearch/react';
import {failureMessage, outdatedMessage, type Message} from '@theme/SearchTranslations';
import {useCallback, useEffect, useState} from 'react';
import {searchClient} from '../configured-client';
import {isOutdatedError, type SearchClient, type SearchResponse} from '../search-client';
import {searchData} from '../search-data';
import {reloadWithQuery} from './load-modal';
import {rerunSearch} from './modal-input';
import {toModalResponse} from './modal-response';

/** Why a search failed, and the button that can help. */
export type SearchFailure = Message & {readonly onAction: () => void};

/** The response to the last search, or why it failed. */
interface SearchOutcome {
  readonly response?: SearchResponse | undefined;
  readonly failure?: SearchFailure;
}

interface ModalSearch extends SearchOutcome {
  /** Replaces the search of DocSearch's client. */
  readonly transformSearchClient: (client: DocSearchTransformClient) => DocSearchTransformClient;
}

/**
 * Searches with the site's client.
 *
 * @param modal - The element that contains DocSearch's modal.
 */
export function useModalSearch(modal: HTMLElement): ModalSearch {
  const [outcome, setOutcome] = useState<SearchOutcome>({});
  useEffect(() => rerunStaleSearches(modal), [modal]);
  const transformSearchClient = useCallback(
    (docSearchClient: DocSearchTransformClient) => {
      const search: SearchClient['search'] = async ({requests}) => {
        const query = requests[0]?.query ?? '';
        try {
          const {results} = await searchClient.search({requests});
          setOutcome({response: results[0]});
          return {results: results.map((response) => toModalResponse(selectHits(query, response)))};
        } catch (error) {
          // DocSearch has an error screen, but resets its status before the screen can appear.
          setOutcome({
            failure: isOutdatedError(error)
              ? {...outdatedMessage, onAction: () => reloadWithQuery(query)}
              : {...failureMessage, onAction: () => rerunSearch(modal)},
          });
          return {results: [{hits: [], nbHits: 0}]};
        }
      };
      return {...docSearchClient, search} as unknown as DocSearchTransformClient;
    },
    [modal],
  );
  return {transformSearchClient, ...outcome};
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
