import {useEffect, type RefObject} from 'react';
import type {SearchClient} from '../search-client';
import {rerunSearch} from './modal-input';

/**
 * Reruns the search when the last response is stale, unless the reader has moved the selection, because the list must
 * not change while it's in use.
 *
 * @param container - The element that contains the modal.
 */
export function useRefreshStaleResults(
  container: RefObject<HTMLElement | null>,
  onStaleResponse: SearchClient['onStaleResponse'],
): void {
  useEffect(() => {
    const element = container.current;
    if (!element || !onStaleResponse) return undefined;
    let hasMovedSelection = false;
    const onInput = () => {
      hasMovedSelection = false;
    };
    const onKeyDown = ({key}: KeyboardEvent) => {
      hasMovedSelection ||= key === 'ArrowDown' || key === 'ArrowUp';
    };
    const removeListener = onStaleResponse(() => {
      const input = element.querySelector<HTMLInputElement>('.DocSearch-Input');
      const firstHit = element.querySelector('.DocSearch-Hit');
      // The pointer can also move the selection.
      const isFirstSelected = !firstHit || firstHit.getAttribute('aria-selected') === 'true';
      if (input && input.value !== '' && isFirstSelected && !hasMovedSelection) rerunSearch(element);
    });
    const listeners = new AbortController();
    const {signal} = listeners;
    element.addEventListener('input', onInput, {signal});
    element.addEventListener('keydown', onKeyDown, {capture: true, signal});
    return () => {
      removeListener();
      listeners.abort();
    };
  }, [container, onStaleResponse]);
}
