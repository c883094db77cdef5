import {useLocation} from '@docusaurus/router';
import {useEffect, type RefObject} from 'react';

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // Not the address of an element: a stray "%".
  }
}

/**
 * Opens what is folded around the target of the address, and goes there.
 *
 * @param container - The element that may hold the target.
 */
export function useHashTarget(container: RefObject<HTMLElement | null>): void {
  const {hash} = useLocation();
  useEffect(() => {
    const target = hash === '' ? null : elementOf(hash);
    if (target === null || container.current?.contains(target) !== true) {
      return;
    }
    let opened = false;
    for (let node = target.parentElement; node !== null && node !== container.current; node = node.parentElement) {
      if (node instanceof HTMLDetailsElement && !node.open) {
        node.open = true;
        opened = true;
      }
    }
    if (opened) {
      target.scrollIntoView();
    }
  }, [hash, container]);
}
