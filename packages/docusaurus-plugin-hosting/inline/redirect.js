// Redirects to a target from the script's `data-targets` attribute, and keeps the query and the hash of the URL.
{
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  /** @type {Record<string, string>} */
  const targets = JSON.parse(script.dataset.targets ?? '');
  const target = targets[location.hash] ?? targets[''];
  if (target !== undefined) {
    const [path = '', hash] = target.split('#');
    const query = path.includes('?') ? location.search.replace('?', '&') : location.search;
    location.replace(path + query + (hash === undefined ? location.hash : `#${hash}`));
  }
}
