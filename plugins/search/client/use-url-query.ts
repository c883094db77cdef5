import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {maxQueryLength} from './messages';

const subscribeToNothing = () => () => undefined;
const removeTrailingSlash = (path: string) => path.replace(/\/$/, '');

/** Truncates a query to the maximum length without splitting a surrogate pair. */
function truncate(query: string): string {
  return query.slice(0, maxQueryLength).replace(/[\uD800-\uDBFF]$/, '');
}

function queryFromSearch(search: string): string {
  return truncate(new URLSearchParams(search).get('q') ?? '');
}

/**
 * Synchronizes the query of the search page with the URL parameter `q`. The router updates its location asynchronously, which
 * would move the caret of the input to the end, so the query is kept in state as well. It is empty in the first render, like on
 * the server, where the URL parameter isn't known.
 *
 * @returns The query and its setter, which replaces the current history entry.
 */
export function useUrlQuery(): [string, (query: string) => void] {
  const {search, pathname} = useLocation();
  const history = useHistory();
  const isBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [text, setText] = useState<string>();
  useEffect(
    () =>
      history.listen((location) => {
        if (removeTrailingSlash(location.pathname) === removeTrailingSlash(pathname))
          setText(queryFromSearch(location.search));
      }),
    [history, pathname],
  );
  const setQuery = useCallback(
    (next: string) => {
      const query = truncate(next);
      setText(query);
      try {
        history.replace({pathname, search: query === '' ? '' : `?${new URLSearchParams({q: query}).toString()}`});
      } catch {
        // Safari limits history changes to 100 in 30 seconds. The URL is updated with a later change.
      }
    },
    [history, pathname],
  );
  return [text ?? (isBrowser ? queryFromSearch(search) : ''), setQuery];
}
