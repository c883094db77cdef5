import type {BrowserContext, Page} from '@playwright/test';

/**
 * Keeps what pages wait a second or longer for from ever ending: time-outs, and what shows for a while. On a busy machine such
 * a wait ends before what it is there for. Tests of the waits themselves have the page's clock in their hands.
 */
export async function stopWaits(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const startShort = (handler: TimerHandler, wait = 0, ...rest: unknown[]) =>
      wait < 1000 ? start(handler, wait, ...rest) : 0;
    window.setTimeout = startShort as typeof setTimeout;
  });
}
