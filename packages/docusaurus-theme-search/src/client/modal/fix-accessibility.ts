/**
 * Fixes accessibility defects in the markup of DocSearch 3.9: a "button" that contains the entire modal, listbox
 * options that contain links and buttons, unnamed lists that share an ID, references to missing elements, and page
 * landmarks inside a dialog. Keeps classes, result IDs, order, and keyboard behavior. DocSearch has no options for its
 * markup. Without these fixes, axe reports a critical and ten serious violations in a list of results.
 *
 * Lists become trees, because a combobox may open a tree, and tree items may contain links and buttons (WAI-ARIA 1.2).
 */
function fixMarkup(modal: HTMLElement): void {
  const container = modal.querySelector('.DocSearch-Container');
  if (container !== null) fixContainer(container);
  for (const landmark of modal.querySelectorAll('header, footer')) updateAttribute(landmark, 'role', 'presentation');
  const lists = Array.from(modal.querySelectorAll('.DocSearch-Hits ul'));
  lists.forEach(fixList);
  const input = modal.querySelector('.DocSearch-Input');
  if (input !== null) fixInput(input, lists, modal);
}

function fixContainer(container: Element): void {
  updateAttribute(container, 'role', 'presentation');
  for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-owns', 'aria-labelledby']) {
    container.removeAttribute(name);
  }
}

function fixList(list: Element, position: number): void {
  updateAttribute(list, 'id', `docsearch-list-${position}`);
  updateAttribute(list, 'role', 'tree');
  list.removeAttribute('aria-labelledby');
  updateAttribute(list, 'aria-label', list.parentElement?.querySelector('.DocSearch-Hit-source')?.textContent ?? '');
  for (const item of list.children) updateAttribute(item, 'role', 'treeitem');
}

function fixInput(input: Element, lists: readonly Element[], modal: HTMLElement): void {
  updateAttribute(input, 'role', 'combobox');
  updateAttribute(input, 'aria-haspopup', 'tree');
  updateAttribute(input, 'aria-expanded', String(lists.length > 0));
  if (lists.length > 0) updateAttribute(input, 'aria-controls', lists.map(({id}) => id).join(' '));
  else input.removeAttribute('aria-controls');
  const active = input.getAttribute('aria-activedescendant');
  if (active !== null && !modal.querySelector(`#${CSS.escape(active)}`)) {
    input.removeAttribute('aria-activedescendant');
  }
}

/** Writes an attribute only if its value changes, because the observer reacts to every write. */
function updateAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The attributes that DocSearch sets and `fixMarkup` changes. */
const observedAttributes = [
  'role',
  'id',
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-controls',
  'aria-activedescendant',
];

/**
 * Keeps focus inside the modal. DocSearch's own focus trap only covers elements that existed when the modal opened.
 */
function trapFocus(event: KeyboardEvent, modal: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const elements = Array.from(modal.querySelectorAll<HTMLElement>('a[href], button, input')).filter((element) =>
    element.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [elements[0], elements.at(-1)] : [elements.at(-1), elements[0]];
  if (document.activeElement === from || !modal.contains(document.activeElement)) {
    event.preventDefault();
    to?.focus();
  }
  event.stopPropagation();
}

/**
 * Fixes DocSearch's accessibility now and after every change to its markup, and keeps focus inside the modal.
 *
 * @param modal - The element that contains DocSearch's modal.
 * @returns A function that stops these fixes.
 */
export function fixAccessibility(modal: HTMLElement): () => void {
  fixMarkup(modal);
  const observer = new MutationObserver(() => {
    fixMarkup(modal);
  });
  observer.observe(modal, {childList: true, subtree: true, attributes: true, attributeFilter: observedAttributes});
  const onKeyDown = (event: KeyboardEvent) => {
    trapFocus(event, modal);
  };
  modal.addEventListener('keydown', onKeyDown, {capture: true});
  return () => {
    observer.disconnect();
    modal.removeEventListener('keydown', onKeyDown, {capture: true});
  };
}
