// Runs in the head of every page. Enables `content-visibility: auto` (content-visibility.css) until something needs exact positions:
// sections that haven't been laid out have an estimated height, so a link to a section or a restored scroll position would miss its
// target by the difference. Without JavaScript, content-visibility stays off.
(() => {
  const root = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation');
  // After a reload or back navigation, the browser restores the scroll position.
  const isNewVisit = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  // Without scroll anchoring (Safari), visible content would move when a section above it is laid out.
  if (!isNewVisit || location.hash !== '' || !CSS.supports('overflow-anchor', 'auto')) return;
  root.dataset.contentVisibility = 'auto';

  const listeners = new AbortController();
  const options = {capture: true, signal: listeners.signal};
  const disable = () => {
    delete root.dataset.contentVisibility;
    listeners.abort();
  };

  addEventListener(
    'click',
    ({target}) => {
      if (target instanceof Element && target.closest('a[href*="#"]') !== null) disable();
    },
    options,
  );
  // Enter opens a search result without a click event.
  addEventListener(
    'keydown',
    ({key}) => {
      if (key === 'Enter') disable();
    },
    options,
  );
  addEventListener('popstate', disable, options);
  // A <details> element that a script opens in a skipped section makes the estimate wrong. Elements that are open in the HTML fire this
  // event, too, while the page loads.
  addEventListener(
    'toggle',
    ({target}) => {
      if (document.readyState !== 'complete' || !(target instanceof Element)) return;
      if (!target.checkVisibility({contentVisibilityAuto: true})) disable();
    },
    options,
  );
  // A jump of more than a viewport, such as a find-in-page match or a dragged scrollbar, skips sections. Their estimated height would
  // be part of the scroll position that the browser saves for back navigation.
  let previousScrollY = 0;
  addEventListener(
    'scroll',
    () => {
      const isJump = Math.abs(scrollY - previousScrollY) > innerHeight;
      previousScrollY = scrollY;
      if (!isJump) return;
      const visibleElement = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const getTop = () => visibleElement?.getBoundingClientRect().top ?? 0;
      const topBefore = getTop();
      disable();
      scrollBy({top: getTop() - topBefore, behavior: 'instant'});
    },
    options,
  );
})();
