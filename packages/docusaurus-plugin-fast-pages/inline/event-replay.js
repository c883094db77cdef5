// Runs in the head of every page. Holds back interactions with controls until the page is hydrated, and then replays them: clicks on buttons and
// tabs, keys on them, keyboard shortcuts and the text typed after them, and changes of fields. Links work without JavaScript and are left alone.
// React handles events some time before the page is hydrated, so the events are stopped before they reach it. Otherwise, they'd have two effects.
(() => {
  const app = '#__docusaurus';
  // After this time, the page behaves as it does without scripts. They may never arrive.
  const maxDelayMs = 10_000;
  /** @type {{readonly target: Element, readonly path: readonly number[], replay: (element: Element) => void}[]} */
  const queue = [];
  let isHolding = true;
  // True once the search has been activated. Any text typed from then on is meant for its modal.
  let isTextQueued = false;

  /**
   * Returns the position of an element in the document, as child indexes starting at the root element. Hydration replaces some elements,
   * and the path finds the replacement.
   *
   * @param {Element} element
   * @returns {number[]}
   */
  const getPath = (element) => {
    const parent = element.parentElement;
    return parent === null ? [] : [...getPath(parent), [...parent.children].indexOf(element)];
  };

  /**
   * @param {readonly number[]} path
   * @returns {Element | undefined}
   */
  const findByPath = (path) =>
    path.reduce(
      (/** @type {Element | undefined} */ parent, index) => parent?.children[index],
      document.documentElement,
    );

  /**
   * Returns whether a control on the page declares the pressed keys in `aria-keyshortcuts`.
   *
   * @param {KeyboardEvent} event
   * @returns {boolean}
   */
  const isShortcut = ({key, ctrlKey, metaKey, altKey, shiftKey, target}) => {
    const isPlainKey = !ctrlKey && !metaKey;
    const isInField = target instanceof Element && target.matches('input, select, textarea, [contenteditable]');
    if (altKey || (isPlainKey ? isInField : shiftKey)) return false;
    const keys = `${ctrlKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}${isPlainKey ? key : key.toUpperCase()}`;
    return document.querySelector(`[aria-keyshortcuts~="${CSS.escape(keys)}"]`) !== null;
  };

  /**
   * @param {Element} target - The element to replay an event on.
   * @param {(element: Element) => void} replay - Receives the element, or the one that has replaced it.
   */
  const enqueue = (target, replay) => {
    if (queue.length === 0) setTimeout(release, maxDelayMs);
    queue.push({target, path: getPath(target), replay});
  };

  /**
   * @param {KeyboardEvent | MouseEvent} event
   * @param {Element} target
   */
  const queueEvent = (event, target) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    enqueue(target, (element) => {
      const isKey = event instanceof KeyboardEvent;
      const copy = isKey ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event);
      // Browsers follow Enter on these elements with a click, but not if the event comes from a script.
      const isClick = isKey && event.key === 'Enter' && element.matches('button, a');
      if (element.dispatchEvent(copy) && isClick && element instanceof HTMLElement) element.click();
    });
    if (target.hasAttribute('aria-keyshortcuts')) isTextQueued = true;
  };

  const onClick = (/** @type {MouseEvent} */ event) => {
    const {target, ctrlKey, metaKey, altKey, shiftKey} = event;
    if (!isHolding || !(target instanceof Element)) return;
    if (target instanceof HTMLInputElement && target.matches(`${app} :is([type=checkbox], [type=radio])`)) {
      const {checked} = target;
      event.stopImmediatePropagation();
      enqueue(target, (element) => {
        if (!(element instanceof HTMLInputElement)) return;
        element.checked = !checked;
        element.click();
      });
      return;
    }
    const control = target.closest(`${app} :is(button, [role=button], [role=tab])`);
    if (control !== null && !ctrlKey && !metaKey && !altKey && !shiftKey) queueEvent(event, control);
  };

  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const {target, key, ctrlKey, metaKey, altKey} = event;
    // Browsers and password managers that fill in fields dispatch this event without a key.
    if (!isHolding || typeof key !== 'string') return;
    const hasModifier = ctrlKey || metaKey || altKey;
    const isText = key.length === 1 || key === 'Backspace';
    if (isTextQueued && !hasModifier && (isText || key === 'Escape')) {
      queueEvent(event, document.body);
      isTextQueued = isText;
    } else if (isShortcut(event)) {
      queueEvent(event, document.body);
      isTextQueued = !isTextQueued;
    } else if (target instanceof Element && !hasModifier) {
      const isControl =
        (key === 'Enter' && target.matches(`${app} :is(button, [role=button], [role=tab])`)) ||
        // The space bar clicks buttons when it's released.
        (key === ' ' && target.matches(`${app} :is([role=button], [role=tab]):not(button)`)) ||
        (/^(?:Arrow|Home|End)/.test(key) && target.matches(`${app} [role=tab]`));
      if (isControl) queueEvent(event, target);
    }
  };

  /**
   * Returns a function that sets a field to its current value in a way that React handles.
   *
   * @param {Element} field
   * @returns {(element: Element) => void}
   */
  const createChange = (field) => {
    if (field instanceof HTMLSelectElement) {
      const selection = [...field.options].map(({selected}) => selected);
      return (element) => {
        if (!(element instanceof HTMLSelectElement)) return;
        [...element.options].forEach((option, index) => {
          option.selected = selection[index] === true;
        });
        for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, {bubbles: true}));
      };
    }
    // The files are still selected, and scripts can't select files.
    if (field.matches('[type=file]')) return (element) => element.dispatchEvent(new Event('change', {bubbles: true}));
    const {value} = /** @type {HTMLInputElement | HTMLTextAreaElement} */ (field);
    return (element) => {
      if (!(element instanceof HTMLInputElement) && !(element instanceof HTMLTextAreaElement)) return;
      // React ignores `input` events that don't change the value it tracks, so the field first gets another one. React doesn't
      // track the native setter.
      element.value = value === '' ? '0' : '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
      element.dispatchEvent(new InputEvent('input', {bubbles: true}));
    };
  };

  const onChange = (/** @type {Event} */ event) => {
    const {target} = event;
    if (!(target instanceof Element) || !target.matches(`${app} :is(input, select, textarea)`)) return;
    if (isHolding) event.stopImmediatePropagation();
    // Clicks on these fields are replayed, and text fields have fired `input` events before.
    if (target.matches('[type=checkbox], [type=radio]')) return;
    if (event.type === 'change' && !target.matches('select, [type=file]')) return;
    const last = queue.at(-1);
    if (last?.target === target) last.replay = createChange(target);
    else enqueue(target, createChange(target));
  };

  const release = () => {
    isHolding = false;
  };

  const replay = async () => {
    for (const {target, path, replay: replayOn} of queue) {
      const element = target.isConnected ? target : findByPath(path);
      if (element !== undefined) replayOn(element);
      // Let React render the result of each event before dispatching the next one.
      await Promise.resolve();
    }
  };

  const listeners = new AbortController();
  const options = {capture: true, signal: listeners.signal};
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKeyDown, options);
  addEventListener('input', onChange, options);
  addEventListener('change', onChange, options);
  document.addEventListener('fast-pages:failed', release);
  document.addEventListener(
    'fast-pages:hydrated',
    () => {
      listeners.abort();
      void replay();
    },
    {once: true},
  );
})();
