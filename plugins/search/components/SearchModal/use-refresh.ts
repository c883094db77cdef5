import {useEffect, type RefObject} from 'react';

/**
 * Asks the current query again when more of the index has come, unless the reader has moved in the list meanwhile: it
 * must not change under their hands. DocSearch has no call for that; its input asks again whenever it gets the focus.
 *
 * @param box - Holds the modal.
 * @param onSettled - Calls back when a query may be asked again; gives a function that ends that.
 */
export function useRefresh(
  box: RefObject<HTMLElement | null>,
  onSettled: ((listener: () => void) => () => void) | undefined,
): void {
  useEffect(() => {
    const element = box.current;
    if (!element || !onSettled) return undefined;
    let hasMoved = false;
    const onInput = () => {
      hasMoved = false;
    };
    const onKey = ({key}: KeyboardEvent) => {
      hasMoved ||= key === 'ArrowDown' || key === 'ArrowUp';
    };
    const end = onSettled(() => {
      const input = element.querySelector<HTMLInputElement>('.DocSearch-Input');
      const first = element.querySelector('.DocSearch-Hit');
      // The pointer may have selected another.
      const isOnFirst = !first || first.getAttribute('aria-selected') === 'true';
      if (input && input.value !== '' && isOnFirst && !hasMoved) {
        input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
      }
    });
    element.addEventListener('input', onInput);
    element.addEventListener('keydown', onKey, {capture: true});
    return () => {
      end();
      element.removeEventListener('input', onInput);
      element.removeEventListener('keydown', onKey, {capture: true});
    };
  }, [box, onSettled]);
}
