import {pageKinds} from './behavior/support/failing-requests';
import {findAxeViolations} from './support/axe';
import {findLayoutProblems, viewportWidths} from './support/layout';
import {routes} from './support/routes';
import {expect, test} from './support/test';
import {applyThemeViewport, describeViewport, resize, themeViewports} from './support/theme-viewports';

const notFound = 'docs/no-such-page';

/** One page of each kind. `accessibility.full.spec.ts` also runs axe on the others. */
const representatives = new Set<string>([...Object.values(pageKinds).map(([route]) => route), 'docs', notFound]);
const narrowestAndWidest = [viewportWidths[0], viewportWidths[viewportWidths.length - 1] ?? 1920];

const softly = expect.configure({soft: true});

/** API references share their content with the endpoint pages, so one of them is enough. */
const isFurtherApiReference = (route: string) => route.includes('/swagger/') && !representatives.has(route);

for (const route of [...routes, notFound].filter((each) => !isFurtherApiReference(each))) {
  const isRepresentative = representatives.has(route);

  test(`/${route} ${isRepresentative ? 'has no axe violations, and ' : ''}fits the window`, async ({
    page,
    open,
    watch,
  }) => {
    test.setTimeout(300_000); // An API reference page has thousands of elements.
    if (route === notFound) watch.allow('response 404', 'status of 404');
    const response = await open(route);
    expect(response.status()).toBe(route === notFound ? 404 : 200);
    for (const viewport of isRepresentative ? themeViewports : []) {
      await applyThemeViewport(page, viewport);
      expect.soft(await findAxeViolations(page), describeViewport(viewport)).toEqual([]);
    }
    for (const width of isRepresentative ? viewportWidths : narrowestAndWidest) {
      await resize(page, width);
      // Scrollable boxes become focusable after the page has measured them.
      await softly.poll(() => findLayoutProblems(page), `${String(width)} px`).toEqual([]);
    }
  });
}
