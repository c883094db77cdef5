import {isUnmodifiedClick} from '@developer-docs/docusaurus-utils';
import {useHistory} from '@docusaurus/router';
import {useMemo, type MouseEvent, type SyntheticEvent} from 'react';

/** Returns the URL path of a link to another page on the site, or `undefined` for any other element. */
function findInternalPath(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin || link.target !== '' || link.hasAttribute('download')) return undefined;
  // The browser handles links within the page.
  return link.getAttribute('href')?.startsWith('#') ? undefined : link.pathname + link.search + link.hash;
}

/**
 * Returns handlers for the element that contains prerendered HTML. They make its links navigate without a page load,
 * and preload pages on hover, focus, and touch.
 */
export function useLinkHandlers() {
  const history = useHistory();
  return useMemo(() => {
    const preload = ({target}: SyntheticEvent) => {
      const path = findInternalPath(target);
      if (path !== undefined) void window.docusaurus.preload(path);
    };
    return {
      onClick: (event: MouseEvent) => {
        const path = findInternalPath(event.target);
        if (path !== undefined && !event.defaultPrevented && isUnmodifiedClick(event)) {
          event.preventDefault();
          history.push(path);
        }
      },
      onFocus: preload,
      onMouseOver: preload,
      onTouchStart: preload,
    };
  }, [history]);
}
