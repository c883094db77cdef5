import {maxQueryLength} from '@developer-docs/search-engine';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useState} from 'react';
import {useQueryString} from '../navigation';

/** Truncates a query to the maximum length without splitting a surrogate pair. */
function truncate(query: string): string {
  return query.slice(0, maxQueryLength).replace(/[\uD800-\uDBFF]$/, '');
}

/** The query and the filters of the search page. Filters that aren't set are empty. */
export interface UrlSearch {
  readonly query: string;
  /** A sidebar section. */
  readonly section: string;
  /** A result category. */
  readonly kind: string;
  /** `all`, or empty for the versions that the reader has chosen. */
  readonly versions: string;
}

const emptySearch: UrlSearch = {query: '', section: '', kind: '', versions: ''};

function parseSearch(search: string): UrlSearch {
  const parameters = new URLSearchParams(search);
  return {
    query: truncate(parameters.get('q') ?? ''),
    section: parameters.get('section') ?? '',
    kind: parameters.get('kind') ?? '',
    versions: parameters.get('versions') === 'all' ? 'all' : '',
  };
}

function formatSearch({query, ...filters}: UrlSearch): string {
  const parameters = Object.entries({q: query, ...filters}).filter(([, value]) => value !== '');
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters).toString()}`;
}

/**
 * Synchronizes the query and the filters of the search page with the URL parameters `q`, `section`, `kind`, and
 * `versions`. They're also kept in state, because the router updates its location asynchronously, which would move the
 * caret to the end of the input. They're empty in the first render, as on the server, where the URL parameters aren't
 * known.
 *
 * @returns The search, and a function that changes it and replaces the current history entry.
 */
export function useUrlSearch(): [UrlSearch, (change: Partial<UrlSearch>) => void] {
  const isBrowser = useIsBrowser();
  const [state, setState] = useState<UrlSearch>();
  const onChange = useCallback((newSearch: string) => {
    setState(parseSearch(newSearch));
  }, []);
  const [search, replaceSearch] = useQueryString(onChange);
  const current = state ?? (isBrowser ? parseSearch(search) : emptySearch);
  const changeSearch = (change: Partial<UrlSearch>) => {
    const {query, ...filters} = {...current, ...change};
    const next = {...filters, query: truncate(query)};
    setState(next);
    replaceSearch(formatSearch(next));
  };
  return [current, changeSearch];
}
