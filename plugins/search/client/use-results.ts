import {useEffect, useState} from 'react';
import {hitsPerPage} from './texts';
import type {FacetFilters} from '../../../packages/search-engine/src/types';
import type {FoundRecord, SearchClient, SearchRequest} from './search-client';

/** What the search page shows below its input. */
export interface Results {
  readonly state: 'empty' | 'loading' | 'error' | 'done';
  readonly hits: readonly FoundRecord[];
  /** Of all pages of the list. */
  readonly count: number;
}

/** The length of a snippet, in words (specification §9). */
function snippetWords(): number {
  return window.matchMedia('(max-width: 768px)').matches ? 5 : 10;
}

const nothing: Results = {state: 'empty', hits: [], count: 0};

interface Question {
  readonly client: SearchClient | undefined;
  readonly indexName: string;
  /** Whether the service counts clicks on the results. */
  readonly clickAnalytics: boolean;
  readonly facetFilters: FacetFilters;
  /** What is searched for; empty for nothing. */
  readonly query: string;
  /** How many pages of results are shown, from 1. */
  readonly pages: number;
  /** Another number asks again. */
  readonly attempt: number;
}

/** Asks the client, and keeps the answers to the last query alone. */
export function useResults({
  client,
  indexName,
  clickAnalytics,
  facetFilters,
  query,
  pages,
  attempt,
}: Question): Results {
  const [results, setResults] = useState(nothing);
  const isEmpty = query.trim() === '';
  useEffect(() => {
    if (isEmpty || !client) return undefined;
    let isCurrent = true;
    const request: SearchRequest = {
      query,
      indexName,
      clickAnalytics,
      facetFilters,
      hitsPerPage: hitsPerPage * pages,
      page: 0,
      attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
      attributesToSnippet: [`content:${snippetWords()}`],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    };
    client.search({requests: [request]}).then(
      ({results: [answer]}) => {
        if (isCurrent) setResults({state: 'done', hits: answer?.hits ?? [], count: answer?.nbHits ?? 0});
      },
      () => {
        if (isCurrent) setResults({...nothing, state: 'error'});
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, indexName, clickAnalytics, facetFilters, query, pages, attempt, isEmpty]);
  if (isEmpty) return nothing;
  return results.state === 'empty' ? {...nothing, state: 'loading'} : results;
}
