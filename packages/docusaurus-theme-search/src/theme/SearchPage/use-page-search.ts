import {
  resultCategories,
  searchData,
  useFacetFilters,
  useSearchClient,
  useSearchResults,
  useUrlSearch,
  type SearchResults,
  type UrlSearch,
} from '@developer-docs/docusaurus-theme-search/client';
import {useEffect, useMemo, useState} from 'react';

interface PageSearch {
  /** The query and filters in the URL. Unknown values, such as the name of a removed section, are ignored. */
  readonly search: UrlSearch;
  readonly changeSearch: (change: Partial<UrlSearch>) => void;
  readonly results: SearchResults;
  /** The number of pages of results that the list shows. */
  readonly resultPageCount: number;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** Searches for the query in the URL. */
export function usePageSearch(): PageSearch {
  const client = useSearchClient();
  const [urlSearch, changeSearch] = useUrlSearch();
  const {query, versions} = urlSearch;
  const contextFilters = useFacetFilters(versions === 'all');
  const section = searchData.sections.includes(urlSearch.section) ? urlSearch.section : '';
  const kind = resultCategories.some((category) => category === urlSearch.kind) ? urlSearch.kind : '';
  const facetFilters = useMemo(
    () => [
      ...contextFilters,
      ...(section === '' ? [] : [`hierarchy.lvl0:${section}`]),
      ...(kind === '' ? [] : [`category:${kind}`]),
    ],
    [contextFilters, section, kind],
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    client.preload?.();
    return client.onStaleResponse?.(() => {
      setAttempt((count) => count + 1);
    });
  }, [client]);
  // Another search starts with the first page of its results.
  const key = [query, section, kind, versions].join('\n');
  const [expansion, setExpansion] = useState({key: '', resultPageCount: 1});
  const resultPageCount = expansion.key === key ? expansion.resultPageCount : 1;
  return {
    search: {...urlSearch, section, kind},
    changeSearch,
    results: useSearchResults({client, facetFilters, query, resultPageCount, attempt}),
    resultPageCount,
    loadMore: () => {
      setExpansion({key, resultPageCount: resultPageCount + 1});
    },
    retry: () => {
      setAttempt(attempt + 1);
    },
  };
}
