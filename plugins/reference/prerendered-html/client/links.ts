import {useMemo, type MouseEvent, type SyntheticEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {isUnmodifiedClick} from '@site/src/utils/is-unmodified-click';

/** The page of a link inside the site that the browser would leave this page for; `undefined` for any other element. */
function sitePath(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin || link.target !== '' || link.hasAttribute('download')) {
    return undefined;
  }
  // A link within the page is the browser's own business.
  return link.getAttribute('href')?.startsWith('#') ? undefined : link.pathname + link.search + link.hash;
}

interface LinkHandlers {
  readonly onClick: (event: MouseEvent) => void;
  readonly onFocus: (event: SyntheticEvent) => void;
  readonly onMouseOver: (event: SyntheticEvent) => void;
  readonly onTouchStart: (event: SyntheticEvent) => void;
}

/**
 * What the links in ready HTML do: they open pages without a reload, and load them as soon as they are pointed at. The
 * handlers stand on the element around the HTML.
 */
export function useLinkHandlers(): LinkHandlers {
  const history = useHistory();
  return useMemo(() => {
    const preload = ({target}: SyntheticEvent) => {
      const path = sitePath(target);
      if (path !== undefined) {
        void window.docusaurus.preload(path);
      }
    };
    return {
      onClick: (event) => {
        const path = sitePath(event.target);
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
