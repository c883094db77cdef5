const findInput = (modal: HTMLElement) => modal.querySelector<HTMLInputElement>('.DocSearch-Input');

/**
 * Reruns the search. DocSearch has no API for that, but searches whenever its input receives the focus.
 *
 * @param modal - The element that contains the modal.
 */
export function rerunSearch(modal: HTMLElement): void {
  findInput(modal)?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/**
 * Searches for another query, as if the reader had typed it.
 *
 * @param modal - The element that contains the modal.
 */
export function enterQuery(modal: HTMLElement, query: string): void {
  const input = findInput(modal);
  if (input === null) return;
  // React replaces the property of the element, and ignores events if the value was set through it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
  input.dispatchEvent(new InputEvent('input', {bubbles: true}));
  input.focus();
}
