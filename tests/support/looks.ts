import type {Page} from '@playwright/test';

/** A theme on a device. */
export interface Look {
  readonly theme: 'light' | 'dark';
  /** Width of the window in CSS pixels. */
  readonly width: number;
}

const phone = 390;
const desktop = 1280;

/** Both themes on a phone and on a desktop. */
export const looks: readonly [Look, ...Look[]] = [
  {theme: 'light', width: desktop},
  {theme: 'dark', width: phone},
  {theme: 'light', width: phone},
  {theme: 'dark', width: desktop},
];

export const nameOf = ({theme, width}: Look) => `${theme}, ${String(width)} px`;

/** Gives the open page another width, and waits until it is drawn with it. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({width, height});
  await drawn(page);
}

/** Gives the open page another look, and waits until it is drawn so. */
export async function show(page: Page, {theme, width}: Look): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width, height: 900});
  await page.evaluate((value) => {
    document.documentElement.dataset['theme'] = value;
  }, theme);
  await drawn(page);
}

/** Waits until React has answered to a change, and what fades has faded. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
  });
}
