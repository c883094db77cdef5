import {useHistory} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useQueryStringValue} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState, type RefObject} from 'react';
import {useHashTarget} from './use-hash-target';

interface TabsState {
  /** The value of the tab that is selected in the static page. */
  readonly initialValue: string;
  readonly selectedValue: string;
  /** Whether React has hydrated the static page, in which all panels are visible. */
  readonly isHydrated: boolean;
  /** Selects a tab, stores the selection, and updates the URL. */
  readonly select: (value: string) => void;
  /** The ref of the element whose children are the panels. */
  readonly containerRef: RefObject<HTMLDivElement | null>;
}

/**
 * Determines the selected tab, in this order of precedence: the tab that contains the target of the URL's hash, the tab
 * in the query, the tab that was last selected in the group, and the initial tab. Unknown values are ignored.
 *
 * @param groupId - Tabs with the same group show the same value on all pages.
 * @param queryParameter - The name of the query parameter that selects a tab.
 */
export function useTabs(
  tabs: readonly {readonly value: string; readonly default?: boolean}[],
  groupId: string | null,
  queryParameter: string | null,
): TabsState {
  const history = useHistory();
  const isHydrated = useIsBrowser();
  const queryValue = useQueryStringValue(queryParameter);
  // Docusaurus uses the same keys, and `before-paint.js` reads them.
  const storageKey = groupId === null ? null : `docusaurus.tab.${groupId}`;
  const [storedValue, storage] = useStorageSlot(storageKey);
  // For browsers that block storage, and tabs that aren't in a group.
  const [lastValue, setLastValue] = useState<string>();
  const {containerRef, targetValue, clearTarget} = useHashTarget(storageKey);
  const select = (value: string) => {
    clearTarget();
    setLastValue(value);
    storage.set(value);
    if (queryParameter !== null) {
      const query = new URLSearchParams(history.location.search);
      query.set(queryParameter, value);
      history.replace({...history.location, search: query.toString()});
    }
  };
  const initialValue = (tabs.find((tab) => tab.default) ?? tabs[0])?.value ?? '';
  const candidates = isHydrated ? [targetValue, queryValue, storedValue, lastValue] : [];
  const knownValue = candidates.find((value) => tabs.some((tab) => tab.value === value));
  return {initialValue, selectedValue: knownValue ?? initialValue, isHydrated, select, containerRef};
}
