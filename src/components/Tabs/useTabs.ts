import {useCallback, useSyncExternalStore, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {useQueryStringValue} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readSelection, storeSelection, subscribeToGroup} from './selection-store';
import {getQueryParameter, type SelectionSharing, type TabItems} from './tab-items';
import {useHashTarget} from './useHashTarget';

export interface TabsState {
  readonly selectedValue: string;
  /** Whether React has hydrated the static page, in which all panels are visible. */
  readonly isHydrated: boolean;
  /** Name of the query parameter that selects a tab, or `null`. */
  readonly queryParameter: string | null;
  /** Selects a tab, stores the selection, and updates the URL. */
  readonly select: (value: string) => void;
  /** The ref of the element whose children are the panels. */
  readonly containerRef: RefObject<HTMLDivElement | null>;
}

const noop = () => undefined;

/**
 * Determines the selected tab, in this order of precedence: the tab that contains the target of the URL's hash, the tab
 * in the query, the stored selection, and the initial tab. Unknown values are ignored.
 */
export function useTabs({tabs, initialValue}: TabItems, sharing: SelectionSharing): TabsState {
  const {groupId} = sharing;
  const isHydrated = useIsBrowser();
  const queryParameter = getQueryParameter(sharing);
  const queryValue = useQueryStringValue(queryParameter);
  const storedValue = useSyncExternalStore(
    useCallback(
      (listener: () => void) => (groupId === undefined ? noop : subscribeToGroup(groupId, listener)),
      [groupId],
    ),
    () => (groupId === undefined ? null : readSelection(groupId)),
    () => null,
  );
  const {containerRef, targetValue, clearTarget} = useHashTarget(groupId);
  const history = useHistory();
  const select = (value: string) => {
    clearTarget();
    if (groupId !== undefined) {
      storeSelection(groupId, value);
    }
    if (queryParameter !== null) {
      const query = new URLSearchParams(history.location.search);
      query.set(queryParameter, value);
      history.replace({...history.location, search: query.toString()});
    }
  };
  const candidates = isHydrated ? [targetValue, queryValue, storedValue] : [];
  const knownValue = candidates.find((value) => tabs.some((tab) => tab.value === value));
  return {selectedValue: knownValue ?? initialValue, isHydrated, queryParameter, select, containerRef};
}
