import type {Browser} from '@playwright/test';

/** How soon a page answers its reader, in milliseconds, on this machine. */
export interface Interactivity {
  /** From the first paint until every control works. */
  readonly 'interactive after paint': number;
  /** From the click on a link that the pointer has rested on until the next page's heading is there. */
  readonly 'route change': number;
  /** The same until the reader can see it. */
  readonly 'route painted': number;
}

/** Where the pages leave their times. */
type Times = typeof window & {interactiveAt?: number; changedAt?: number; paintedAt?: number};

/**
 * Opens a page on a desktop, and goes on by a link of its sidebar.
 *
 * @param browser - A Chromium.
 * @param address - The page, with its origin.
 * @param next - Path of the page that the link leads to.
 */
export async function measureInteractivity(browser: Browser, address: string, next: string): Promise<Interactivity> {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  try {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset['hasHydrated'] !== 'true') return;
        observer.disconnect();
        (window as Times).interactiveAt = performance.now();
      }).observe(document, {attributes: true, attributeFilter: ['data-has-hydrated'], subtree: true});
    });
    await page.goto(address, {waitUntil: 'load'});
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    const painted = await page.evaluate(
      () =>
        ((window as Times).interactiveAt ?? Infinity) -
        (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    );
    const link = page.locator(`.theme-doc-sidebar-menu a[href="${next}"]`).first();
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const before = document.querySelector('h1')?.textContent;
      addEventListener(
        'click',
        () => {
          const start = performance.now();
          new MutationObserver((_, observer) => {
            if (document.querySelector('h1')?.textContent === before) return;
            observer.disconnect();
            (window as Times).changedAt = performance.now() - start;
            // A task after a frame's work begins when the frame has been drawn.
            requestAnimationFrame(() =>
              setTimeout(() => {
                (window as Times).paintedAt = performance.now() - start;
              }),
            );
          }).observe(document.body, {childList: true, subtree: true, characterData: true});
        },
        {capture: true, once: true},
      );
    });
    await link.click();
    await page.waitForFunction(() => (window as Times).paintedAt !== undefined);
    const [changed, shown] = await page.evaluate(() => {
      const {changedAt = Infinity, paintedAt = Infinity} = window as Times;
      return [changedAt, paintedAt] as const;
    });
    return {'interactive after paint': painted, 'route change': changed, 'route painted': shown};
  } finally {
    await page.close();
  }
}
