// Runs in the head of every page. Holds back interactions with controls until the page is hydrated, and then replays
// them: clicks on buttons and tabs, keys on them, keyboard shortcuts and the text typed after them, changes of fields,
// and submitted forms. Links work without JavaScript and are left alone. React handles events some time before the page
// is hydrated, so the events are stopped before they reach it. Otherwise, they'd have two effects.
{
  const app = '#__docusaurus';
  const controls = `${app} :is(button, [role=button], [role=tab])`;
  // How long the first press waits for scripts, which may never arrive. Then, the page behaves as without them.
  const maxDelayMs = 10_000;
  /** @type {{readonly target: Element, replay: () => void}[]} */
  const queue = [];
  const listeners = new AbortController();
  // Readers may repeat what has had no effect, and a later replay would have a second one.
  const giveUp = () => {
    listeners.abort();
    queue.length = 0;
  };
  // True once a control with a keyboard shortcut has been activated, such as the search button. Text that's typed from
  // then on is meant for what it opens.
  let isTextQueued = false;

  const enqueue = (/** @type {Element} */ target, /** @type {() => void} */ replay) => {
    if (queue.length === 0) setTimeout(giveUp, maxDelayMs);
    queue.push({target, replay});
  };

  /**
   * @param {KeyboardEvent | MouseEvent} event
   * @param {HTMLElement} target
   */
  const queueEvent = (event, target) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const isKey = event instanceof KeyboardEvent;
    const value = target.getAttribute('value');
    // Browsers follow Enter on these elements with a click, but not if the event comes from a script.
    const isClick = isKey && event.key === 'Enter' && target.matches('button, a');
    enqueue(target, () => {
      // Buttons change their `value` if hydration changes what they do, such as from opening to closing all details.
      // The reader meant the previous action.
      if (target.getAttribute('value') !== value) return;
      const copy = isKey ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event);
      if (target.dispatchEvent(copy) && isClick) target.click();
    });
    if (target.hasAttribute('aria-keyshortcuts')) isTextQueued = true;
  };

  const onClick = (/** @type {MouseEvent} */ event) => {
    const {target} = event;
    if (!(target instanceof Element)) return;
    if (target instanceof HTMLInputElement && target.matches(`${app} :is([type=checkbox], [type=radio])`)) {
      const {checked} = target;
      event.stopImmediatePropagation();
      enqueue(target, () => {
        target.checked = !checked;
        target.click();
      });
      return;
    }
    /** @type {HTMLElement | null} */
    const control = target.closest(controls);
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (control !== null && !hasModifier) queueEvent(event, control);
  };

  // Returns whether a control on the page declares the pressed keys in `aria-keyshortcuts`.
  const isShortcut = (/** @type {KeyboardEvent} */ {key, ctrlKey, metaKey, altKey, shiftKey, target}) => {
    const isPlainKey = !ctrlKey && !metaKey;
    const isInField = target instanceof Element && target.matches('input, select, textarea, [contenteditable]');
    if (altKey || (isPlainKey ? isInField : shiftKey)) return false;
    const keys = `${ctrlKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}${isPlainKey ? key : key.toUpperCase()}`;
    return document.querySelector(`[aria-keyshortcuts~="${CSS.escape(keys)}"]`) !== null;
  };

  // Returns whether a key operates a control. The space bar clicks buttons when it's released.
  const operates = (/** @type {string} */ key, /** @type {Element} */ control) => {
    if (key === ' ') return !control.matches('button');
    return key === 'Enter' || (/^(?:Arrow|Home|End)/.test(key) && control.matches('[role=tab]'));
  };

  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const {target, key} = event;
    // Browsers and password managers that fill in fields dispatch this event without a key.
    if (typeof key !== 'string') return;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const isText = key.length === 1 || key === 'Backspace';
    if (isTextQueued && !hasModifier && (isText || key === 'Escape')) {
      queueEvent(event, document.body);
      isTextQueued = isText;
    } else if (isShortcut(event)) {
      queueEvent(event, document.body);
      isTextQueued = !isTextQueued;
    } else if (target instanceof HTMLElement && target.matches(controls) && !hasModifier && operates(key, target)) {
      queueEvent(event, target);
    }
  };

  /**
   * Returns a function that sets a field to its current value in a way that React handles.
   *
   * @param {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} field
   * @returns {() => void}
   */
  const createChange = (field) => {
    const {value, type} = field;
    return () => {
      // Scripts can't select files, which are still selected.
      if (type !== 'file') {
        // React ignores `input` events that don't change the value it tracks, so the field first gets another one.
        // React doesn't track the native setter.
        field.value = value === '' ? '0' : '';
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      }
      // React handles one of them, depending on the field.
      field.dispatchEvent(new Event('input', {bubbles: true}));
      field.dispatchEvent(new Event('change', {bubbles: true}));
    };
  };

  const onChange = (/** @type {Event} */ event) => {
    const {target, type} = event;
    const isField =
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement;
    if (!isField || !target.matches(`${app} *`)) return;
    event.stopImmediatePropagation();
    // Clicks on these fields are replayed, and text fields have fired `input` events before.
    if (target.matches('[type=checkbox], [type=radio]')) return;
    if (type === 'change' && !target.matches('select, [type=file]')) return;
    const last = queue.at(-1);
    if (last?.target === target) last.replay = createChange(target);
    else enqueue(target, createChange(target));
  };

  // Browsers submit forms with a button by clicking on it, and others when the reader presses Enter in a field.
  const onSubmit = (/** @type {Event} */ event) => {
    const {target} = event;
    if (!(target instanceof HTMLFormElement) || !target.matches(`${app} *`)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    enqueue(target, () => {
      target.requestSubmit();
    });
  };

  const replayAll = async () => {
    listeners.abort();
    for (const {replay} of queue) {
      replay();
      // Let React render the result of each event before the next one.
      await Promise.resolve();
    }
  };

  const options = {capture: true, signal: listeners.signal};
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKeyDown, options);
  addEventListener('input', onChange, options);
  addEventListener('change', onChange, options);
  addEventListener('submit', onSubmit, options);
  document.addEventListener('fast-pages:failed', giveUp);
  document.addEventListener('fast-pages:hydrated', () => void replayAll(), {once: true});
}
