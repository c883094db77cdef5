import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {hits, search} from './support/search';
import {expect, test} from './support/test';

/** Pages, what is left out of them, at least how much of it when they open, and a place far below. */
const entries = {
  address: `docs/${site.slug}-ui-sdk/widget-functions-events`,
  parts: '.entry--section',
  least: 50,
  far: 'type-widget',
};
const columns = {
  address: `docs/${site.slug}-api/core-api/designs-from-prompt`,
  parts: '.ref-split',
  least: 1,
  far: 'errors',
};
const {address, far} = entries;

/** How many of these parts the browser has left out, as it drew the page. */
const leftOut = (page: Page, parts = entries.parts) =>
  page
    .locator(parts)
    .evaluateAll(
      (all) => all.filter((part) => !part.firstElementChild?.checkVisibility({contentVisibilityAuto: true})).length,
    );

/** Where an element begins in the window, in CSS pixels. */
const top = (page: Page, id = far) =>
  page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

/** Where the page brings an element whose address is opened: everything is laid out then. */
async function exactTop(page: Page, {address, parts, far}: typeof entries): Promise<number> {
  const other = await page.context().newPage();
  await other.setViewportSize(page.viewportSize() ?? {width: 0, height: 0});
  await other.goto(`${address}#${far}`);
  await expect(other.locator(`[id="${far}"]`)).toBeInViewport();
  expect(await leftOut(other, parts)).toBe(0);
  const place = await top(other, far);
  await other.close();
  return place;
}

for (const width of [1280, 390]) {
  for (const [name, content] of Object.entries({entries, columns})) {
    test.describe(`${name} at ${String(width)} px`, () => {
      const {address, parts, least, far} = content;
      test.use({viewport: {width, height: 900}});

      test('far below are left out until a link to a place is pressed, and it leads exactly there', async ({
        page,
        open,
      }) => {
        await open(address);
        expect(await leftOut(page, parts)).toBeGreaterThanOrEqual(least);
        if (width < 996) await page.getByRole('button', {name: 'On this page'}).click();
        await page.locator(`a[href$="#${far}"]`).and(page.locator(':visible')).first().click();
        expect(await leftOut(page, parts)).toBe(0);
        const exact = await exactTop(page, content);
        await expect.poll(async () => Math.abs((await top(page, far)) - exact)).toBeLessThan(1);
      });

      test('are as high when they are near as when all are laid out', async ({page, open}) => {
        await open(address);
        const heights = () =>
          page.locator(`${parts}, .ref-fields > li`).evaluateAll(async (all) => {
            const found: number[] = [];
            // What is folded is not near.
            for (const part of all.filter((one) => one.closest('details:not([open])') === null)) {
              part.scrollIntoView();
              await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
              found.push(part.getBoundingClientRect().height);
            }
            return found;
          });
        // A column is as high as its fields: once for them, once more for it.
        await heights();
        const near = await heights();
        await page.evaluate(() => {
          document.documentElement.removeAttribute('data-far');
        });
        expect(near).toEqual(await heights());
      });
    });
  }
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

for (const [how, go] of [
  ['in the address bar', (page: Page) => page.goto(`${address}#${far}`)],
  [
    'by a script',
    (page: Page) =>
      page.evaluate((id) => {
        location.hash = id;
      }, far),
  ],
] as const) {
  test(`a place that is named ${how} is exactly there`, async ({page, open}) => {
    await open(address);
    expect(await leftOut(page)).toBeGreaterThanOrEqual(entries.least);
    await go(page);
    expect(await leftOut(page)).toBe(0);
    const exact = await exactTop(page, entries);
    await expect.poll(async () => Math.abs((await top(page)) - exact)).toBeLessThan(1);
  });
}

for (const [way, go] of [
  ['a reload brings', (page: Page) => page.reload()],
  [
    'the way back brings',
    async (page: Page) => {
      // To a page that is as long.
      await page.locator(`.menu a[href$="${site.slug}-api/overview"]`).click();
      await expect(page).not.toHaveURL(new RegExp(address));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
    },
  ],
] as const) {
  test(`${way} the reader to where they jumped, with all laid out`, async ({page, open}) => {
    await open(address);
    const entry = page.locator('.entry--section').nth(20);
    await entry.evaluate((element) => {
      element.scrollIntoView({block: 'center'});
    });
    await expect(page.locator('html')).not.toHaveAttribute('data-far');
    await expect(entry).toBeInViewport();
    await go(page);
    await expect(entry).toBeInViewport();
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
