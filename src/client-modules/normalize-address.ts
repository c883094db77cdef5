import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {normalizedAddress} from './address';

/**
 * Docusaurus strips `.html` and `/index.html` for itself, but not `/index`, keeps them in the address bar, and fails on an
 * address that cannot be decoded. This runs before its router reads the address, at the start and when the reader edits it.
 */
function normalize(): void {
  const {pathname, search, hash} = window.location;
  const address = normalizedAddress(window.location, siteConfig.baseUrl);
  if (address === pathname + search + hash) {
    return;
  }
  const isNotFound = document.documentElement.classList.contains('plugin-native');
  if (isNotFound && /(?:\.html|\/index|\/)$/.test(pathname)) {
    // A static host knows no `/docs/intro/index`: it answered with the not-found page, not with the page that is meant.
    window.location.replace(address);
  } else {
    window.history.replaceState(window.history.state, '', address);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  normalize();
  window.addEventListener('popstate', normalize);
}
