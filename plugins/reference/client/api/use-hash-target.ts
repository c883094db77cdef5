import {useEffect, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {findHashTarget} from '@site/src/utils/links';

/**
 * Expands the `<details>` around the target of the URL's hash and scrolls to it.
 *
 * @param container - The element that may contain the target.
 */
export function useHashTarget(container: RefObject<HTMLElement | null>): void {
  const {hash} = useLocation();
  useEffect(() => {
    const target = hash === '' ? null : findHashTarget(hash);
    if (target === null || container.current?.contains(target) !== true) {
      return;
    }
    let hasExpanded = false;
    for (let node = target.parentElement; node !== null && node !== container.current; node = node.parentElement) {
      if (node instanceof HTMLDetailsElement && !node.open) {
        node.open = true;
        hasExpanded = true;
      }
    }
    if (hasExpanded) {
      target.scrollIntoView();
    }
  }, [hash, container]);
}
