import type {Page} from '@playwright/test';

/** Simulates a metered connection, so that a page doesn't prefetch the pages that it links to. */
export async function simulateSaveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}, configurable: true});
  });
}
