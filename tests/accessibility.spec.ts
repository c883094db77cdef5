import type {Page} from '@playwright/test';
import {pageKinds} from './behavior/support/failing-requests';
import {expectNoAxeViolations} from './support/axe';
import {findLayoutProblems, viewportWidths} from './support/layout';
import {nightly, nightlyUnless, expect, test} from './support/test';
import {routes} from './support/routes';
import {remainingThemeViewports, resize, themeViewports, type ThemeViewport} from './support/theme-viewports';

/** One page of each kind. */
const representatives = [...Object.values(pageKinds).map(([route]) => route), 'docs'];

/** Expands all sections of the page's content, such as nested fields. */
async function expandSections(page: Page): Promise<void> {
  await page.locator('.theme-doc-markdown details').evaluateAll((sections) => {
    for (const section of sections) (section as HTMLDetailsElement).open = true;
  });
}

async function expectAccessible(page: Page, viewports: readonly ThemeViewport[]): Promise<void> {
  await expectNoAxeViolations(page, viewports);
  for (const width of viewportWidths) {
    await resize(page, width);
    // Scrollable boxes become focusable after the page has measured them.
    await expect
      .configure({soft: true})
      .poll(() => findLayoutProblems(page), `${String(width)} px`)
      .toEqual([]);
  }
}

for (const route of representatives) {
  test(
    `/${route} with all sections expanded has no axe violations and fits the window`,
    nightlyUnless(route === pageKinds['an endpoint page'][0] || route === pageKinds['the home page'][0]),
    async ({page, open, watch}) => {
      const isFound = routes.includes(route);
      if (!isFound) watch.allow('response 404', 'status of 404');
      const response = await open(route);
      expect(response.status()).toBe(isFound ? 200 : 404);
      await expandSections(page);
      await expectAccessible(page, themeViewports);
    },
  );
}

for (const route of routes) {
  test(`/${route} has no axe violations in any color mode`, nightly, async ({page, open}) => {
    test.setTimeout(600_000); // Axe examines thousands of elements, four times.
    await open(route);
    await expectAccessible(page, [...themeViewports, ...remainingThemeViewports]);
  });
}
