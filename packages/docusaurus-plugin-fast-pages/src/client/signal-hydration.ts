import type {ClientModule} from '@docusaurus/types';

/**
 * Tells the inline scripts that the page is hydrated: controls work. Docusaurus sets `data-has-hydrated` on `<html>` then,
 * which can't be trusted before, because a link can set it, too (`?docusaurus-data-has-hydrated=true`).
 */
const signalHydration: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    // React has hydrated the page, and next renders what depends on the browser.
    if (previousLocation !== null) return;
    const {documentElement} = document;
    documentElement.dataset['hasHydrated'] = 'false';
    new MutationObserver((_, observer) => {
      if (documentElement.dataset['hasHydrated'] !== 'true') return;
      observer.disconnect();
      document.dispatchEvent(new Event('fast-pages:hydrated'));
    }).observe(documentElement, {attributeFilter: ['data-has-hydrated']});
  },
};

export default signalHydration;
