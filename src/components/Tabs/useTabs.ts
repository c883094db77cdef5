import {useCallback, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import {useQueryStringValue} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readChoice, subscribe, writeChoice} from './choices';
import {queryOf, type Sharing, type TabsModel} from './model';
import {useHashTab} from './useHashTab';

/** The state of one `<Tabs>`. */
export interface TabsState {
  /** Value of the open tab. */
  readonly selected: string;
  /** False in the static page and until React has taken it over: all panels are there then. */
  readonly live: boolean;
  /** Name of the query parameter; `null` when the address takes no part. */
  readonly query: string | null;
  /** Opens a tab, remembers it, and writes it to the address. */
  readonly select: (value: string) => void;
  /** Put on the element whose children are the panels. */
  readonly container: React.RefObject<HTMLDivElement | null>;
}

/**
 * Decides which tab is open: the one that a link points into, else the one in the address, else the remembered one, else the
 * initial one. A value that is none of these tabs is passed over.
 */
export function useTabs({tabs, initial}: TabsModel, sharing: Sharing): TabsState {
  const {groupId} = sharing;
  const live = useIsBrowser();
  const query = queryOf(sharing);
  const inAddress = useQueryStringValue(query);
  const remembered = useSyncExternalStore(
    useCallback((listener: () => void) => (groupId === undefined ? ignore : subscribe(groupId, listener)), [groupId]),
    () => (groupId === undefined ? null : readChoice(groupId)),
    () => null,
  );
  const [container, pointedAt, forget] = useHashTab(groupId);
  const history = useHistory();
  const select = (value: string) => {
    forget();
    if (groupId !== undefined) {
      writeChoice(groupId, value);
    }
    if (query !== null) {
      const parameters = new URLSearchParams(history.location.search);
      parameters.set(query, value);
      history.replace({...history.location, search: parameters.toString()});
    }
  };
  const wanted = live ? [pointedAt, inAddress, remembered] : [];
  const known = wanted.find((value) => tabs.some((tab) => tab.value === value));
  return {selected: known ?? initial, live, query, select, container};
}

const ignore = () => undefined;
