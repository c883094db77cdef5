/*
 * What DocSearch has no options for, and this theme changes in its elements: content in its screens, the accessibility
 * of its markup, the focus, and searches that the reader hasn't typed.
 */

/** Creates the elements in DocSearch's screens that portals render the theme's content into. `addModal` places them. */
export const createScreenSlots = () => ({
  start: document.createElement('div'),
  results: document.createElement('div'),
  noResults: document.createElement('div'),
});

export type ScreenSlots = Readonly<ReturnType<typeof createScreenSlots>>;

/**
 * Adds DocSearch's modal to the document. Corrects its elements before that, so that not even the first frame has their
 * defects, and after each change, because every screen has other elements.
 *
 * @param modal - The element that DocSearch's modal was rendered into.
 * @returns A function that stops this.
 */
export function addModal(modal: HTMLElement, parent: HTMLElement | null, slots: ScreenSlots): () => void {
  // A strict content security policy blocks the `<style>` in the logo, so it must not get into the document.
  modal.querySelector('.DocSearch-Logo style')?.remove();
  const update = () => {
    placeSlots(modal, slots);
    fixAccessibility(modal);
  };
  update();
  parent?.append(modal);
  // DocSearch focuses the input while it's still outside the document, which has no effect.
  findInput(modal)?.focus();
  const observer = new MutationObserver(update);
  observer.observe(modal, {childList: true, subtree: true, attributes: true});
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') trapFocus(event, modal);
  };
  modal.addEventListener('keydown', onKeyDown, {capture: true});
  return () => {
    observer.disconnect();
    modal.removeEventListener('keydown', onKeyDown, {capture: true});
  };
}

function placeSlots(modal: HTMLElement, {start, results, noResults}: ScreenSlots): void {
  const place = (slot: HTMLElement, selector: string, position: InsertPosition) => {
    const element = modal.querySelector(selector);
    // React may have turned the element into another screen's.
    if (element === null) slot.remove();
    else if (!modal.contains(slot)) element.insertAdjacentElement(position, slot);
  };
  place(start, '.DocSearch-StartScreen', 'beforeend');
  place(results, '.DocSearch-Dropdown-Container:has(> .DocSearch-HitsFooter)', 'afterbegin');
  place(noResults, '.DocSearch-NoResults > .DocSearch-Title', 'afterend');
}

type Attributes = Readonly<Record<string, string | null>>;

/** The attributes that are the same in all screens, by the selector of their elements. `null` removes an attribute. */
const fixedAttributes: Readonly<Record<string, Attributes>> = {
  // It's a "button" that contains the entire modal, and refers to elements that don't exist.
  '.DocSearch-Container': {
    role: 'presentation',
    tabindex: null,
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-controls': null,
    'aria-owns': null,
    'aria-labelledby': null,
  },
  // They're landmarks of the page, inside a dialog.
  'header, footer': {role: 'presentation'},
  // The options of a listbox can't contain links and buttons. The items of a tree can, and a combobox can open one.
  '.DocSearch-Hits ul': {role: 'tree', 'aria-labelledby': null},
  '.DocSearch-Hits li': {role: 'treeitem'},
  '.DocSearch-Input': {role: 'combobox', 'aria-haspopup': 'tree'},
};

/**
 * Fixes the accessibility of DocSearch's markup, in which axe finds critical and serious violations. Keeps classes, the
 * IDs of results, order, and keyboard behavior.
 */
function fixAccessibility(modal: HTMLElement): void {
  for (const [selector, attributes] of Object.entries(fixedAttributes)) {
    for (const element of modal.querySelectorAll(selector)) setAttributes(element, attributes);
  }
  const lists = modal.querySelectorAll('.DocSearch-Hits ul');
  for (const list of lists) {
    // The lists have no names, and share an ID. The input refers to the ID that corresponds to those of the items.
    const id = list.firstElementChild?.id.replace(/item-\d+$/, 'list') ?? null;
    setAttributes(list, {id, 'aria-label': list.previousElementSibling?.textContent ?? ''});
  }
  const input = findInput(modal);
  if (input !== null) setAttributes(input, {'aria-expanded': String(lists.length > 0)});
  // It refers to an item that doesn't exist.
  if (lists.length === 0) input?.removeAttribute('aria-activedescendant');
}

/** Writes only the attributes whose values change, because the observer reacts to every write. */
function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** Keeps the focus inside the modal. DocSearch's own trap only knows the elements of the screen that opens first. */
function trapFocus(event: KeyboardEvent, modal: HTMLElement): void {
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

const findInput = (modal: HTMLElement) => modal.querySelector<HTMLInputElement>('.DocSearch-Input');

/** Reruns the search, which DocSearch does whenever its input receives the focus. */
export function rerunSearch(modal: HTMLElement): void {
  findInput(modal)?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/**
 * Reruns the search for a query when it would return more results, unless the reader has changed the query or moved the
 * selection, because the list must not change while it's in use.
 */
export function updateResults(modal: HTMLElement, query: string): void {
  const isInUse = modal.querySelector('.DocSearch-Hit')?.getAttribute('aria-selected') === 'false';
  if (!isInUse && findInput(modal)?.value === query) rerunSearch(modal);
}

/** Searches for another query, as if the reader had typed it. */
export function enterQuery(modal: HTMLElement, query: string): void {
  const input = findInput(modal);
  if (input === null) return;
  // React replaces the property of the element, and ignores events if the value was set through it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
  input.dispatchEvent(new InputEvent('input', {bubbles: true}));
  input.focus();
}
