import {useCallback, useSyncExternalStore} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {longestQuery} from './texts';

const never = () => () => undefined;

/**
 * The query in the address (`q`), cut to what the input takes. It is empty in the first frame, which is the same on the
 * server, where there is no address.
 *
 * @returns The query, and what changes it: the address follows, without a new entry in the history.
 */
export function useQuery(): [string, (query: string) => void] {
  const {search, pathname} = useLocation();
  const history = useHistory();
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const query = isInBrowser ? (new URLSearchParams(search).get('q') ?? '').slice(0, longestQuery) : '';
  const setQuery = useCallback(
    (next: string) => {
      history.replace({pathname, search: next === '' ? '' : `?q=${encodeURIComponent(next)}`});
    },
    [history, pathname],
  );
  return [query, setQuery];
}
