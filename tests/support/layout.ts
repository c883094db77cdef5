import type {Page} from '@playwright/test';

/** Window widths in CSS pixels, from 1280 px at 400% zoom to a large screen. */
export const viewportWidths = [320, 390, 768, 1024, 1280, 1440, 1920] as const;

/**
 * Finds layout problems on the current page in its current state.
 *
 * @returns A description of each problem: horizontal scrolling of the page; a scrollable box that can't be focused; a
 *   target smaller than 24 × 24 px (WCAG 2.2, success criterion 2.5.8); a missing or repeated landmark or `h1`.
 */
export function findLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const width = document.documentElement.clientWidth;
    const report = (problem: string, element: Element) =>
      problems.push(`${problem}: ${element.outerHTML.slice(0, 160)}`);
    const isVisible = (element: Element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true});

    if (document.documentElement.scrollWidth > width) {
      problems.push(
        `The page scrolls horizontally: ${String(document.documentElement.scrollWidth)} px in ${String(width)}`,
      );
      for (const element of document.querySelectorAll('main *')) {
        if (element.getBoundingClientRect().right > width + 1) report('Extends beyond the window', element);
      }
    }

    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      // A box that scrolls horizontally must be focusable, so that the keyboard can scroll it.
      if (element.scrollWidth <= element.clientWidth + 1 || !isVisible(element)) continue;
      const {overflowX} = getComputedStyle(element);
      if (overflowX !== 'auto' && overflowX !== 'scroll') continue;
      if (element.tabIndex < 0) report("Scrolls horizontally but isn't focusable", element);
      if (element.querySelector('pre, code, table, svg') === null)
        report('Scrolls horizontally but contains no code, table, or image', element);
    }

    const minTargetSize = 24;
    /** A link in running text may be as small as its line (the "Inline" exception of 2.5.8). */
    const isInline = (element: Element) => {
      const text = element.closest('p, li, dd, dt, td, th, figcaption, h1, h2, h3, h4, summary, label, span');
      return (
        getComputedStyle(element).display === 'inline' &&
        (text?.textContent ?? '').trim().length > element.textContent.trim().length
      );
    };
    for (const element of document.querySelectorAll('a[href], button, summary, input, select, [role="tab"]')) {
      const box = element.getBoundingClientRect();
      if (!isVisible(element) || box.width === 0 || isInline(element)) continue;
      // Allows for rounding, because text is measured in fractions of a pixel.
      if (box.width < minTargetSize - 0.5 || box.height < minTargetSize - 0.5) {
        report(`Target of ${box.width.toFixed(0)} × ${box.height.toFixed(0)} px`, element);
      }
    }

    for (const landmark of ['h1', 'main', '[role="banner"], body header, nav.navbar', 'footer']) {
      const count = [...document.querySelectorAll(landmark)].filter(isVisible).length;
      if (landmark === 'h1' || landmark === 'main' ? count !== 1 : count === 0) {
        problems.push(`${String(count)} × ${landmark}`);
      }
    }
    return problems.slice(0, 12);
  });
}
