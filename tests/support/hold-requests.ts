import type {BrowserContext, Page} from '@playwright/test';

/**
 * Holds back matching requests until the returned function is called.
 *
 * @param from - The page, or its context if workers send the requests too.
 * @param files - A URL pattern.
 */
export async function holdRequests(from: Page | BrowserContext, files: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const releasePromise = new Promise<void>((resolve) => {
    release = resolve;
  });
  await from.route(files, async (route) => {
    await releasePromise;
    await route.continue();
  });
  return release;
}
