// Runs in the head of every page. Until React has taken over the page, keeps what a reader does with the page's controls, and
// does it again when they work: presses of buttons, keys on tabs, text in inputs. The search keeps its own keys
// (plugins/search/client/early-keys.js); links need no script.
(() => {
  const root = document.documentElement;
  const controls = '#__docusaurus :is(button, [role=button])';
  /** @type {{readonly event: KeyboardEvent | MouseEvent, readonly control: Element, readonly path: readonly number[]}[]} */
  const presses = [];
  /** @type {Map<HTMLInputElement, string>} */
  const texts = new Map();

  /**
   * Where an element stands in the page: React puts other elements into the place of some.
   *
   * @param {Element} element
   * @returns {number[]} Which child it is, from `<html>` on.
   */
  const pathTo = (element) => {
    const parent = element.parentElement;
    return parent === null ? [] : [...pathTo(parent), [...parent.children].indexOf(element)];
  };

  /**
   * @param {KeyboardEvent | MouseEvent} event
   * @returns {Element | null} What it presses, when that is something that needs a script.
   */
  const controlOf = (event) => {
    const {target, ctrlKey, metaKey, altKey, shiftKey} = event;
    if (!(target instanceof Element) || ctrlKey || metaKey || altKey || shiftKey) return null;
    // Enter and the space bar on a button are clicks too.
    if (event instanceof KeyboardEvent && !(target.matches('[role=tab]') && /^(?:Arrow|Home|End)/.test(event.key)))
      return null;
    return target.closest(controls);
  };

  /** @param {KeyboardEvent | MouseEvent} event */
  const keepPress = (event) => {
    // After a failed load nothing will take over (plugins/runtime/load-failure). What is prevented, the search has kept.
    if (root.dataset.loadFailure !== undefined || event.defaultPrevented) return;
    const control = controlOf(event);
    if (control === null) return;
    event.preventDefault();
    presses.push({event, control, path: pathTo(control)});
  };

  /** @param {Event} event */
  const keepText = ({target}) => {
    if (target instanceof HTMLInputElement) texts.set(target, target.value);
  };

  /**
   * Types a text as a reader does: React takes it for a change only when the input had another text before.
   *
   * @param {HTMLInputElement} input
   * @param {string} text
   */
  const type = (input, text) => {
    input.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new InputEvent('input', {bubbles: true}));
  };

  const replay = async () => {
    for (const {event, control, path} of presses) {
      const place = control.isConnected
        ? control
        : path.reduce((/** @type {Element | undefined} */ parent, index) => parent?.children[index], root);
      place?.dispatchEvent(
        event instanceof KeyboardEvent ? new KeyboardEvent(event.type, event) : new MouseEvent(event.type, event),
      );
      // React draws what a press changed before the next one.
      await Promise.resolve();
    }
    texts.forEach((text, input) => {
      type(input, text);
    });
  };

  addEventListener('click', keepPress);
  addEventListener('keydown', keepPress);
  addEventListener('input', keepText);

  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    removeEventListener('click', keepPress);
    removeEventListener('keydown', keepPress);
    removeEventListener('input', keepText);
    void replay();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
})();
