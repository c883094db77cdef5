import type {FacetFilters} from '@developer-docs/search-engine';
import {useEffect, useReducer, useState} from 'react';
import {preloadWorker} from '../embedded/start-worker';
import {useQueryString} from '../navigation';
import {runSearch} from '../run-search';
import {searchData} from '../search-data';
import {describeFailure, type SearchOutcome} from '../search-outcome';
import type {SearchRequest} from '../search-types';
import {useFacetFilters} from '../use-facet-filters';
import {formatUrlSearch, parseUrlSearch, type UrlSearch} from './url-search';

/** The number of hits per page, initially and for each _Load more_. Matches the service's default. */
export const hitsPerPage = 20;

interface PageSearch {
  readonly search: UrlSearch;
  readonly changeSearch: (change: Partial<UrlSearch>) => void;
  readonly outcome: SearchOutcome;
  /** The number of pages of results that the list shows. */
  readonly resultPageCount: number;
  readonly loadMore: () => void;
}

/** Searches for the query in the URL. Ignores responses to outdated queries. */
export function usePageSearch(): PageSearch {
  const [queryString, setQueryString] = useQueryString();
  const search = parseUrlSearch(queryString);
  const {query, section, kind, versions} = search;
  const contextFilters = useFacetFilters(versions === 'all');
  const [outcome, setOutcome] = useState<SearchOutcome>({});
  const [attempt, rerun] = useReducer((count: number) => count + 1, 0);
  // Another search starts with the first page of its results.
  const [expansion, setExpansion] = useState({queryString, resultPageCount: 1});
  const resultPageCount = expansion.queryString === queryString ? expansion.resultPageCount : 1;
  const isEmpty = query.trim() === '';
  useEffect(preloadWorker, []);
  useEffect(() => {
    if (isEmpty) {
      // Otherwise, the next query would show these results until its own arrive.
      setOutcome({});
      return undefined;
    }
    let isCurrent = true;
    const facetFilters = [
      ...contextFilters,
      ...(section === '' ? [] : [`hierarchy.lvl0:${section}`]),
      ...(kind === '' ? [] : [`category:${kind}`]),
    ];
    runSearch(createRequest(query, facetFilters, hitsPerPage * resultPageCount)).then(
      (response) => {
        if (!isCurrent) return;
        setOutcome({response});
        void response.completion?.then(() => {
          if (isCurrent) rerun();
        });
      },
      (error: unknown) => {
        if (isCurrent) setOutcome({failure: describeFailure(error, rerun)});
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [contextFilters, query, section, kind, resultPageCount, attempt, isEmpty]);
  return {
    search,
    changeSearch: (change) => {
      setQueryString(formatUrlSearch({...search, ...change}));
    },
    outcome: isEmpty ? {} : outcome,
    resultPageCount,
    loadMore: () => {
      setExpansion({queryString, resultPageCount: resultPageCount + 1});
    },
  };
}

const createRequest = (query: string, facetFilters: FacetFilters, hitCount: number): SearchRequest => ({
  query,
  indexName: searchData.indexName,
  clickAnalytics: searchData.hosted?.clickAnalytics ?? false,
  facetFilters,
  hitsPerPage: hitCount,
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'detail', 'pageCount', 'docusaurus_tag'],
  attributesToSnippet: [`content:${getSnippetLength()}`],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
});

/** Returns the length of snippets in words, which is the same as in DocSearch's modal. */
const getSnippetLength = (): number => (window.matchMedia('(max-width: 768px)').matches ? 5 : 10);
