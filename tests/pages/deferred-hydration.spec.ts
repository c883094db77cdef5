import type {Locator, Page} from '@playwright/test';
import {site} from '../../config/site';
import {
  disableLongTimers,
  holdFrames,
  holdRequests,
  themeSwitch,
  waitForHydration,
  waitForReact,
} from '../support/page';
import {input} from '../support/search';
import {nightly, expect, test} from '../support/test';

const endpoint = `docs/${site.slug}-api/core-api/designs-from-prompt`;
const prefetchLinks = (page: Page) => page.locator('link[rel=prefetch]');

/** The time of the first paint, and the start times of the requests for scripts, in milliseconds. */
const readTimes = (page: Page) =>
  page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({name}) => name.includes('/assets/js/'))
      .map(({startTime}) => startTime),
  }));

test.use({saveData: false});

test.describe('scripts', () => {
  test('start after the first paint, and other pages are prefetched after an interaction', async ({page, open}) => {
    await disableLongTimers(page);
    await open(endpoint);
    expect(await prefetchLinks(page).count()).toBe(0);
    const {paint, scripts} = await readTimes(page);
    expect(scripts.length).toBeGreaterThan(1);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(paint ?? Infinity);
    await page.mouse.move(5, 5);
    await expect(prefetchLinks(page)).not.toHaveCount(0);
  });

  // As in a background tab.
  test("start if the browser doesn't report the first paint", nightly, async ({page, open}) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await open('docs/intro');
    expect(Math.min(...(await readTimes(page)).scripts)).toBeGreaterThanOrEqual(1000);
  });
});

test("clicks before hydration are replayed, and a shortcut with the text that's typed next", async ({page}) => {
  const release = await holdRequests(page, '**/assets/js/**');
  await page.goto(endpoint, {waitUntil: 'commit'});
  await themeSwitch(page).click();
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await page.keyboard.press('ArrowLeft');
  const category = page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('button', {name: 'Core API'});
  await category.click();
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('/');
  await page.keyboard.type('rate limit');
  release();
  await waitForHydration(page);
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('rate limit');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('tab', {name: 'JavaScript'}).first()).toHaveAttribute('aria-selected', 'true');
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(new RegExp(`/${endpoint}$`));
  // Clicks are handled once after hydration.
  await themeSwitch(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

/** Opens the page, and presses controls when React already handles events, some time before it's hydrated. */
async function pressEarly(page: Page, press: () => Promise<void>): Promise<void> {
  const releaseFrames = await holdFrames(page);
  await page.goto(endpoint);
  await waitForReact(page);
  await press();
  await releaseFrames();
  await waitForHydration(page);
}

// A second effect would undo the first one.
test.describe('presses while React already handles events have one effect', () => {
  test('by mouse and key', async ({page}) => {
    const caret = page.locator('.menu__caret').nth(1);
    const tab = page.getByRole('tab', {name: 'Python'}).first();
    let wasExpanded: string | null = null;
    await pressEarly(page, async () => {
      wasExpanded = await caret.getAttribute('aria-expanded');
      await caret.click();
      await themeSwitch(page).press('Enter');
      await tab.click();
    });
    await expect(caret).toHaveAttribute('aria-expanded', wasExpanded === 'true' ? 'false' : 'true');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}, hasTouch: true});

    test('by finger', async ({page}) => {
      await pressEarly(page, async () => {
        await page.locator('.theme-doc-toc-mobile > button').tap();
        await page.locator('button.navbar__toggle').tap();
      });
      await expect(page.locator('.theme-doc-toc-mobile ul').first()).toBeVisible();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
    });
  });
});

/** A control that one press changes, and another press would change again. */
interface Control {
  readonly locate: (page: Page) => Locator;
  readonly attribute: string;
  /** The element with the attribute, unless it's the control. */
  readonly owner?: string;
}

const desktopControls: Readonly<Record<string, Control>> = {
  'a caret in the sidebar': {locate: (page) => page.locator('.menu__caret').nth(1), attribute: 'aria-expanded'},
  'the color mode toggle': {locate: themeSwitch, attribute: 'data-theme', owner: 'html'},
  'a tab': {locate: (page) => page.getByRole('tab', {name: 'Python'}).first(), attribute: 'aria-selected'},
  'Copy URL': {
    locate: (page) => page.getByRole('button', {name: 'Copy URL'}).first(),
    attribute: 'copied',
    owner: 'html',
  },
};
const phoneControls: Readonly<Record<string, Control>> = {
  'the menu': {locate: (page) => page.locator('button.navbar__toggle'), attribute: 'aria-expanded'},
  'On this page': {locate: (page) => page.locator('.theme-doc-toc-mobile > button'), attribute: 'class'},
};

const presses = {
  mouse: (control: Locator) => control.click(),
  finger: (control: Locator) => control.tap(),
  key: (control: Locator) => control.press('Enter'),
};

interface Recorder {
  /** The changed attributes of elements. A copied text counts as one of `<html>`. */
  changes: [owner: Node, attribute: string | null][];
}

/** Records the changes of attributes that existed in the HTML, and copied texts. */
const recordChanges = (page: Page) =>
  page.addInitScript(() => {
    // An earlier press has selected the tab and the color mode.
    localStorage.clear();
    const changes: Recorder['changes'] = [];
    (window as unknown as Recorder).changes = changes;
    new MutationObserver((mutations) => {
      for (const {target, attributeName, oldValue} of mutations) {
        const value = (target as Element).getAttribute(attributeName ?? '');
        if (oldValue !== null && value !== oldValue) changes.push([target, attributeName]);
      }
    }).observe(document, {
      subtree: true,
      attributeOldValue: true,
      attributeFilter: ['aria-expanded', 'aria-selected', 'class', 'data-theme'],
    });
    const writeText = () => Promise.resolve(void changes.push([document.documentElement, 'copied']));
    Object.defineProperty(navigator, 'clipboard', {value: {writeText}});
  });

const countChanges = (page: Page, {locate, attribute, owner}: Control) =>
  (owner === undefined ? locate(page) : page.locator(owner)).evaluate(
    (element, name) =>
      (window as unknown as Recorder).changes.filter(
        ([changed, changedName]) => changed === element && changedName === name,
      ).length,
    attribute,
  );

/** From 0 to 500. */
const pressDelaysMs = Array.from({length: 20}, (_, index) => Math.round((index * 500) / 19));

for (const [device, width, controls] of [
  ['a desktop', 1280, desktopControls],
  ['a phone', 390, phoneControls],
] as const) {
  test.describe(`presses in the first half second on ${device} have one effect`, nightly, () => {
    test.use({viewport: {width, height: 844}, hasTouch: true});

    for (const [name, control] of Object.entries(controls)) {
      for (const [way, press] of Object.entries(presses)) {
        test(`${name}, by ${way}`, async ({page}) => {
          test.slow();
          await recordChanges(page);
          const client = await page.context().newCDPSession(page);
          await client.send('Emulation.setCPUThrottlingRate', {rate: 4});
          for (const delayMs of pressDelaysMs) {
            await page.goto(endpoint);
            await page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), delayMs);
            await press(control.locate(page));
            await waitForHydration(page);
            const message = `after ${delayMs} ms`;
            await expect.poll(() => countChanges(page, control), message).toBe(1);
            await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
            expect(await countChanges(page, control), message).toBe(1);
          }
        });
      }
    }
  });
}

test('other pages are prefetched after a delay', nightly, async ({page, open}) => {
  await open('docs/intro');
  await expect(prefetchLinks(page)).not.toHaveCount(0);
});
