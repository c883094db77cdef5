import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {readLayoutShifts, recordLayoutShifts} from './support/layout-shifts';
import {expect, nightlyUnless, test} from './support/test';

/** A page with sections that the browser can skip. */
interface LongPage {
  readonly path: string;
  /** The selector of the sections. */
  readonly sections: string;
  /** The minimum number of sections that are skipped when the page opens. */
  readonly minSkipped: number;
  /** The ID of an element far below the first viewport. */
  readonly targetId: string;
}

const longPages = {
  'SDK reference': {
    path: `docs/${site.slug}-ui-sdk/widget-functions-events`,
    sections: '.entry--section',
    minSkipped: 50,
    targetId: 'type-widget',
  },
  'endpoint page': {
    path: `docs/${site.slug}-api/core-api/designs-from-prompt`,
    sections: '.ref-split',
    minSkipped: 1,
    targetId: 'errors',
  },
  'API reference': {
    path: `docs/${site.slug}-api/swagger/core-api`,
    sections: '.ref-section',
    minSkipped: 50,
    targetId: 'schemas',
  },
} satisfies Record<string, LongPage>;
const sdkReference = longPages['SDK reference'];

/** Counts the sections that the browser has skipped. */
const countSkipped = (page: Page, {sections}: LongPage = sdkReference) =>
  page
    .locator(sections)
    .evaluateAll(
      (all) =>
        all.filter((section) => !section.firstElementChild?.checkVisibility({contentVisibilityAuto: true})).length,
    );

/** Returns the distance of an element from the top of the viewport, in CSS pixels. */
const getTop = (page: Page, id = sdkReference.targetId) =>
  page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

/** Keeps the page from becoming idle, so that the browser skips sections for the whole test. */
const preventIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

const getScrollY = (page: Page) => page.evaluate(() => scrollY);

/** Returns the position of the target if its URL is opened directly, with all sections laid out. */
async function getDeepLinkTop(page: Page, longPage: LongPage): Promise<number> {
  const {path, targetId} = longPage;
  const otherPage = await page.context().newPage();
  await otherPage.setViewportSize(page.viewportSize() ?? {width: 0, height: 0});
  await otherPage.goto(`${path}#${targetId}`);
  await expect(otherPage.locator(`[id="${targetId}"]`)).toBeInViewport();
  expect(await countSkipped(otherPage, longPage)).toBe(0);
  const top = await getTop(otherPage, targetId);
  await otherPage.close();
  return top;
}

test('all sections are laid out once a reader uses the page and the browser is idle, the table of contents highlights the visible one, and a button leads back to the top', async ({
  page,
  open,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await recordLayoutShifts(page, {afterParsing: true});
  await open(sdkReference.path);
  await test.step('sections are skipped until then', async () => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await countSkipped(page)).toBeGreaterThanOrEqual(sdkReference.minSkipped);
    await page.keyboard.press('Shift');
    await expect(page.locator('head')).not.toHaveAttribute('data-content-visibility');
    expect(await countSkipped(page)).toBe(0);
  });
  await expect(page.locator(`${sdkReference.sections}[style]:not([style=""])`)).toHaveCount(0);
  expect(await readLayoutShifts(page)).toEqual([]);
  // No section is skipped without JavaScript.
  expect(readFileSync(`build/${sdkReference.path}.html`, 'utf8')).not.toMatch(/<head[^>]*data-content-visibility/);

  await test.step('the highlighted link follows the section, and stays visible', async () => {
    const contents = page.getByRole('navigation', {name: 'On this page'});
    const activeLink = contents.locator('.table-of-contents__link--active');
    for (const id of [
      'function-update',
      'event-generation-succeeded',
      'error-wrong-state',
      'type-progressstep',
      'event-ready',
    ]) {
      const name = (await page.locator(`[id="${id}"] :is(h3, h4) code`).textContent()) ?? '';
      // Scroll without navigating to the hash.
      await page.locator(`[id="${id}"]`).evaluate((entry) => {
        entry.scrollIntoView({block: 'start', behavior: 'instant'});
      });
      await expect(activeLink).toHaveText(name);
      await expect(activeLink).toBeInViewport();
    }
    await page.evaluate(() => {
      scrollTo({top: 0, behavior: 'instant'});
    });
    await expect(activeLink).toHaveCount(0);
    await expect(contents.getByRole('link').first()).toBeInViewport();
  });

  await test.step('the button appears when scrolling up, and disappears at the top', async () => {
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, 3000);
    // The button appears relative to the position where scrolling down ended.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
    await page.mouse.wheel(0, -200);
    await expect(button).toBeVisible();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();
  });
});

test.describe('until the browser is idle', () => {
  test.beforeEach(async ({page}) => {
    await preventIdle(page);
  });

  for (const [name, longPage] of Object.entries(longPages)) {
    test.describe(`${name} on a phone`, nightlyUnless(longPage === sdkReference), () => {
      const {path, minSkipped, targetId} = longPage;
      test.use({viewport: {width: 390, height: 900}});

      test('skips sections until a link to one is clicked, and the link scrolls to its exact position', async ({
        page,
        open,
      }) => {
        const expectedTop = await getDeepLinkTop(page, longPage);
        await open(path);
        expect(await countSkipped(page, longPage)).toBeGreaterThanOrEqual(minSkipped);
        await page.getByRole('button', {name: 'On this page'}).click();
        await page.locator(`a[href$="#${targetId}"]`).and(page.locator(':visible')).first().click();
        expect(await countSkipped(page, longPage)).toBe(0);
        await expect.poll(async () => Math.abs((await getTop(page, targetId)) - expectedTop)).toBeLessThan(1);
      });

      test('restores the scroll position on a reload and back navigation after scrolling', async ({page, open}) => {
        await open(path);
        for (let step = 0; step < 10; step += 1) {
          const previous = await getScrollY(page);
          await page.mouse.wheel(0, 700);
          // The browser scrolls some time after the event.
          await expect.poll(() => getScrollY(page)).toBeGreaterThan(previous);
        }
        const before = await getScrollY(page);
        expect(before).toBeGreaterThan(5000);
        const expectRestored = async () => {
          await expect.poll(async () => Math.abs((await getScrollY(page)) - before)).toBeLessThan(2);
          expect(await countSkipped(page, longPage)).toBe(0);
        };
        await page.reload();
        await expectRestored();
        await page.goto('docs/intro');
        await page.goBack();
        await expectRestored();
      });
    });
  }
});
