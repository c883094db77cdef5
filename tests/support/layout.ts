import type {Page} from '@playwright/test';

/** Window widths in CSS pixels, from 1280 px at 400% zoom to a large screen. */
export const viewportWidths = [320, 390, 768, 1024, 1280, 1440, 1920] as const;

/**
 * Finds layout problems on the current page in its current state.
 *
 * @returns A description of each problem: horizontal scrolling of the page; a scrollable box that can't be focused; a
 *   target smaller than 24 × 24 px (WCAG 2.2, success criterion 2.5.8); a missing or repeated landmark or `h1`.
 */
export async function findLayoutProblems(page: Page): Promise<string[]> {
  const problems = [findWideElements, findUnusableScrollers, findSmallTargets, findWrongLandmarks];
  const lists = await Promise.all(problems.map((find) => page.evaluate(find)));
  return lists.flat().slice(0, 12);
}

/* The browser runs each of these functions by itself, so they can't call others. */

function findWideElements(): string[] {
  const {clientWidth, scrollWidth} = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const elements = [...document.querySelectorAll('main *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return [
    `The page scrolls horizontally: ${scrollWidth} px in ${clientWidth}`,
    ...elements.map(({outerHTML}) => `Extends beyond the window: ${outerHTML.slice(0, 160)}`),
  ];
}

/** A box that scrolls horizontally must be focusable, so that the keyboard can scroll it. */
function findUnusableScrollers(): string[] {
  const scrollers = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
  );
  return scrollers.flatMap((element) => {
    const html = element.outerHTML.slice(0, 160);
    return [
      ...(element.tabIndex < 0 ? [`Scrolls horizontally but isn't focusable: ${html}`] : []),
      ...(element.querySelector('pre, code, table, svg') === null
        ? [`Scrolls horizontally but contains no code, table, or image: ${html}`]
        : []),
    ];
  });
}

function findSmallTargets(): string[] {
  // Allows for rounding, because text is measured in fractions of a pixel.
  const minTargetSize = 24 - 0.5;
  /** A link in running text may be as small as its line (the "Inline" exception of 2.5.8). */
  const isInline = (element: Element) => {
    const text = element.closest('p, li, dd, dt, td, th, figcaption, h1, h2, h3, h4, summary, label, span');
    return (
      getComputedStyle(element).display === 'inline' &&
      (text?.textContent ?? '').trim().length > element.textContent.trim().length
    );
  };
  const targets = document.querySelectorAll('a[href], button, summary, input, select, [role="tab"]');
  return [...targets].flatMap((element) => {
    const {width, height} = element.getBoundingClientRect();
    const isVisible = width > 0 && element.checkVisibility({visibilityProperty: true, opacityProperty: true});
    return isVisible && Math.min(width, height) < minTargetSize && !isInline(element)
      ? [`Target of ${width.toFixed(0)} × ${height.toFixed(0)} px: ${element.outerHTML.slice(0, 160)}`]
      : [];
  });
}

function findWrongLandmarks(): string[] {
  const landmarks = {h1: 1, main: 1, '[role="banner"], body header, nav.navbar': Infinity, footer: Infinity};
  return Object.entries(landmarks).flatMap(([landmark, maxCount]) => {
    const count = [...document.querySelectorAll(landmark)].filter((element) =>
      element.checkVisibility({visibilityProperty: true, opacityProperty: true}),
    ).length;
    return count > 0 && count <= maxCount ? [] : [`${count} × ${landmark}`];
  });
}

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
export function findClippedElements(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
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
}
