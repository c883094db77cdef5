// Runs in the head of every page, before its content is shown: lets the browser leave out what is far from the window
// (far-content.css), until something leads to a place on a page, which must be where it will be. Without JavaScript it does not run.
(() => {
  const root = document.documentElement;
  const [opening] = performance.getEntriesByType('navigation');
  // Who reloads the page or comes back to it goes to the place where they were.
  const leadsToPlace =
    location.hash !== '' || !(opening instanceof PerformanceNavigationTiming) || opening.type !== 'navigate';
  // What is read moves in Safari when something above it grows.
  if (leadsToPlace || !CSS.supports('overflow-anchor', 'auto')) return;
  root.setAttribute('data-far', '');

  const stop = new AbortController();
  const end = () => {
    root.removeAttribute('data-far');
    stop.abort();
  };
  const options = {capture: true, signal: stop.signal};
  addEventListener(
    'click',
    ({target}) => {
      if (target instanceof Element && target.closest('a[href*="#"]') !== null) end();
    },
    options,
  );
  // A result of the search is chosen without a click.
  addEventListener(
    'keydown',
    ({key}) => {
      if (key === 'Enter') end();
    },
    options,
  );
  addEventListener('popstate', end, options);
  // A fold that a script opens far away is higher than the room for it. Folds that are open from the start tell so while the page loads.
  addEventListener(
    'toggle',
    ({target}) => {
      if (document.readyState !== 'complete' || !(target instanceof Element)) return;
      if (!target.checkVisibility({contentVisibilityAuto: true})) end();
    },
    options,
  );
  // Who jumps over what has not been laid out would not find the place again on the way back. What is a window away is laid out.
  let before = 0;
  addEventListener(
    'scroll',
    () => {
      const isJump = Math.abs(scrollY - before) > innerHeight;
      before = scrollY;
      if (!isJump) return;
      const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const top = () => seen?.getBoundingClientRect().top ?? 0;
      const place = top();
      end();
      scrollBy({top: top() - place, behavior: 'instant'});
    },
    options,
  );
})();
