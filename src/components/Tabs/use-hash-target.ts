import {findHashTarget} from '@developer-docs/utils';
import {useHistory, useLocation} from '@docusaurus/router';
import {createStorageSlot} from '@docusaurus/theme-common';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

interface HashTarget {
  /** The ref of the element whose children are the panels. */
  readonly containerRef: RefObject<HTMLDivElement | null>;
  /** The value of the tab whose panel contains the target of the URL's hash, or `null`. */
  readonly targetValue: string | null;
  /** Ignores the hash until the next navigation. */
  readonly clearTarget: () => void;
}

/**
 * Finds the tab whose panel contains the target of the URL's hash, so that a link to an element in a hidden panel shows
 * it. The stored selection doesn't change.
 *
 * @param storageKey - The key of the last selection in the group. When that changes, it takes precedence over the hash.
 */
export function useHashTarget(storageKey: string | null): HashTarget {
  const containerRef = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<{value: string; scrollTo: Element | undefined} | null>(null);
  const location = useLocation();
  const {action} = useHistory();
  const hasFollowedHash = useRef(false);
  // This is a layout effect, so that no other panel is painted first.
  useIsomorphicLayoutEffect(() => {
    // Selecting a tab replaces the URL's query and keeps the hash. That isn't a navigation to the hash.
    if (hasFollowedHash.current && action === 'REPLACE') return;
    hasFollowedHash.current = true;
    const element = findHashTarget(location.hash);
    const panel = element && findPanel(element, containerRef.current);
    if (panel) {
      // If the panel is visible, the browser has already scrolled to the element.
      setTarget({value: panel.dataset.tabsPanel ?? '', scrollTo: panel.hidden ? element : undefined});
    }
  }, [location, action]);
  useIsomorphicLayoutEffect(() => {
    target?.scrollTo?.scrollIntoView();
  }, [target]);
  const clearTarget = useCallback(() => {
    setTarget(null);
  }, []);
  useEffect(
    () => (storageKey === null ? undefined : createStorageSlot(storageKey).listen(clearTarget)),
    [storageKey, clearTarget],
  );
  return {containerRef, targetValue: target?.value ?? null, clearTarget};
}

/** Returns the panel of `container` that contains the element. */
const findPanel = (element: Element, container: Element | null): HTMLElement | undefined =>
  [...(container?.querySelectorAll<HTMLElement>(':scope > [data-tabs-panel]') ?? [])].find((panel) =>
    panel.contains(element),
  );
