import type {Page} from '@playwright/test';

/** Window widths in CSS pixels, from 1280 px at 400% zoom to a large screen. */
export const viewportWidths = [320, 390, 768, 1024, 1280, 1440, 1920] as const;

/** Finds elements because of which the page scrolls horizontally. */
export const findWideElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const {clientWidth, scrollWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const elements = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `The page scrolls horizontally: ${scrollWidth} px in ${clientWidth}`,
      ...elements.map(({outerHTML}) => `Extends beyond the window: ${outerHTML.slice(0, 160)}`),
    ];
  });

/** Focuses every tab stop, and describes those that show no focus indicator or are hidden behind the navbar. */
export async function findInvisibleFocus(page: Page): Promise<string[]> {
  // After a key press, the browser shows focus indicators.
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const readOutline = (element: Element) => {
      const {outlineStyle, outlineWidth, outlineColor, boxShadow} = getComputedStyle(element);
      return {ring: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 ? outlineColor : '', boxShadow};
    };
    const waitForFrame = () => new Promise(requestAnimationFrame);
    const found: string[] = [];
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, [tabindex]')];
    for (const stop of stops) {
      if (stop.tabIndex < 0 || !stop.checkVisibility({visibilityProperty: true})) continue;
      const before = readOutline(stop);
      stop.focus();
      if (document.activeElement !== stop) continue;
      const after = readOutline(stop);
      if (after.ring === '' && after.boxShadow === before.boxShadow) found.push(`no ring: ${stop.outerHTML}`);
      await waitForFrame();
      const {x, y, width, height} = stop.getBoundingClientRect();
      // The middle of its first line.
      const top = document.elementFromPoint(x + Math.min(width, 40) / 2, y + Math.min(height, 24) / 2);
      // Search results may have been rendered again in the meantime.
      if (stop.isConnected && top?.closest('.navbar') && !stop.closest('.navbar')) {
        found.push(`behind the top bar: ${stop.outerHTML}`);
      }
    }
    return found.map((line) => line.slice(0, 200)).slice(0, 10);
  });
}

/** Applies the text spacing of WCAG 1.4.12, and returns the elements that are clipped as a result. */
export const findClippedElements = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const waitForFrame = () => new Promise(requestAnimationFrame);
    const findCutElements = () =>
      [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
        // Visually hidden elements are 1 px wide.
        if (element.clientWidth <= 1 || !element.checkVisibility({visibilityProperty: true})) return false;
        const {overflowX, overflowY} = getComputedStyle(element);
        const hidesOverflow = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          (hidesOverflow(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hidesOverflow(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      });
    const before = new Set(findCutElements());
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    await waitForFrame();
    await waitForFrame();
    const problems = findCutElements()
      .filter((element) => !before.has(element))
      .map((element) => element.outerHTML.slice(0, 200));
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) {
      problems.push('the page scrolls horizontally');
    }
    document.adoptedStyleSheets.pop();
    await waitForFrame();
    return problems;
  });
