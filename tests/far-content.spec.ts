import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {hits, search} from './support/search';
import {expect, test} from './support/test';

/** A page of many entries, and one far below. */
const address = `docs/${site.slug}-ui-sdk/widget-functions-events`;
const far = 'type-widget';

/** How many entries the browser has left out, as it drew the page. */
const leftOut = (page: Page) =>
  page
    .locator('.entry--section')
    .evaluateAll(
      (entries) =>
        entries.filter((entry) => !entry.firstElementChild?.checkVisibility({contentVisibilityAuto: true})).length,
    );

/** Where an entry begins in the window, in CSS pixels. */
const top = (page: Page, id = far) =>
  page.locator(`[id="${id}"]`).evaluate((entry) => entry.getBoundingClientRect().top);

/** Where the page brings an entry whose address is opened: everything is laid out then. */
async function exactTop(page: Page): Promise<number> {
  const other = await page.context().newPage();
  await other.setViewportSize(page.viewportSize() ?? {width: 0, height: 0});
  await other.goto(`${address}#${far}`);
  await expect(other.locator(`[id="${far}"]`)).toBeInViewport();
  expect(await leftOut(other)).toBe(0);
  const place = await top(other);
  await other.close();
  return place;
}

for (const width of [1280, 390]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({viewport: {width, height: 900}});

    test('entries far below are left out until a link to one is pressed, and it leads exactly there', async ({
      page,
      open,
    }) => {
      await open(address);
      expect(await leftOut(page)).toBeGreaterThan(50);
      await page.locator(`main a[href$="#${far}"]`).first().click();
      expect(await leftOut(page)).toBe(0);
      await expect.poll(() => top(page)).toBeCloseTo(await exactTop(page), 0);
    });

    test('an entry is as high when it is left out and near as when all are laid out', async ({page, open}) => {
      await open(address);
      const heights = () =>
        page.locator('.entry--section').evaluateAll(async (entries) => {
          const all: number[] = [];
          for (const entry of entries) {
            entry.scrollIntoView();
            await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
            all.push(entry.getBoundingClientRect().height);
          }
          return all;
        });
      const near = await heights();
      await page.evaluate(() => {
        document.documentElement.removeAttribute('data-far');
      });
      expect(near).toEqual(await heights());
    });
  });
}

test('a result of the search on the same page, chosen by Enter, leads exactly there', async ({page, open}) => {
  await open(address);
  await search(page, 'applyEdits');
  await expect(hits(page).first()).toContainText('applyEdits');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  const id = new URL(page.url()).hash.slice(1);
  expect(await leftOut(page)).toBe(0);
  await expect.poll(() => top(page, id)).toBeLessThan(200);
  expect(await top(page, id)).toBeGreaterThanOrEqual(0);
});

for (const [way, go] of [
  ['a reload brings', (page: Page) => page.reload()],
  [
    'the way back brings',
    async (page: Page) => {
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true}).click();
      await expect(page).not.toHaveURL(new RegExp(address));
      await page.goBack();
    },
  ],
] as const) {
  test(`${way} the reader to where they were`, async ({page, open}) => {
    await open(address);
    await page.locator(`[id="${far}"]`).scrollIntoViewIfNeeded();
    await expect(page.locator(`[id="${far}"]`)).toBeInViewport();
    await go(page);
    await expect(page.locator(`[id="${far}"]`)).toBeInViewport();
    expect(await leftOut(page)).toBe(0);
  });
}

test('on paper nothing is left out', async ({page, open}) => {
  await open(address);
  await page.emulateMedia({media: 'print'});
  expect(await leftOut(page)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('nothing is left out', async ({page}) => {
    await page.goto(address);
    await expect(page.locator('.entry--section').last()).toBeAttached();
    await expect(page.locator('html')).not.toHaveAttribute('data-far');
  });
});
