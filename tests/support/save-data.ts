import type {Page} from '@playwright/test';

/** Simulates a metered connection, so that an example loads only what it needs, and not all pages for offline use. */
export async function simulateSaveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
}
