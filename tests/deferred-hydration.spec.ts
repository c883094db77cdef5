import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {holdRequests, waitForHydration, disableLongTimers} from './support/page';
import {nightly, expect, test} from './support/test';
import {input} from './support/search';

const endpoint = `docs/${site.slug}-api/core-api/designs-from-prompt`;
const themeSwitch = (page: Page) => page.getByRole('button', {name: /dark and light mode/}).first();
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

  test('start in a background tab', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', {value: 'hidden'});
      window.requestAnimationFrame = () => 0;
      PerformanceObserver.prototype.observe = () => undefined;
      window.setTimeout = (() => 0) as unknown as typeof setTimeout;
    });
    await page.goto('docs/intro');
    await expect.poll(async () => (await readTimes(page)).scripts.length).toBeGreaterThan(1);
  });

  test("start if the browser doesn't report the first paint", nightly, async ({page, open}) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await open('docs/intro');
    expect(Math.min(...(await readTimes(page)).scripts)).toBeGreaterThanOrEqual(1000);
  });
});

test.describe('before hydration', () => {
  test("clicks on the color mode toggle, tabs, and the sidebar are replayed, and a shortcut with the text that's typed next", async ({
    page,
  }) => {
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

  test("text that's typed into an input is kept", nightly, async ({page}) => {
    const release = await holdRequests(page, '**/assets/js/**');
    await page.goto('search', {waitUntil: 'commit'});
    const field = page.getByRole('main').getByPlaceholder('Search docs');
    await field.fill('idempotency');
    release();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results$/);
    await expect(field).toHaveValue('idempotency');
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}});

    test('a click on the menu button is replayed', nightly, async ({page}) => {
      const release = await holdRequests(page, '**/assets/js/**');
      await page.goto('docs/intro', {waitUntil: 'commit'});
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      release();
      await waitForHydration(page);
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
    });
  });
});

test('other pages are prefetched after a delay', nightly, async ({page, open}) => {
  await open('docs/intro');
  await expect(prefetchLinks(page)).not.toHaveCount(0);
});
