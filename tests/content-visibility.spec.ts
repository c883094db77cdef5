import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {countSkipped, getScrollY, getTop, getDeepLinkTop, longPages, sdkReference} from './support/content-visibility';
import {nightly, nightlyUnless} from './support/nightly';
import {hits, search} from './support/search';
import {expect, test} from './support/test';

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

    for (const [navigation, navigate] of [
      ['a reload', (page: Page) => page.reload()],
      [
        'back navigation',
        async (page: Page) => {
          await page.goto('docs/intro');
          await page.goBack();
        },
      ],
    ] as const) {
      test(`restores the scroll position on ${navigation} after scrolling`, async ({page, open}) => {
        await open(path);
        for (let step = 0; step < 10; step += 1) {
          const previous = await getScrollY(page);
          await page.mouse.wheel(0, 700);
          // The browser scrolls some time after the event.
          await expect.poll(() => getScrollY(page)).toBeGreaterThan(previous);
        }
        const before = await getScrollY(page);
        expect(before).toBeGreaterThan(5000);
        await navigate(page);
        await expect.poll(async () => Math.abs((await getScrollY(page)) - before)).toBeLessThan(2);
        expect(await countSkipped(page, longPage)).toBe(0);
      });
    }
  });
}

for (const width of [1280, 390]) {
  for (const [name, {path, sections}] of Object.entries(longPages)) {
    test.describe(`${name} at ${String(width)} px`, nightly, () => {
      test.use({viewport: {width, height: 900}});

      test('lays out a section with the same height whether or not others are skipped', async ({page, open}) => {
        await open(path);
        const measureHeights = () =>
          page.locator(`${sections}, .ref-fields > li`).evaluateAll(async (elements) => {
            const heights: number[] = [];
            for (const section of elements.filter((element) => element.closest('details:not([open])') === null)) {
              section.scrollIntoView();
              await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
              heights.push(section.getBoundingClientRect().height);
            }
            return heights;
          });
        // The height of a column is only known once all of its fields have been laid out.
        await measureHeights();
        const heights = await measureHeights();
        await page.evaluate(() => {
          delete document.documentElement.dataset['contentVisibility'];
        });
        expect(await measureHeights()).toEqual(heights);
      });
    });
  }
}

test('a search result on the same page, opened with Enter, scrolls to its exact position', async ({page, open}) => {
  await open(sdkReference.path);
  await search(page, 'applyEdits');
  await expect(hits(page).first()).toContainText('applyEdits');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  const id = new URL(page.url()).hash.slice(1);
  expect(await countSkipped(page)).toBe(0);
  await expect.poll(() => getTop(page, id)).toBeLessThan(200);
  expect(await getTop(page, id)).toBeGreaterThanOrEqual(0);
});

for (const [source, navigate] of [
  ['in the address bar', (page: Page) => page.goto(`${sdkReference.path}#${sdkReference.targetId}`)],
  [
    'by a script',
    (page: Page) =>
      page.evaluate((id) => {
        location.hash = id;
      }, sdkReference.targetId),
  ],
] as const) {
  test(`a hash set ${source} scrolls to the exact position`, async ({page, open}) => {
    const expectedTop = await getDeepLinkTop(page, sdkReference);
    await open(sdkReference.path);
    expect(await countSkipped(page)).toBeGreaterThanOrEqual(sdkReference.minSkipped);
    await navigate(page);
    expect(await countSkipped(page)).toBe(0);
    await expect.poll(async () => Math.abs((await getTop(page)) - expectedTop)).toBeLessThan(1);
  });
}

for (const [navigation, navigate] of [
  ['a reload', (page: Page) => page.reload()],
  [
    'back navigation',
    async (page: Page) => {
      // To a page that is just as long.
      await page.locator(`.menu a[href$="${site.slug}-api/overview"]`).click();
      await expect(page).not.toHaveURL(new RegExp(sdkReference.path));
      await expect.poll(() => getScrollY(page)).toBe(0);
      await page.goBack();
    },
  ],
] as const) {
  test(`${navigation} restores the position after a jump`, async ({page, open}) => {
    await open(sdkReference.path);
    const entry = page.locator('.entry--section').nth(20);
    await entry.evaluate((element) => {
      element.scrollIntoView({block: 'center'});
    });
    await expect(page.locator('html')).not.toHaveAttribute('data-content-visibility');
    await expect(entry).toBeInViewport();
    await navigate(page);
    await expect(entry).toBeInViewport();
    expect(await countSkipped(page)).toBe(0);
  });
}

test('no section is skipped in print', async ({page, open}) => {
  await open(sdkReference.path);
  await page.emulateMedia({media: 'print'});
  expect(await countSkipped(page)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('no section is skipped', async ({page}) => {
    await page.goto(sdkReference.path);
    await expect(page.locator('.entry--section').last()).toBeAttached();
    await expect(page.locator('html')).not.toHaveAttribute('data-content-visibility');
  });
});
