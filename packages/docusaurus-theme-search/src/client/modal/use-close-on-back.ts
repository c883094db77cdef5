import {useEffect} from 'react';

/** Handles the browser's Back button while the modal is open. */
let handleBack: (() => void) | undefined;

// Added before the router's listener, which would leave the page. The router's own way, `history.block`, allows only one
// listener, which the mobile sidebar has.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    if (handleBack) event.stopImmediatePropagation();
    handleBack?.();
  });
}

/** Makes the browser's Back button close the modal instead of leaving the page. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const {href} = window.location;
    const state: unknown = window.history.state;
    handleBack = () => {
      window.history.pushState(state, '', href);
      close();
    };
    return () => {
      handleBack = undefined;
    };
  }, [isOpen, close]);
}
