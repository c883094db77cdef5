import type {PackageChange} from '../package-changes';

/**
 * After a change of page the theme puts the focus back to the start, in the moment in which the new page is in the document. That
 * makes the browser lay out the whole page in between; here it is only taken away then, and given in the frame, which does the
 * layout anyway, unless something has taken it: the button of a menu that closes.
 */
export const lateFocus: PackageChange = {
  package: '@docusaurus/theme-common',
  file: 'lib/utils/skipToContentUtils.js',
  from: '            programmaticFocus(containerRef.current);',
  to: `            const container = containerRef.current;
            document.activeElement?.blur();
            requestAnimationFrame(() => {
              if (document.activeElement === document.body) programmaticFocus(container);
            });`,
};
