import {
  isOutdatedError,
  reloadWithQuery,
  rerunSearch,
  searchData,
  selectModalHits,
  toModalResponse,
  useRefreshStaleResults,
  useSearchClient,
  type SearchClient,
  type SearchResponse,
} from '@developer-docs/docusaurus-theme-search/client';
import type {DocSearchTransformClient} from '@docsearch/react';
import {getFailureMessage, getOutdatedMessage, type Message} from '@theme/SearchTranslations';
import {useCallback, useState, type RefObject} from 'react';

/** Why a search failed, and the button that can help. */
export type SearchFailure = Message & {readonly onAction: () => void};

/** The response to the last search, or why it failed. */
interface SearchOutcome {
  readonly response?: SearchResponse | undefined;
  readonly failure?: SearchFailure;
}

interface ModalSearch {
  /** Replaces the search of DocSearch's client. */
  readonly transformSearchClient: (client: DocSearchTransformClient) => DocSearchTransformClient;
  readonly outcome: SearchOutcome;
}

/**
 * Searches with the site's client.
 *
 * @param container - The element that contains the modal.
 */
export function useModalSearch(container: RefObject<HTMLElement | null>): ModalSearch {
  const client = useSearchClient();
  const [outcome, setOutcome] = useState<SearchOutcome>({});
  useRefreshStaleResults(container, client.onStaleResponse);
  const transformSearchClient = useCallback(
    (docSearchClient: DocSearchTransformClient) => {
      const search: SearchClient['search'] = async ({requests}) => {
        const query = requests[0]?.query ?? '';
        try {
          const {results} = await client.search({requests});
          setOutcome({response: results[0]});
          return {results: results.map((response) => toModalResponse(selectHits(query, response)))};
        } catch (error) {
          // DocSearch has an error screen, but resets its status before the screen can appear.
          setOutcome({
            failure: isOutdatedError(error)
              ? {...getOutdatedMessage(), onAction: () => reloadWithQuery(query)}
              : {...getFailureMessage(), onAction: () => container.current && rerunSearch(container.current)},
          });
          return {results: [{hits: [], nbHits: 0}]};
        }
      };
      return {...docSearchClient, search} as unknown as DocSearchTransformClient;
    },
    [client, container],
  );
  return {transformSearchClient, outcome};
}

/** Selects the hits that the modal displays. The hosted service ranks them as its administrators have configured. */
const selectHits = (query: string, {hits, ...response}: SearchResponse): SearchResponse => ({
  ...response,
  hits: searchData.hosted ? hits : selectModalHits(query, hits),
});
