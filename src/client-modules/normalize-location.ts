import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {getCanonicalUrl, repeatedSlashes} from './canonical-url';

/**
 * Replaces the URL with its canonical form before the router reads it, both on load and when the reader edits the URL.
 * Docusaurus strips `.html` and `/index.html` internally, but not `/index`; it doesn't update the address bar, and it
 * throws if a URL can't be decoded.
 */
function normalizeLocation(): void {
  const {pathname, search, hash} = window.location;
  const url = getCanonicalUrl(window.location, siteConfig.baseUrl);
  if (url === pathname + search + hash) return;
  const isNotFoundPage = document.documentElement.classList.contains('plugin-native');
  if (isNotFoundPage && (/(?:\.html|\/index|\/)$/.test(pathname) || pathname.search(repeatedSlashes) !== -1)) {
    // Static hosts respond to paths such as /docs/intro/index or //docs/intro with the HTML of the not-found page, so
    // the page has to be reloaded.
    window.location.replace(url);
  } else {
    window.history.replaceState(window.history.state, '', url);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  normalizeLocation();
  window.addEventListener('popstate', normalizeLocation);
}
