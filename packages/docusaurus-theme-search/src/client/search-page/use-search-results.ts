import type {FacetFilters} from '@developer-docs/search-engine';
import {useEffect, useState} from 'react';
import {searchData} from '../data';
import {isOutdatedError, type SearchClient, type SearchHit, type SearchRequest} from '../search-client';

/** The number of hits per page, initially and for each _Load more_. Matches the service's default. */
export const hitsPerPage = 20;

/** The results on the search page. */
export interface SearchResults {
  /** `outdated` means that the site was deployed after the page was loaded, so that the page must be reloaded. */
  readonly state: 'empty' | 'loading' | 'error' | 'outdated' | 'done';
  readonly hits: readonly SearchHit[];
  /** The total number of hits. */
  readonly count: number;
}

/** Returns the length of snippets in words, which is the same as in DocSearch's modal. */
function getSnippetLength(): number {
  return window.matchMedia('(max-width: 768px)').matches ? 5 : 10;
}

const noResults: SearchResults = {state: 'empty', hits: [], count: 0};

interface SearchOptions {
  readonly client: SearchClient;
  readonly facetFilters: FacetFilters;
  readonly query: string;
  /** The number of result pages to display. */
  readonly resultPageCount: number;
  /** Changing this number reruns the search. */
  readonly attempt: number;
}

/** Returns the results for a query. Ignores responses to outdated queries. */
export function useSearchResults(options: SearchOptions): SearchResults {
  const {client, facetFilters, query, resultPageCount, attempt} = options;
  const [results, setResults] = useState(noResults);
  const isEmpty = query.trim() === '';
  // Otherwise, the next query would show these results until its own arrive.
  if (isEmpty && results !== noResults) setResults(noResults);
  useEffect(() => {
    if (isEmpty) return undefined;
    let isCurrent = true;
    const request: SearchRequest = {
      query,
      indexName: searchData.indexName,
      clickAnalytics: searchData.hosted?.clickAnalytics ?? false,
      facetFilters,
      hitsPerPage: hitsPerPage * resultPageCount,
      attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'detail', 'pageCount', 'docusaurus_tag'],
      attributesToSnippet: [`content:${getSnippetLength()}`],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    };
    client.search({requests: [request]}).then(
      ({results: [response]}) => {
        if (isCurrent) setResults({state: 'done', hits: response?.hits ?? [], count: response?.nbHits ?? 0});
      },
      (error: unknown) => {
        if (isCurrent) setResults({...noResults, state: isOutdatedError(error) ? 'outdated' : 'error'});
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, facetFilters, query, resultPageCount, attempt, isEmpty]);
  return results.state === 'empty' && !isEmpty ? {...noResults, state: 'loading'} : results;
}
