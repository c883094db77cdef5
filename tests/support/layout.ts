import type {Page} from '@playwright/test';

/** Widths of windows, in CSS pixels: from 1280 px at 400 % zoom to a large screen. */
export const widths = [320, 390, 768, 1024, 1280, 1440, 1920] as const;

/**
 * Measures the open page as it is drawn now.
 *
 * @returns A text for each fault: the page scrolls sideways; something is drawn outside of the window and not in a box that
 *   scrolls and takes the focus; a target is smaller than 24 × 24 px (WCAG 2.2, 2.5.8); not one `h1`, or not one of a landmark.
 */
export function layoutFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    const say = (what: string, element: Element) => found.push(`${what}: ${element.outerHTML.slice(0, 160)}`);
    const visible = (element: Element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true});

    if (document.documentElement.scrollWidth > width) {
      found.push(`The page scrolls sideways: ${String(document.documentElement.scrollWidth)} px in ${String(width)}`);
      for (const element of document.querySelectorAll('main *')) {
        if (element.getBoundingClientRect().right > width + 1) say('Reaches beyond the window', element);
      }
    }

    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      // A box that scrolls sideways can be scrolled by keyboard.
      if (element.scrollWidth <= element.clientWidth + 1 || !visible(element)) continue;
      const {overflowX} = getComputedStyle(element);
      if (overflowX !== 'auto' && overflowX !== 'scroll') continue;
      if (element.tabIndex < 0) say('Scrolls sideways and takes no focus', element);
      if (element.querySelector('pre, code, table, svg') === null) say('Scrolls sideways and is no code', element);
    }

    const least = 24;
    /** A link in a line of text may be as high as the line (2.5.8, "Inline"). */
    const isInText = (element: Element) => {
      const text = element.closest('p, li, dd, dt, td, th, figcaption, h1, h2, h3, h4, summary, label, span');
      return (
        getComputedStyle(element).display === 'inline' &&
        (text?.textContent ?? '').trim().length > element.textContent.trim().length
      );
    };
    for (const element of document.querySelectorAll('a[href], button, summary, input, select, [role="tab"]')) {
      const box = element.getBoundingClientRect();
      if (!visible(element) || box.width === 0 || isInText(element)) continue;
      // Half a pixel: letters are measured in fractions.
      if (box.width < least - 0.5 || box.height < least - 0.5) {
        say(`A target of ${box.width.toFixed(0)} × ${box.height.toFixed(0)} px`, element);
      }
    }

    for (const landmark of ['h1', 'main', '[role="banner"], body header, nav.navbar', 'footer']) {
      const count = [...document.querySelectorAll(landmark)].filter(visible).length;
      if (landmark === 'h1' || landmark === 'main' ? count !== 1 : count === 0) {
        found.push(`${String(count)} × ${landmark}`);
      }
    }
    return found.slice(0, 12);
  });
}
