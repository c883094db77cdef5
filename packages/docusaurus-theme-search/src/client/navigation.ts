import {findHashTarget} from '@developer-docs/docusaurus-utils';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useEffect, useState} from 'react';

// The only module of this package that uses the router's history, which later versions of React Router don't have.

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
 * Returns the query string of the page, and a function that changes it and replaces the current history entry. The
 * router's own location changes asynchronously, which would move the caret to the end of an input. The query string is
 * empty in the first render, as on the server, where it isn't known.
 */
export function useQueryString(): [queryString: string, setQueryString: (queryString: string) => void] {
  const {pathname} = useLocation();
  const history = useHistory();
  const [queryString, setQueryString] = useState(useIsBrowser() ? history.location.search : '');
  useEffect(() => {
    const update = ({pathname: newPathname, search}: typeof history.location) => {
      // After a click on a link, the page is displayed until the next one has loaded.
      if (removeTrailingSlash(newPathname) === removeTrailingSlash(pathname)) setQueryString(search);
    };
    update(history.location);
    return history.listen(update);
  }, [history, pathname]);
  const replaceQueryString = (search: string) => {
    setQueryString(search);
    try {
      history.replace({pathname, search});
    } catch {
      // Safari limits history changes to 100 in 30 seconds. A later change updates the URL.
    }
  };
  return [queryString, replaceQueryString];
}
