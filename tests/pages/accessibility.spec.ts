import type {Page} from '@playwright/test';
import {pageKinds} from '../behavior/support/failing-requests';
import {expectNoAxeViolations} from '../support/axe';
import {findClippedElements, findInvisibleFocus, findWideElements, viewportWidths} from '../support/layout';
import {routes} from '../support/routes';
import {nightlyUnless, expect, test} from '../support/test';
import {resize} from '../support/theme-viewports';

/** One page of each kind. Their sections are expanded, and every tab stop is focused. */
const representatives = [...Object.values(pageKinds).map(([route]) => route), 'docs'];

/** Expands all sections of the page's content, such as nested fields. */
async function expandSections(page: Page): Promise<void> {
  await page.locator('.theme-doc-markdown details').evaluateAll((sections) => {
    for (const section of sections) (section as HTMLDetailsElement).open = true;
  });
}

for (const route of new Set<string>([...representatives, ...routes])) {
  test(
    `/${route} has no axe violations, fits the window, and shows the focus`,
    nightlyUnless(route === pageKinds['an endpoint page'][0] || route === pageKinds['the home page'][0]),
    async ({page, open, watch}) => {
      test.setTimeout(600_000); // An API reference page has thousands of elements, and a thousand tab stops.
      const isFound = routes.includes(route);
      if (!isFound) watch.allow('response 404', 'status of 404');
      const response = await open(route);
      expect(response.status()).toBe(isFound ? 200 : 404);
      if (representatives.includes(route)) {
        await expandSections(page);
        await page.emulateMedia({reducedMotion: 'reduce'});
        expect(await findInvisibleFocus(page)).toEqual([]);
      }
      await expectNoAxeViolations(page);
      for (const width of [390, 1280]) {
        await resize(page, width);
        expect.soft(await findClippedElements(page), `${width} px, with increased text spacing`).toEqual([]);
      }
      for (const width of viewportWidths) {
        await resize(page, width);
        expect.soft(await findWideElements(page), `${width} px`).toEqual([]);
      }
    },
  );
}

test.describe('at 400% zoom', () => {
  // 1280 × 1024 px, WCAG 1.4.10.
  test.use({viewport: {width: 320, height: 256}});

  test('search, menu, and table of contents are usable', async ({page, open}) => {
    await open('docs/intro');
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await expect(page.getByPlaceholder('Search docs')).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    const last = menu.getByRole('link', {name: 'Troubleshooting'});
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await menu.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await menu.getByRole('button', {name: 'Close navigation bar'}).click();
    await page.getByRole('button', {name: 'On this page'}).click();
    await page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Next steps'}).click();
    await expect(page.getByRole('heading', {name: 'Next steps'})).toBeInViewport();
  });
});
