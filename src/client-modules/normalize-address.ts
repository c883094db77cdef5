/**
 * A static host answers an address that ends in `/index` or `/index.html` with the not-found page, and Docusaurus strips only
 * the latter. The reader is led to the page that is meant.
 */
if (typeof window !== 'undefined' && document.documentElement.classList.contains('plugin-native')) {
  const {pathname, search, hash} = window.location;
  const normalized = pathname.replace(/\/index(?:\.html)?$/, '') || '/';
  if (normalized !== pathname) {
    window.location.replace(normalized + search + hash);
  }
}
