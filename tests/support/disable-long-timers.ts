import type {BrowserContext, Page} from '@playwright/test';

/**
 * Disables timers of one second or longer, such as those for timeouts and disappearing messages. On a busy machine,
 * they would fire before the corresponding action. Tests of such timers use `page.clock` instead.
 */
export async function disableLongTimers(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const startShortTimer = (handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
      delay < 1000 ? start(handler, delay, ...rest) : 0;
    window.setTimeout = startShortTimer as typeof setTimeout;
  });
}
