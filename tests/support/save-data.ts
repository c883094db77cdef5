import type {BrowserContext, Page} from '@playwright/test';

/** Simulates a metered connection, so that pages don't prefetch the pages that they link to. */
export async function simulateSaveData(page: Page | BrowserContext): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}, configurable: true});
  });
}
