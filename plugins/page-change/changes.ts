import type {PackageChange} from '../package-changes';

const themeCommon = '@docusaurus/theme-common';

/**
 * What the theme does in the moment in which a new page is in the document, although it needs the page laid out: here it waits for
 * the frame, which lays it out anyway.
 */
export const inTheFrame: readonly PackageChange[] = [
  // The focus goes back to the start, unless something else has taken it by then: the button of a menu that closes. Who has gone
  // back by then stays where the browser has brought them.
  {
    package: themeCommon,
    file: 'lib/utils/skipToContentUtils.js',
    from: '            programmaticFocus(containerRef.current);',
    to: `            const container = containerRef.current;
            const before = document.activeElement;
            requestAnimationFrame(() => {
              const {activeElement} = document;
              if (activeElement === before || activeElement === document.body) programmaticFocus(container, {preventScroll: true});
            });`,
  },
  {
    package: themeCommon,
    file: 'lib/utils/skipToContentUtils.js',
    from: `function programmaticFocus(el) {
    el.setAttribute('tabindex', '-1');
    el.focus();`,
    to: `function programmaticFocus(el, options) {
    el.setAttribute('tabindex', '-1');
    el.focus(options);`,
  },
  // The table of contents marks where the reader is: first it asks how high the top bar is,
  {
    package: themeCommon,
    file: 'lib/hooks/useTOCHighlight.js',
    from: '        anchorTopOffsetRef.current = hideOnScroll ? 0 : getNavbarHeight();',
    to: `        const frame = requestAnimationFrame(() => {
          anchorTopOffsetRef.current = hideOnScroll ? 0 : getNavbarHeight();
        });
        return () => cancelAnimationFrame(frame);`,
  },
  // and then where the headings are.
  {
    package: themeCommon,
    file: 'lib/hooks/useTOCHighlight.js',
    from: `        updateActiveLink();
        return () => {`,
    to: `        const frame = requestAnimationFrame(updateActiveLink);
        return () => {
            cancelAnimationFrame(frame);`,
  },
];
