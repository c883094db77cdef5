import {useLayoutEffect, useState, type RefObject} from 'react';
import {fixAccessibility} from './fix-accessibility';

/**
 * Returns the element into which a portal renders DocSearch's modal. It gets into the document without what DocSearch
 * does wrong, before the first frame.
 *
 * @param container - The dialog that will contain the element.
 */
export function useModalHost(container: RefObject<HTMLElement | null>): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const dialog = container.current;
    if (!dialog) return undefined;
    // A strict content security policy blocks the `<style>` in the logo, so it must not get into the document.
    host.querySelector('.DocSearch-Logo style')?.remove();
    dialog.append(host);
    // DocSearch focuses the input while it's still outside the document, which has no effect.
    host.querySelector<HTMLInputElement>('.DocSearch-Input')?.focus();
    return fixAccessibility(dialog);
  }, [container, host]);
  return host;
}
