import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {longestQuery} from './texts';

const never = () => () => undefined;
const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Cuts a query to what the input takes; half of a character that is longer than one unit goes too. */
function cut(query: string): string {
  return query.slice(0, longestQuery).replace(/[\uD800-\uDBFF]$/, '');
}

function queryIn(search: string): string {
  return cut(new URLSearchParams(search).get('q') ?? '');
}

/**
 * The query of the search page. The address (`q`) follows it, and it follows the address when the reader goes back, forward
 * or along a link. The router tells of a new address only after it has loaded what it needs; the text of an input cannot
 * wait for that, or its caret jumps to the end. So the text is kept here. It is empty in the first frame, which is the same
 * on the server, where there is no address.
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
  const [text, setText] = useState<string>();
  useEffect(
    () =>
      history.listen((location) => {
        if (withoutSlash(location.pathname) === withoutSlash(pathname)) setText(queryIn(location.search));
      }),
    [history, pathname],
  );
  const setQuery = useCallback(
    (next: string) => {
      const query = cut(next);
      setText(query);
      try {
        history.replace({pathname, search: query === '' ? '' : `?${new URLSearchParams({q: query}).toString()}`});
      } catch {
        // Safari refuses more than 100 changes in 30 seconds: the address follows with the next one that it takes.
      }
    },
    [history, pathname],
  );
  return [text ?? (isInBrowser ? queryIn(search) : ''), setQuery];
}
