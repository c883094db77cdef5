import {useLayoutEffect, useState, type RefObject} from 'react';
import {fixAccessibility} from './fix-accessibility';

/**
 * Returns the element into which a portal renders DocSearch's modal. It gets into the document without what DocSearch
 * does wrong, before the first frame.
 *
 * @param dialog - The element that will contain it.
 */
export function useModalHost(dialog: RefObject<HTMLElement | null>): HTMLElement {
  const [modal] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    // A strict content security policy blocks the `<style>` in the logo, so it must not get into the document.
    modal.querySelector('.DocSearch-Logo style')?.remove();
    dialog.current?.append(modal);
    // DocSearch focuses the input while it's still outside the document, which has no effect.
    modal.querySelector<HTMLInputElement>('.DocSearch-Input')?.focus();
    return fixAccessibility(modal);
  }, [dialog, modal]);
  return modal;
}
