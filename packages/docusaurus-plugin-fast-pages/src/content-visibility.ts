import type {SectionHeights} from './options';

/**
 * Creates the style sheet that lets the browser skip sections. `inline/content-visibility.js` sets the attributes on
 * which it depends, and removes them.
 *
 * The size after `auto` only affects the length of the scrollbar: browsers remember the real height of a section that
 * has been laid out.
 */
export function createContentVisibilityStyles(sections: SectionHeights): string {
  const rules = Object.entries(sections).map(
    ([selector, height]) => `  head[data-content-visibility] ~ body :is(${selector}):not([data-laid-out]) {
    content-visibility: auto;
    contain-intrinsic-height: auto ${height};
    /* Leaves room for focus rings, which containment would clip. */
    overflow-clip-margin: 0.5rem;
  }`,
  );
  return `@media screen {\n${rules.join('\n')}\n}\n`;
}
