import type {BrowserContext, Page} from '@playwright/test';

/**
 * Keeps files from a page until the function that this gives is called.
 *
 * @param from - The page; its context where workers ask for the files too.
 * @param files - Pattern of their addresses.
 */
export async function hold(from: Page | BrowserContext, files: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await from.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
