import type {Frame, Page} from '@playwright/test';

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page | Frame): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}
