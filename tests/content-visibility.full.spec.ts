import {longPages} from './support/content-visibility';
import {expect, test} from './support/test';

for (const width of [1280, 390]) {
  for (const [name, {path, sections}] of Object.entries(longPages)) {
    test.describe(`${name} at ${String(width)} px`, () => {
      test.use({viewport: {width, height: 900}});

      test('lays out a section with the same height whether or not others are skipped', async ({page, open}) => {
        await open(path);
        const measureHeights = () =>
          page.locator(`${sections}, .ref-fields > li`).evaluateAll(async (all) => {
            const heights: number[] = [];
            for (const section of all.filter((one) => one.closest('details:not([open])') === null)) {
              section.scrollIntoView();
              await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
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
