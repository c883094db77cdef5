import {expect, type BrowserContext, type Frame, type Locator, type Page} from '@playwright/test';

/** The button that changes the color mode. */
export const themeSwitch = (page: Page | Frame): Locator =>
  page.getByRole('button', {name: /dark and light mode/}).first();

/** The button that opens the console of an operation, or runs its example. */
export const tryIt = (page: Page, operationId: string): Locator =>
  page.getByRole('button', {name: new RegExp(`^(?:Try it|Run) ${operationId}$`)}).first();

export const getConsole = (page: Page, operationId: string): Locator =>
  page.getByRole('region', {name: `Console: ${operationId}`});

/** Opens the console of an operation, and returns it. */
export async function openConsole(page: Page, operationId: string): Promise<Locator> {
  await tryIt(page, operationId).click();
  return getConsole(page, operationId);
}

/** The status of the response in a console. */
export const responseStatus = (panel: Locator): Locator => panel.locator('[data-class]').first();

/** Sends the request of a console, and waits for a response with a status. */
export async function send(panel: Locator, status: string | RegExp): Promise<void> {
  await panel.getByRole('button', {name: /^Send\b/}).click();
  await expect(responseStatus(panel)).toHaveText(status);
}

export const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page | Frame): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

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

/** Marks the document, and returns a function that resolves to `false` once the page has been reloaded. */
export async function markWindow(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    (window as {isSameDocument?: boolean}).isSameDocument = true;
  });
  return () => page.evaluate(() => (window as {isSameDocument?: boolean}).isSameDocument === true);
}

/**
 * Holds back animation frames until the returned function is called. Docusaurus marks a page as hydrated in an
 * animation frame, some time after React has begun to handle events.
 */
export async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = [];
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => held.push(callback);
    (window as {releaseFrames?: () => void}).releaseFrames = () => {
      window.requestAnimationFrame = request;
      held.splice(0).forEach(request);
    };
  });
  return () =>
    page.evaluate(() => {
      (window as {releaseFrames?: () => void}).releaseFrames?.();
    });
}

interface ReactRoot {
  readonly stateNode: {readonly current: {readonly memoizedState: {readonly isDehydrated: boolean}}};
}

/** Waits until React has rendered the page and handles events, which is some time before it's hydrated. */
export async function waitForReact(page: Page): Promise<void> {
  // The state of React's root is a property of its element.
  await page.waitForFunction(
    () =>
      Object.entries((document.querySelector('#__docusaurus') ?? {}) as Record<string, ReactRoot>).some(
        ([key, root]) => key.startsWith('__reactContainer') && !root.stateNode.current.memoizedState.isDehydrated,
      ),
    null,
    {polling: 20},
  );
}
