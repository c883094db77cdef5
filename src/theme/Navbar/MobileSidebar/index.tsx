import {useHistory, useLocation} from '@docusaurus/router';
import {useLocationChange, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useEffect, useRef, type ReactNode} from 'react';

function focusElement(selector: string) {
  document.querySelector<HTMLElement>(selector)?.focus();
}

// Change: manages focus. The sidebar receives it when it opens, closes on Escape, and returns focus to its button. The
// theme focuses the top of the page after each navigation, so focus is returned afterward.
export default function MobileSidebarWithFocus(): ReactNode {
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

  return <MobileSidebar />;
}
