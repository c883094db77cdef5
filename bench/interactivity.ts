import type {Browser} from '@playwright/test';
import {waitForHydration} from '../tests/support/hydration';

/** How soon a page responds to input on this machine, in milliseconds. */
export interface Interactivity {
  /** From the first paint until the page is hydrated. */
  readonly 'interactive after paint': number;
  /** From the click on a link, after hovering over it, until the heading of the next page is in the DOM. */
  readonly 'route change': number;
  /** From the same click until the next page is painted. */
  readonly 'route painted': number;
}

/** A window with timestamps that scripts in the page record. */
type InstrumentedWindow = typeof window & {interactiveAt?: number; changedAt?: number; paintedAt?: number};

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
        (window as InstrumentedWindow).interactiveAt = performance.now();
      }).observe(document, {attributes: true, attributeFilter: ['data-has-hydrated'], subtree: true});
    });
    await page.goto(url, {waitUntil: 'load'});
    await waitForHydration(page);
    const interactiveAfterPaint = await page.evaluate(
      () =>
        ((window as InstrumentedWindow).interactiveAt ?? Infinity) -
        (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    );
    const link = page.locator(`.theme-doc-sidebar-menu a[href="${nextPath}"]`).first();
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const previousHeading = document.querySelector('h1')?.textContent;
      addEventListener(
        'click',
        () => {
          const start = performance.now();
          new MutationObserver((_, observer) => {
            if (document.querySelector('h1')?.textContent === previousHeading) return;
            observer.disconnect();
            (window as InstrumentedWindow).changedAt = performance.now() - start;
            // A task that is queued in an animation frame runs after the browser has painted that frame.
            requestAnimationFrame(() =>
              setTimeout(() => {
                (window as InstrumentedWindow).paintedAt = performance.now() - start;
              }),
            );
          }).observe(document.body, {childList: true, subtree: true, characterData: true});
        },
        {capture: true, once: true},
      );
    });
    await link.click();
    await page.waitForFunction(() => (window as InstrumentedWindow).paintedAt !== undefined);
    const [routeChange, routePainted] = await page.evaluate(() => {
      const {changedAt = Infinity, paintedAt = Infinity} = window as InstrumentedWindow;
      return [changedAt, paintedAt] as const;
    });
    return {
      'interactive after paint': interactiveAfterPaint,
      'route change': routeChange,
      'route painted': routePainted,
    };
  } finally {
    await page.close();
  }
}
