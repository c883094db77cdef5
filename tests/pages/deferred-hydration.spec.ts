import type {Page} from '@playwright/test';
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

test('other pages are prefetched after a delay', nightly, async ({page, open}) => {
  await open('docs/intro');
  await expect(prefetchLinks(page)).not.toHaveCount(0);
});
