const replaceOnce = require('../client-bundle/replace-once.cjs');

/**
 * After a change of page the theme puts the focus back to the start (`utils/skipToContentUtils.js`), in the moment in which the new
 * page is in the document. That makes the browser lay out the whole page in between; here it waits for the frame, which does
 * it anyway.
 */
module.exports = replaceOnce({
  package: '@docusaurus/theme-common',
  by: 'plugins/prefetch/late-focus-loader.cjs',
  from: '            programmaticFocus(containerRef.current);',
  to: `            const container = containerRef.current;
            requestAnimationFrame(() => { programmaticFocus(container); });`,
});
