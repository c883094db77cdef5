import {useEffect, type RefObject} from 'react';

/**
 * Asks the current query again when more of the index has come, unless the reader has moved down the list meanwhile: it
 * must not change under their hands. DocSearch has no call for that; its input asks again whenever it gets the focus.
 *
 * @param box - Holds the modal.
 * @param onSettled - Calls back when a query may be asked again; gives a function that ends that.
 */
export function useRefresh(
  box: RefObject<HTMLElement | null>,
  onSettled: ((listener: () => void) => () => void) | undefined,
): void {
  useEffect(
    () =>
      onSettled?.(() => {
        const input = box.current?.querySelector<HTMLInputElement>('.DocSearch-Input');
        const first = box.current?.querySelector('.DocSearch-Hit');
        const isOnFirst = !first || first.getAttribute('aria-selected') === 'true';
        if (input && input.value !== '' && isOnFirst) {
          input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
        }
      }),
    [box, onSettled],
  );
}
