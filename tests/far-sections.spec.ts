import {site} from '../config/site';
import {resize} from './support/theme-viewports';
import {expect, test} from './support/test';

/** Pages with parts that a browser does not lay out until they are near: plugins/runtime/content-visibility. */
const coreApi = `docs/${site.slug}-api/swagger/core-api`;
const pages = [
  coreApi,
  ...['swagger/enterprise-core-api', 'swagger/enterprise-endpoints', 'swagger/user-management-api'].map(
    (name) => `docs/${site.slug}-api/${name}`,
  ),
  ...[
    'overview',
    'core-api/designs-from-prompt',
    'core-api/get-design-variants',
    'common/asset-types',
    'common/design-types',
  ].map((name) => `docs/${site.slug}-api/${name}`),
  ...['widget-functions-events', 'installation-config', 'superuser-features/superuser-widget-functions-events'].map(
    (name) => `docs/${site.slug}-ui-sdk/${name}`,
  ),
];

/**
 * How much higher than all parts the room for them may be. On endpoint pages text and code are guessed one below the other, and may
 * be side by side; the overview has the most text in narrow lists.
 */
const most = (name: string) => (name.includes('/core-api/') ? 3.2 : name.endsWith('-api/overview') ? 2.4 : 2);

/** Where a page has far parts: one that has but a long table has them on a phone. */
const widths = (name: string) =>
  name.endsWith('/asset-types') ? [640, 390, 320] : [1920, 1280, 996, 768, 660, 640, 390, 320];

for (const name of pages) {
  test(`${name}: the room kept for far parts holds each at every width, and is not ${most(name)} times as high as all`, async ({
    page,
    open,
  }) => {
    await open(name);
    for (const width of widths(name)) {
      await resize(page, width);
      const {tooHigh, kept, needed} = await page.evaluate(async () => {
        // What is folded is not near, whatever it has. Long tables are far on a phone only.
        const far = innerWidth <= 640 ? '[data-height-narrow]' : '[data-height]';
        const sections = [...document.querySelectorAll<HTMLElement>(far)].filter(
          (section) => section.closest('details:not([open])') === null,
        );
        const room = sections.map((section) =>
          Number.parseFloat(getComputedStyle(section).containIntrinsicHeight.replace('auto ', '')),
        );
        const show = (value: string) => {
          for (const section of sections) section.style.contentVisibility = value;
        };
        show('visible');
        await new Promise(requestAnimationFrame);
        const heights = sections.map((section) => section.offsetHeight);
        show('');
        const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
        return {
          tooHigh: sections.flatMap((section, index) =>
            (heights[index] ?? 0) > (room[index] ?? 0)
              ? [
                  `${section.className} ${section.textContent.slice(0, 40)}: ${String(heights[index])} in ${String(room[index])}`,
                ]
              : [],
          ),
          kept: sum(room),
          needed: sum(heights),
        };
      });
      expect.soft(tooHigh, `${String(width)} px`).toEqual([]);
      expect.soft(kept / needed, `${String(width)} px`).toBeLessThan(most(name));
    }
  });
}

for (const width of [1280, 390]) {
  test(`at ${String(width)} px a link to a far section leads to it, and so does the way back`, async ({page, open}) => {
    await page.setViewportSize({width, height: 900});
    await open(`${coreApi}#schema-PlacedBlock`);
    const top = (id: string) => page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
    const isAtTop = (id: string) =>
      expect
        .poll(async () => {
          const place = await top(id);
          return place >= 0 && place < 200;
        })
        .toBe(true);
    await isAtTop('schema-PlacedBlock');
    const last = await page.locator('.ref-section h3').last().getAttribute('id');
    expect(last).toBeTruthy();
    await page.evaluate((id) => {
      location.hash = `#${id}`;
    }, 'getDesignVariants');
    await isAtTop('getDesignVariants');
    await page.evaluate((id) => {
      location.hash = `#${id}`;
    }, last ?? '');
    await expect(page.locator(`[id="${last ?? ''}"]`)).toBeInViewport();
    await page.goBack();
    await isAtTop('getDesignVariants');
  });
}
