import {findHashTarget} from '@developer-docs/utils';
import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect} from 'react';

// The only module that uses the router's history, which later versions of React Router don't have.

/** The state of history entries that were added by opening a result. */
const resultState = {isSearchResult: true};

/**
 * Returns a function that opens a result: pages of this site without a page load. URLs of an index that don't lead to a
 * website are ignored.
 */
export function useOpenResult(): (url: string) => void {
  const history = useHistory();
  return useCallback(
    (url) => {
      if (!URL.canParse(url, window.location.href)) return;
      const {origin, protocol, pathname, search, hash} = new URL(url, window.location.href);
      if (url.startsWith('/') && origin === window.location.origin) history.push(pathname + search + hash, resultState);
      else if (/^https?:$/.test(protocol)) window.location.assign(url);
    },
    [history],
  );
}

/** Moves the focus to the section, or the page's title, when a result has been opened. */
export function useFocusOnResult(): void {
  const history = useHistory();
  const {key, state, hash} = useLocation<Partial<typeof resultState> | undefined>();
  useEffect(() => {
    if (state?.isSearchResult !== true || history.action !== 'PUSH') return;
    const target = findHashTarget(hash) ?? document.querySelector<HTMLElement>('h1');
    if (target === null) return;
    // Makes headings focusable.
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({preventScroll: true});
  }, [history, key, state, hash]);
}

const removeTrailingSlash = (path: string) => path.replace(/\/$/, '');

/**
 * Returns the query string of the page, and a function that replaces it in the current history entry.
 *
 * @param onChange - Receives a new query string. It must stay the same function.
 */
export function useQueryString(onChange: (search: string) => void): [string, (search: string) => void] {
  const {search, pathname} = useLocation();
  const history = useHistory();
  useEffect(
    () =>
      history.listen((location) => {
        if (removeTrailingSlash(location.pathname) === removeTrailingSlash(pathname)) onChange(location.search);
      }),
    [history, pathname, onChange],
  );
  const replace = (newSearch: string) => {
    try {
      history.replace({pathname, search: newSearch});
    } catch {
      // Safari limits history changes to 100 in 30 seconds. A later change updates the URL.
    }
  };
  return [search, replace];
}
