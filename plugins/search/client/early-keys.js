// Runs in the head of every page. Until the search bar is alive, keeps what a reader asks of it: the shortcut or a click on
// its button, and what is typed after that.
(() => {
  const {dataset} = document.documentElement;

  /** @param {KeyboardEvent | MouseEvent} event */
  const isAsked = (event) => {
    const {target} = event;
    if (!(target instanceof Element)) return false;
    if (!(event instanceof KeyboardEvent)) return target.closest('.DocSearch-Button') !== null;
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    const isInField = target.matches('input, select, textarea, [contenteditable]');
    return key === '/'
      ? !(ctrlKey || metaKey || altKey || isInField)
      : key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
  };

  /** @param {KeyboardEvent | MouseEvent} event */
  const listen = (event) => {
    // Alive, or never to be: then the keys are the browser's again (plugins/runtime/load-failure).
    if (dataset.searchLive !== undefined || dataset.loadFailure !== undefined) {
      removeEventListener('keydown', listen);
      removeEventListener('click', listen);
      return;
    }
    const key = event instanceof KeyboardEvent ? event.key : '';
    if (dataset.searchEarly === undefined) {
      if (!isAsked(event)) return;
      dataset.searchEarly = '';
    } else if (key === 'Escape') {
      delete dataset.searchEarly;
    } else if (key === 'Backspace') {
      dataset.searchEarly = dataset.searchEarly.slice(0, -1);
    } else if (
      event instanceof KeyboardEvent &&
      Array.from(key).length === 1 &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      dataset.searchEarly += key;
    } else {
      return;
    }
    event.preventDefault();
  };
  addEventListener('keydown', listen);
  addEventListener('click', listen);
})();
