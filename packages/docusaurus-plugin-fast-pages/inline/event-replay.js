// Runs in the head of every page. Queues interactions with controls that don't work before hydration, and replays them afterward: clicks on
// buttons and tabs, arrow keys on tabs, keyboard shortcuts and the text typed after them, and text in input fields. Links work without JavaScript and
// are left alone.
(() => {
  const root = document.documentElement;
  /** @type {{readonly event: KeyboardEvent | MouseEvent, readonly target: Element, readonly path: readonly number[]}[]} */
  const queue = [];
  /** @type {Map<HTMLInputElement, string>} */
  const inputValues = new Map();
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
    path.reduce((/** @type {Element | undefined} */ parent, index) => parent?.children[index], root);

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
   * @param {Event} event
   * @param {Element} target - The element to replay the event on.
   */
  const queueEvent = (event, target) => {
    event.preventDefault();
    queue.push({event: /** @type {KeyboardEvent | MouseEvent} */ (event), target, path: getPath(target)});
  };

  const onClick = (/** @type {MouseEvent} */ event) => {
    const {target, ctrlKey, metaKey, altKey, shiftKey} = event;
    if (!(target instanceof Element) || ctrlKey || metaKey || altKey || shiftKey) return;
    const control = target.closest('#__docusaurus :is(button, [role=button], [role=tab])');
    if (control === null) return;
    queueEvent(event, control);
    if (control.hasAttribute('aria-keyshortcuts')) isTextQueued = true;
  };

  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const {target, key, ctrlKey, metaKey, altKey} = event;
    const hasModifier = ctrlKey || metaKey || altKey;
    const isText = key.length === 1 || key === 'Backspace';
    if (isTextQueued && !hasModifier && (isText || key === 'Escape')) {
      queueEvent(event, document.body);
      isTextQueued = isText;
    } else if (isShortcut(event)) {
      queueEvent(event, document.body);
      isTextQueued = !isTextQueued;
    } else if (target instanceof Element && target.matches('[role=tab]') && /^(?:Arrow|Home|End)/.test(key)) {
      if (!hasModifier) queueEvent(event, target);
    }
  };

  const onInput = (/** @type {Event} */ {target}) => {
    if (target instanceof HTMLInputElement) inputValues.set(target, target.value);
  };

  /**
   * Sets the value of an input field so that React handles the change. React ignores `input` events that don't change the value it tracks,
   * so the value is cleared first and then set with the native setter, which React doesn't track.
   *
   * @param {HTMLInputElement} input
   * @param {string} value
   */
  const setInputValue = (input, value) => {
    input.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new InputEvent('input', {bubbles: true}));
  };

  const replay = async () => {
    for (const {event, target, path} of queue) {
      const currentTarget = target.isConnected ? target : findByPath(path);
      currentTarget?.dispatchEvent(
        event instanceof KeyboardEvent ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event),
      );
      // Let React render the result of each event before the next one.
      await Promise.resolve();
    }
    inputValues.forEach((value, input) => {
      setInputValue(input, value);
    });
  };

  const listeners = new AbortController();
  const options = {signal: listeners.signal};
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKeyDown, options);
  addEventListener('input', onInput, options);

  new MutationObserver((_, observer) => {
    const isHydrated = root.dataset.hasHydrated === 'true';
    // After a load failure, the page is never hydrated.
    if (!isHydrated && root.dataset.loadFailure === undefined) return;
    observer.disconnect();
    listeners.abort();
    if (isHydrated) void replay();
  }).observe(root, {attributeFilter: ['data-has-hydrated', 'data-load-failure']});
})();
