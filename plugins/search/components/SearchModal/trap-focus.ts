const focusable = 'a[href], button, input';

/** Keeps the focus inside the modal. DocSearch's own focus trap only covers elements that existed when the modal opened. */
export function trapFocus(event: KeyboardEvent, container: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const elements = [...container.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
    element.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [elements[0], elements.at(-1)] : [elements.at(-1), elements[0]];
  if (document.activeElement === from || !container.contains(document.activeElement)) {
    event.preventDefault();
    to?.focus();
  }
  event.stopPropagation();
}
