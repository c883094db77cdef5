// Runs in the head of every page before the first paint and selects the same tabs as the component (src/components/Tabs) after
// hydration, so that nothing moves when React takes over. Without JavaScript, every panel stays visible.
(() => {
  const root = document.documentElement;
  root.setAttribute('data-tabs-script', '');

  // If the site's scripts fail to load, the page won't be hydrated, so show every panel again.
  document.addEventListener('fast-pages:failed', () => {
    root.removeAttribute('data-tabs-script');
  });

  /**
   * Creates CSS rules that select the tab with a value in all tab groups with a group name or query parameter.
   *
   * @param {'group' | 'query'} attribute
   * @param {string} name
   * @param {string} value
   */
  const selectByValue = (attribute, name, value) => {
    const withValue = (/** @type {string} */ part) => `[data-tabs-${part}=${CSS.escape(value)}]`;
    const tabs = `[data-tabs-script] [data-tabs-${attribute}=${CSS.escape(name)}]:not([data-tabs-hydrated]):has(>${withValue('panel')})`;
    return (
      `${tabs}>[data-tabs-panel]{display:none}${tabs}>${withValue('panel')}{display:block}` +
      `${tabs}>*>[data-tabs-tab]{--ds-tab-color:var(--ds-text-secondary);--ds-tab-indicator:transparent}` +
      `${tabs}>*>${withValue('tab')}{--ds-tab-color:var(--ds-text);--ds-tab-indicator:var(--ds-accent-graphic)}`
    );
  };

  /**
   * Creates CSS rules that show the panel that contains the target of the URL's hash.
   *
   * @param {string} id
   */
  const createPanelRules = (id) => {
    const panel = '>[data-tabs-panel]';
    const tabs = `[data-tabs-script] [data-tabs]:not([data-tabs-hydrated]):has(${panel} #${CSS.escape(id)})`;
    return `${tabs}${panel}{display:none}${tabs}${panel}:has(#${CSS.escape(id)}){display:block}`;
  };

  // Later rules take precedence: the hash over the query over the stored selection.
  let rules = '';
  try {
    for (const [key, value] of Object.entries(localStorage)) {
      if (key.startsWith('docusaurus.tab.')) {
        rules += selectByValue('group', key.slice('docusaurus.tab.'.length), value);
      }
    }
  } catch {
    // Storage is blocked, so there is no stored selection.
  }
  new URLSearchParams(location.search).forEach((value, name) => {
    rules += selectByValue('query', name, value);
  });
  try {
    rules += location.hash && createPanelRules(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // The hash isn't a valid ID, such as a stray "%".
  }
  if (rules !== '') {
    const styleSheet = new CSSStyleSheet();
    styleSheet.replaceSync(rules);
    document.adoptedStyleSheets.push(styleSheet);
  }
})();
