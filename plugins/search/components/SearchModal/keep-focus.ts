const focusable = 'a[href], button, input';

/** Keeps the Tab key inside the modal, whose own trap counts on what stood in it when it opened. */
export function keepFocus(event: KeyboardEvent, box: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const stops = [...box.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility());
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const isOutside = !box.contains(document.activeElement);
  if (document.activeElement === from || isOutside) {
    event.preventDefault();
    to?.focus();
  }
  event.stopPropagation();
}
