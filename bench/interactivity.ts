import type {Browser} from '@playwright/test';
import {waitForHydration} from '../tests/support/page';

/** How soon a page responds to input on this machine, in milliseconds. */
export interface Interactivity {
  /** From the first paint until the page is hydrated. */
  readonly 'interactive after paint': number;
  /** From the click on a link, after hovering over it, until the heading of the next page is in the DOM. */
  readonly 'route change': number;
  /** From the same click until the next page is painted. */
  readonly 'route painted': number;
}

/**
 * Opens a page in a desktop-sized window, follows a link in the sidebar, and measures how soon the pages respond.
 *
 * @param browser - A running Chromium.
 * @param url - Absolute URL of the first page.
 * @param nextPath - URL path of the page to navigate to, as in the `href` of the link.
 */
export async function measureInteractivity(browser: Browser, url: string, nextPath: string): Promise<Interactivity> {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  try {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset['hasHydrated'] !== 'true') return;
        observer.disconnect();
        performance.mark('interactive');
      }).observe(document, {attributes: true, attributeFilter: ['data-has-hydrated'], subtree: true});
    });
    await page.goto(url, {waitUntil: 'load'});
    await waitForHydration(page);
    const interactiveAfterPaint = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return performance.measure('from paint', {start: paint?.startTime ?? 0, end: 'interactive'}).duration;
    });
    const link = page.locator(`.theme-doc-sidebar-menu a[href="${nextPath}"]`).first();
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const previousHeading = document.querySelector('h1')?.textContent;
      new MutationObserver((_, observer) => {
        if (document.querySelector('h1')?.textContent === previousHeading) return;
        observer.disconnect();
        performance.mark('changed');
        // A task that is queued in an animation frame runs after the browser has painted that frame.
        requestAnimationFrame(() => setTimeout(() => performance.mark('painted')));
      }).observe(document.body, {childList: true, subtree: true, characterData: true});
      addEventListener('click', () => performance.mark('click'), {capture: true, once: true});
    });
    await link.click();
    await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0);
    const [routeChange, routePainted] = await page.evaluate(() => [
      performance.measure('route change', 'click', 'changed').duration,
      performance.measure('route painted', 'click', 'painted').duration,
    ]);
    return {
      'interactive after paint': interactiveAfterPaint,
      'route change': routeChange,
      'route painted': routePainted,
    };
  } finally {
    await page.close();
  }
}
