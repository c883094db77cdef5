import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {subscribe} from './choices';

/**
 * Finds the tab that the fragment of the address points into, so that a link to an element in a closed panel opens it.
 * The reader's remembered choice stays what it was, until the next choice in the group.
 *
 * @returns The ref of the element whose children are the panels, the value of the tab, and a function that forgets it.
 */
export function useHashTab(groupId?: string): [RefObject<HTMLDivElement | null>, string | null, () => void] {
  const container = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<{value: string; scrollTo: Element | undefined} | null>(null);
  const location = useLocation();
  const {action} = useHistory();
  const followed = useRef(false);
  // Before paint, so that no other panel shows in between.
  useIsomorphicLayoutEffect(() => {
    // A choice replaces the query of the address, and leaves the fragment: nobody followed a link then.
    if (followed.current && action === 'REPLACE') {
      return;
    }
    followed.current = true;
    const target = elementOf(location.hash);
    const panel = target && panelAround(target, container.current);
    if (panel) {
      // In a panel that is open, as in the static page, the browser has scrolled there already.
      setPointed({value: panel.dataset['tabsPanel'] ?? '', scrollTo: panel.hidden ? target : undefined});
    }
  }, [location, action]);
  useIsomorphicLayoutEffect(() => {
    pointed?.scrollTo?.scrollIntoView();
  }, [pointed]);
  const forget = useCallback(() => {
    setPointed(null);
  }, []);
  useEffect(() => (groupId === undefined ? undefined : subscribe(groupId, forget)), [groupId, forget]);
  return [container, pointed?.value ?? null, forget];
}

function elementOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // Not the address of an element: a stray "%".
  }
}

/** The child of `container` that holds the element and is a panel. */
function panelAround(element: Element, container: Element | null): HTMLElement | undefined {
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    if (node.parentElement === container && node instanceof HTMLElement && node.dataset['tabsPanel'] !== undefined) {
      return node;
    }
  }
  return undefined;
}
