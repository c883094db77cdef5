/**
 * Mends what is not accessible in the markup of DocSearch 3.9: a container that is a "button" with everything inside it,
 * options of a list box that contain links and buttons, lists without names and with one id for all, references to elements
 * that do not exist, and landmarks of a page inside a dialog. Classes, ids of results, order and keyboard stay.
 *
 * A tree is what a combo box may open whose items may contain links and buttons (WAI-ARIA 1.2).
 *
 * @param box - Holds the modal, and is the dialog.
 */
function mendMarkup(box: HTMLElement): void {
  const container = box.querySelector('.DocSearch-Container');
  if (container) mendContainer(container);
  for (const landmark of box.querySelectorAll('header, footer')) set(landmark, 'role', 'presentation');
  const lists = [...box.querySelectorAll('.DocSearch-Hits ul')];
  lists.forEach(mendList);
  const input = box.querySelector('.DocSearch-Input');
  if (input) mendInput(input, lists, box);
}

function mendContainer(container: Element): void {
  set(container, 'role', 'presentation');
  for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-owns', 'aria-labelledby']) {
    container.removeAttribute(name);
  }
}

function mendList(list: Element, position: number): void {
  set(list, 'id', `docsearch-list-${position}`);
  set(list, 'role', 'tree');
  list.removeAttribute('aria-labelledby');
  set(list, 'aria-label', list.parentElement?.querySelector('.DocSearch-Hit-source')?.textContent ?? '');
  for (const item of list.children) set(item, 'role', 'treeitem');
}

function mendInput(input: Element, lists: readonly Element[], box: HTMLElement): void {
  set(input, 'role', 'combobox');
  set(input, 'aria-haspopup', 'tree');
  set(input, 'aria-expanded', String(lists.length > 0));
  if (lists.length > 0) set(input, 'aria-controls', lists.map(({id}) => id).join(' '));
  else input.removeAttribute('aria-controls');
  const active = input.getAttribute('aria-activedescendant');
  if (active !== null && !box.querySelector(`#${CSS.escape(active)}`)) input.removeAttribute('aria-activedescendant');
}

/** Writes an attribute only when it changes: each change is looked at again. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The attributes that DocSearch changes and this module mends. */
const watched = ['role', 'id', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-activedescendant'];

/**
 * Mends the markup now and after every change.
 *
 * @returns Ends that.
 */
export function keepMended(box: HTMLElement): () => void {
  mendMarkup(box);
  const observer = new MutationObserver(() => {
    mendMarkup(box);
  });
  observer.observe(box, {childList: true, subtree: true, attributes: true, attributeFilter: watched});
  return () => {
    observer.disconnect();
  };
}
