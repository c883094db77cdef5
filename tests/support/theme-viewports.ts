import type {Page} from '@playwright/test';

/** A combination of a color mode and a window width. */
export interface ThemeViewport {
  readonly theme: 'light' | 'dark';
  /** The width of the window in CSS pixels. */
  readonly width: number;
}

/** Two combinations that include both color modes and both layouts. */
export const themeViewports: readonly [ThemeViewport, ThemeViewport] = [
  {theme: 'light', width: 1280},
  {theme: 'dark', width: 390},
];

export const describeViewport = ({theme, width}: ThemeViewport) => `${theme}, ${width} px`;

/** Resizes the window of an open page, and waits until the page has been painted. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({width, height});
  await waitForPaint(page);
}

/** Switches an open page to a color mode and a window width, and waits until the page has been painted. */
export async function applyThemeViewport(page: Page, {theme, width}: ThemeViewport): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width, height: 900});
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
  await waitForPaint(page);
}

/** Waits until React has rendered a change and all animations have finished. */
async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const waitForFrame = () => new Promise(requestAnimationFrame);
    await waitForFrame();
    await waitForFrame();
    // Animations of a scroll position don't run in time, and never finish.
    const animations = document.getAnimations().filter(({timeline}) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(animations.map(({finished}) => finished));
  });
}
