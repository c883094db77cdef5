import {useEffect} from 'react';
import {findHashTarget} from '@developer-docs/utils';
import {useHistory, useLocation} from '@docusaurus/router';

/** The state of history entries that were added by opening a result. */
export const resultState = {isSearchResult: true};

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
