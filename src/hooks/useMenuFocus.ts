import {useEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useLocationChange, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

const focusOn = (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.focus();
};

/**
 * Keyboard and focus of the phone's menu: it takes the focus when it opens, closes by Escape, and gives the focus back to the
 * button that opens it. The theme moves the focus to the top of the page after a navigation; this comes after it.
 */
export function useMenuFocus(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  const history = useHistory();
  const location = useLocation();
  const shownPage = useRef(location.pathname);
  const isLeaving = useRef(false);

  useEffect(() => {
    shownPage.current = location.pathname;
  }, [location.pathname]);

  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    focusOn('.navbar-sidebar__close');
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      // The history is ahead of the page that shows while the next one loads.
      isLeaving.current = history.location.pathname !== shownPage.current;
      focusOn('.navbar__toggle');
    };
  }, [shown, toggle, history]);

  useLocationChange(() => {
    if (isLeaving.current) {
      isLeaving.current = false;
      // In the frame in which the theme moves the focus (plugins/page-change), and after it.
      requestAnimationFrame(() => {
        focusOn('.navbar__toggle');
      });
    }
  });
}
