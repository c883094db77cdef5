// Runs in the head of every page. Lets the browser skip sections (src/content-visibility.ts) until the reader uses the hydrated page or has seen
// it for three seconds, and the browser is idle, or until something needs exact positions: sections that haven't been laid out have an estimated
// height, so a link to a section or a restored scroll position would miss its target by the difference. Without JavaScript, no section is skipped.
(() => {
  // Links can set attributes of <html> (?docusaurus-data-…), but not of <head>.
  const {head} = document;
  const selector = document.currentScript?.dataset.sections ?? '';
  const [navigation] = performance.getEntriesByType('navigation');
  // After a reload or back navigation, the browser restores the scroll position.
  const isNewVisit = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  // Without scroll anchoring (Safari), visible content would move when a section above it is laid out.
  if (!isNewVisit || location.hash !== '' || !CSS.supports('overflow-anchor', 'auto')) return;
  head.dataset.contentVisibility = 'auto';

  /** @type {HTMLElement[]} */
  const laidOutSections = [];
  const listeners = new AbortController();
  const options = {capture: true, signal: listeners.signal};
  const disable = () => {
    delete head.dataset.contentVisibility;
    listeners.abort();
    for (const {dataset} of laidOutSections.splice(0)) delete dataset.laidOut;
  };

  // Lays out a few sections after the other, so that none of the tasks is long. What depends on the whole layout, such as the size of the
  // scrollbar, find-in-page, and tools for accessibility, is exact afterward.
  const layOutWhenIdle = () => {
    /** @type {HTMLElement[]} */
    const sections = [...document.querySelectorAll(selector)].filter((section) => section instanceof HTMLElement);
    // A layout has a cost of its own, so as many sections are laid out together as take about half of a long task (50 ms).
    let batchSize = 1;
    // Browsers that throttle the frames of a window may report it as busy for minutes.
    const idleOptions = {timeout: 200};
    const layOutNext = (/** @type {IdleDeadline} */ deadline) => {
      if (listeners.signal.aborted) return;
      do {
        const batch = sections.splice(0, batchSize);
        if (batch.length === 0) {
          disable();
          return;
        }
        const start = performance.now();
        // An attribute, because components can copy the HTML of a section, and a content security policy can forbid style attributes.
        for (const {dataset} of batch) dataset.laidOut = '';
        laidOutSections.push(...batch);
        // Reading the height makes the browser calculate the layout now.
        void document.body.offsetHeight;
        batchSize = performance.now() - start < 12 ? Math.min(16, batchSize * 2) : Math.max(1, batchSize / 2);
      } while (deadline.timeRemaining() > 25);
      requestIdleCallback(layOutNext, idleOptions);
    };
    requestIdleCallback(layOutNext, idleOptions);
  };
  /** @type {Promise<void>} */
  const hydration = new Promise((resolve) => {
    document.addEventListener('fast-pages:hydrated', () => resolve(), {once: true});
  });
  // Laying out sections in steps takes three times as long as all at once, and would keep a phone busy for seconds while it loads the page.
  /** @type {Promise<void>} */
  const interaction = new Promise((resolve) => {
    // Tools that check or describe a page measure its elements soon after it has loaded.
    setTimeout(resolve, 3000);
    for (const type of ['pointerdown', 'keydown', 'wheel']) {
      addEventListener(type, () => resolve(), {...options, passive: true});
    }
    addEventListener(
      'pointermove',
      ({movementX, movementY}) => {
        // Chromium also fires this event when the element below a resting pointer changes.
        if (movementX !== 0 || movementY !== 0) resolve();
      },
      options,
    );
  });
  void Promise.all([hydration, interaction]).then(layOutWhenIdle);

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
