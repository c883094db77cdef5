// Runs in the head of every page, before its content is shown: brings tabs to the state that their component gives them,
// so that nothing moves when it takes over. Without JavaScript it does not run, and every panel is visible.
(() => {
  const root = document.documentElement;
  root.setAttribute('data-tabs-script', '');

  // A script of the site that does not load: the component will not come, so every panel stays visible.
  addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin)) {
        root.removeAttribute('data-tabs-script');
      }
    },
    true,
  );

  /**
   * The rules that open the panel with this value in all tabs of a group, or of a query parameter, that have one.
   *
   * @param {'group' | 'query'} kind
   * @param {string} name
   * @param {string} value
   */
  const open = (kind, name, value) => {
    const is = (/** @type {string} */ part) => `[data-tabs-${part}=${CSS.escape(value)}]`;
    const tabs = `[data-tabs-script] [data-tabs-${kind}=${CSS.escape(name)}]:not([data-tabs-live]):has(>${is('panel')})`;
    return (
      `${tabs}>[data-tabs-panel]{display:none}${tabs}>${is('panel')}{display:block}` +
      `${tabs}>*>[data-tabs-tab]{--ds-tab-color:var(--ifm-color-emphasis-800);--ds-tab-indicator:transparent}` +
      `${tabs}>*>${is('tab')}{--ds-tab-color:var(--ds-text);--ds-tab-indicator:var(--ds-accent-graphic)}`
    );
  };

  /**
   * The rules that open the panel with the element that a link points at.
   *
   * @param {string} id
   */
  const openAround = (id) => {
    const panel = '>[data-tabs-panel]';
    const tabs = `[data-tabs-script] [data-tabs]:not([data-tabs-live]):has(${panel} #${CSS.escape(id)})`;
    return `${tabs}${panel}{display:none}${tabs}${panel}:has(#${CSS.escape(id)}){display:block}`;
  };

  // What decides comes last: the link, before it the address, before it what is remembered.
  let rules = '';
  try {
    for (const [key, value] of Object.entries(localStorage)) {
      if (key.startsWith('docusaurus.tab.')) {
        rules += open('group', key.slice(15), value);
      }
    }
  } catch {
    // Storage is blocked: nothing is remembered.
  }
  new URLSearchParams(location.search).forEach((value, name) => {
    rules += open('query', name, value);
  });
  try {
    rules += location.hash && openAround(decodeURIComponent(location.hash.slice(1)));
  } catch {
    // Not the address of an element: a stray "%".
  }
  if (rules !== '') {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }
})();
