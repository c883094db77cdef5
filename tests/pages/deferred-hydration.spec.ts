import type {Locator, Page} from '@playwright/test';
import {site} from '../../config/site';
import {
  disableLongTimers,
  getConsole,
  holdFrames,
  holdRequests,
  themeSwitch,
  tryIt,
  waitForHydration,
  waitForReact,
} from '../support/page';
import {button, input} from '../support/search';
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

/** A control that one press changes, and another press would change again, and how it's after one press. */
interface Control {
  readonly locate: (page: Page) => Locator;
  readonly expectPressed: (page: Page) => Promise<void>;
}

const root = (page: Page) => page.locator('html');

/** A control that changes an attribute, of itself or of another element. */
const createControl = (locate: Control['locate'], attribute: string, pressed: string | RegExp, changed = locate) => ({
  locate,
  expectPressed: (page: Page) => expect(changed(page)).toHaveAttribute(attribute, pressed),
});

/** A control that shows a text. */
const createOpener = (label: string, shownText: string): Control => ({
  locate: (page) => page.getByText(label),
  expectPressed: (page) => expect(page.getByText(shownText)).toBeVisible(),
});

const desktopControls: Readonly<Record<string, Control>> = {
  'a caret in the sidebar': createControl((page) => page.locator('.menu__caret').nth(1), 'aria-expanded', 'false'),
  'the color mode toggle': createControl(themeSwitch, 'data-theme', 'dark', root),
  'a tab': createControl((page) => page.getByRole('tab', {name: 'Python'}).first(), 'aria-selected', 'true'),
  'Copy URL': createControl((page) => page.getByRole('button', {name: 'Copy URL'}), 'data-copied', '1', root),
  'Try it': {
    locate: (page) => tryIt(page, 'designsFromPrompt'),
    expectPressed: (page) => expect(getConsole(page, 'designsFromPrompt')).toBeVisible(),
  },
};
const phoneControls: Readonly<Record<string, Control>> = {
  'On this page': createControl(
    (page) => page.locator('.theme-doc-toc-mobile > button'),
    'class',
    /tocCollapsibleButtonExpanded/,
  ),
  'the menu': createControl((page) => page.locator('button.navbar__toggle'), 'aria-expanded', 'true'),
  'the search button': {locate: button, expectPressed: (page) => expect(input(page)).toBeVisible()},
};
const referenceControls: Readonly<Record<string, Control>> = {
  'Open all': createOpener('Open all', 'Close all'),
  'the page menu': createOpener('Page menu', 'Copy page'),
};

const presses = {
  mouse: (control: Locator) => control.click(),
  finger: (control: Locator) => control.tap(),
  key: (control: Locator) => control.press('Enter'),
};

/** Forgets what earlier presses have selected and opened, and counts copies. */
const prepareControls = (page: Page) =>
  page.addInitScript(() => {
    localStorage.clear();
    history.replaceState(null, '');
    let copies = 0;
    const writeText = () => {
      copies += 1;
      document.documentElement.dataset.copied = String(copies);
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', {value: {writeText}});
  });

/** From 0 to 500. */
const pressDelaysMs = Array.from({length: 20}, (_, index) => Math.round((index * 500) / 19));

// A second effect would undo the first one.
for (const [device, width, path, controls] of [
  ['a desktop', 1280, endpoint, desktopControls],
  ['a phone', 390, endpoint, phoneControls],
  ['a reference page', 1280, `docs/${site.slug}-api/swagger/enterprise-endpoints`, referenceControls],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({viewport: {width, height: 844}, hasTouch: true});

    test('presses while React already handles events have one effect', async ({page}) => {
      await prepareControls(page);
      const releaseFrames = await holdFrames(page);
      await page.goto(path);
      await waitForReact(page);
      const ways = Object.values(presses);
      for (const [index, {locate}] of Object.values(controls).entries()) {
        await ways[index % ways.length]?.(locate(page));
      }
      await releaseFrames();
      await waitForHydration(page);
      for (const {expectPressed} of Object.values(controls)) await expectPressed(page);
    });

    for (const [name, {locate, expectPressed}] of Object.entries(controls)) {
      for (const [way, press] of Object.entries(presses)) {
        test(`presses of ${name} in the first half second have one effect, by ${way}`, nightly, async ({page}) => {
          test.slow();
          await prepareControls(page);
          const client = await page.context().newCDPSession(page);
          await client.send('Emulation.setCPUThrottlingRate', {rate: 4});
          for (const delayMs of pressDelaysMs) {
            await test.step(`after ${delayMs} ms`, async () => {
              await page.goto(path);
              await page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), delayMs);
              await press(locate(page));
              await waitForHydration(page);
              await expectPressed(page);
              await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
              await expectPressed(page);
            });
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
