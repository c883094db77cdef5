import {useHistory, useLocation} from '@docusaurus/router';
import {useLocationChange, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {useEffect, useRef} from 'react';

function focusElement(selector: string) {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/**
 * Manages the focus of the mobile sidebar, which receives focus when it opens, closes on Escape, and returns focus to
 * the button that opens it. The theme focuses the top of the page after each navigation, so focus is returned
 * afterward.
 */
export function useMobileSidebarFocus(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  const history = useHistory();
  const location = useLocation();
  const renderedPath = useRef(location.pathname);
  const isNavigating = useRef(false);

  useEffect(() => {
    renderedPath.current = location.pathname;
  }, [location.pathname]);

  useEffect(() => {
    if (!shown) return undefined;
    focusElement('.navbar-sidebar__close');
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      // The history already has the new location while the previous page is still rendered.
      isNavigating.current = history.location.pathname !== renderedPath.current;
      focusElement('.navbar__toggle');
    };
  }, [shown, toggle, history]);

  useLocationChange(() => {
    if (isNavigating.current) {
      isNavigating.current = false;
      // Runs after the theme manages focus for this navigation.
      requestAnimationFrame(() => {
        focusElement('.navbar__toggle');
      });
    }
  });
}
