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
import {nightly, nightlyUnless, expect, test} from '../support/test';

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

/**
 * A control with a state that a press changes, and that another press would change back, or with an effect that adds
 * up.
 */
interface Control {
  readonly locate: (page: Page) => Locator;
  /** Counts the effects of presses. */
  readonly count: (page: Page, control: Locator) => Promise<number>;
}

/** Counts the changes of an attribute from before hydration. */
const countChanges =
  (attribute: string, selector?: string): Control['count'] =>
  async (page, control) => {
    const element = selector === undefined ? control : page.locator(selector);
    return element
      .first()
      .evaluate(
        (node, name) =>
          (window as unknown as Recorder).changes.filter(
            ([changed, changedName]) => changed === node && changedName === name,
          ).length,
        attribute,
      );
  };

interface Recorder {
  readonly changes: [target: Node, attribute: string | null, oldValue: string | null][];
  copies: number;
}

/** Records all changes of attributes, except for those that hydration causes, and all copied texts. */
const recordEffects = (page: Page) =>
  page.addInitScript(() => {
    // A press of an earlier visit has selected the tab.
    localStorage.clear();
    const recorder = Object.assign(window as unknown as {-readonly [Key in keyof Recorder]: Recorder[Key]}, {
      changes: [],
      copies: 0,
    });
    new MutationObserver((mutations) => {
      for (const {target, attributeName, oldValue} of mutations) {
        const value = (target as Element).getAttribute(attributeName ?? '');
        if (oldValue !== null && value !== oldValue) recorder.changes.push([target, attributeName, oldValue]);
      }
    }).observe(document, {
      subtree: true,
      attributeOldValue: true,
      attributeFilter: ['aria-expanded', 'data-theme', 'aria-selected', 'class'],
    });
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: () => {
          recorder.copies += 1;
          return Promise.resolve();
        },
      },
    });
  });

const desktopControls: Readonly<Record<string, Control>> = {
  'a caret in the sidebar': {
    locate: (page) => page.locator('.menu__caret').nth(1),
    count: countChanges('aria-expanded'),
  },
  'the color mode toggle': {locate: themeSwitch, count: countChanges('data-theme', 'html')},
  'a tab': {locate: (page) => page.getByRole('tab', {name: 'Python'}).first(), count: countChanges('aria-selected')},
  'Copy URL': {
    locate: (page) => page.getByRole('button', {name: 'Copy URL'}).first(),
    count: (page) => page.evaluate(() => (window as unknown as Recorder).copies),
  },
};
const phoneControls: Readonly<Record<string, Control>> = {
  'the menu': {locate: (page) => page.locator('button.navbar__toggle'), count: countChanges('aria-expanded')},
  'On this page': {locate: (page) => page.locator('.theme-doc-toc-mobile > button'), count: countChanges('class')},
};

for (const [press, controls, use] of [
  ['click', desktopControls, {}],
  ['Enter', desktopControls, {}],
  ['tap', phoneControls, {viewport: {width: 390, height: 844}, hasTouch: true}],
] as const) {
  test.describe('a press while React already handles events', () => {
    test.use(use);

    test(`(${press}) has one effect`, nightlyUnless(press !== 'Enter'), async ({page}) => {
      for (const [name, {locate, count}] of Object.entries(controls)) {
        await test.step(name, async () => {
          const visit = await page.context().newPage();
          await recordEffects(visit);
          const releaseFrames = await holdFrames(visit);
          await visit.goto(endpoint);
          await waitForReact(visit);
          const control = locate(visit);
          await (press === 'Enter' ? control.press('Enter') : control[press]());
          await releaseFrames();
          await waitForHydration(visit);
          await expect.poll(() => count(visit, control)).toBe(1);
          await visit.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
          expect(await count(visit, control)).toBe(1);
          await visit.close();
        });
      }
    });
  });
}

test('other pages are prefetched after a delay', nightly, async ({page, open}) => {
  await open('docs/intro');
  await expect(prefetchLinks(page)).not.toHaveCount(0);
});
