import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/OpenApi/Html';
import {findHashTarget} from '@developer-docs/internal';
import {useLinkHandlers} from '../../../client/use-link-handlers';
import {usePrerenderedHtml} from '../../../client/use-prerendered-html';
import {useReferenceHandlers} from '../../../client/use-reference-handlers';

/** A section of a reference page as prerendered HTML, with working links, buttons, and filters. */
export default function OpenApiHtml(props: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  useHashTarget(container);
  return (
    <div
      ref={container}
      className="ref-part"
      {...useReferenceHandlers(useLinkHandlers())}
      {...usePrerenderedHtml(props)}
    />
  );
}

/**
 * Expands the `<details>` around the target of the URL's hash and scrolls to it.
 *
 * @param container - The element that may contain the target.
 */
function useHashTarget(container: RefObject<HTMLElement | null>): void {
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
