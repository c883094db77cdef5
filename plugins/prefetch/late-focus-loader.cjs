const replaceOnce = require('../client-bundle/replace-once.cjs');

/**
 * After a change of page the theme puts the focus back to the start (`utils/skipToContentUtils.js`), in the moment in which the new
 * page is in the document. That makes the browser lay out the whole page in between; here it is only taken away then, and given in
 * the frame, which does the layout anyway, unless something has taken it: the button of a menu that closes.
 */
module.exports = replaceOnce({
  package: '@docusaurus/theme-common',
  by: 'plugins/prefetch/late-focus-loader.cjs',
  from: '            programmaticFocus(containerRef.current);',
  to: `            const container = containerRef.current;
            document.activeElement?.blur();
            requestAnimationFrame(() => {
              if (document.activeElement === document.body) programmaticFocus(container);
            });`,
});
