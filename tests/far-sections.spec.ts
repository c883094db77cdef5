import {site} from '../config/site';
import {resize} from './support/looks';
import {expect, test} from './support/test';

/** What a browser does not lay out until it is near: `.ref-section` in plugins/api-reference/client/reference.css. */
const documents = ['core-api', 'enterprise-core-api', 'enterprise-endpoints', 'user-management-api'];
const address = (name: string) => `docs/${site.slug}-api/swagger/${name}`;

for (const name of documents) {
  test(`${name}: the room kept for a far section holds it at every width, and is not twice as high as all`, async ({
    page,
    open,
  }) => {
    await open(address(name));
    for (const width of [1920, 1280, 996, 768, 640, 390, 320]) {
      await resize(page, width);
      const {tooHigh, kept, needed} = await page.evaluate(async () => {
        // What is in them is laid out too.
        document.documentElement.removeAttribute('data-far');
        const sections = [...document.querySelectorAll<HTMLElement>('.ref-section')];
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
            (heights[index] ?? 0) > (room[index] ?? 0) ? [section.querySelector('h3')?.id] : [],
          ),
          kept: sum(room),
          needed: sum(heights),
        };
      });
      expect.soft(tooHigh, `${String(width)} px`).toEqual([]);
      expect.soft(kept / needed, `${String(width)} px`).toBeLessThan(2);
    }
  });
}

for (const width of [1280, 390]) {
  test(`at ${String(width)} px a link to a far section leads to it, and so does the way back`, async ({page, open}) => {
    await page.setViewportSize({width, height: 900});
    await open(`${address('core-api')}#schema-PlacedBlock`);
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
