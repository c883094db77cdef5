import {findAxeViolations} from './support/axe';
import {findLayoutProblems, viewportWidths} from './support/layout';
import {routes} from './support/routes';
import {expect, test} from './support/test';
import {
  applyThemeViewport,
  describeViewport,
  remainingThemeViewports,
  resize,
  themeViewports,
} from './support/theme-viewports';

const softly = expect.configure({soft: true});

for (const route of routes) {
  test(`/${route} has no axe violations in any color mode, and fits every window`, async ({page, open}) => {
    test.setTimeout(600_000); // Axe examines thousands of elements, four times.
    await open(route);
    for (const viewport of [...themeViewports, ...remainingThemeViewports]) {
      await applyThemeViewport(page, viewport);
      expect.soft(await findAxeViolations(page), describeViewport(viewport)).toEqual([]);
    }
    for (const width of viewportWidths) {
      await resize(page, width);
      await softly.poll(() => findLayoutProblems(page), `${String(width)} px`).toEqual([]);
    }
  });
}
