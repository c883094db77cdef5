import type {ClientModule} from '@docusaurus/types';

let isSignaled = false;

/** Tells the inline scripts that the page is hydrated: controls work. */
function signal(): void {
  if (!isSignaled) document.dispatchEvent(new Event('fast-pages:hydrated'));
  isSignaled = true;
}

/**
 * Docusaurus sets `data-has-hydrated` on `<html>` when the page is hydrated. Until then, the attribute can't be
 * trusted, because a link can also set it (`?docusaurus-data-has-hydrated=true`).
 */
const signalHydration: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation !== null) return;
    // React has hydrated the page, and next renders what depends on the browser.
    const {documentElement} = document;
    documentElement.dataset.hasHydrated = 'false';
    new MutationObserver((_, observer) => {
      if (documentElement.dataset.hasHydrated !== 'true') return;
      observer.disconnect();
      signal();
    }).observe(documentElement, {attributeFilter: ['data-has-hydrated']});
  },
};

if (typeof document !== 'undefined') {
  const app = document.querySelector('body > #__docusaurus');
  // If the page crashes outside of its layout, React replaces its elements with the error page instead of hydrating
  // them.
  if (app !== null) {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      signal();
    }).observe(app, {childList: true});
  }
}

export default signalHydration;
