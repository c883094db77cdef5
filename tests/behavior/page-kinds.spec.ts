import type {Page} from '@playwright/test';
import {waitForHydration} from '../support/page';
import {expect, nightlyUnless} from '../support/test';
import {loadErrorBox, pageChunks, pageKinds, test} from './support/failing-requests';

/* Every kind of page stays readable under adverse conditions, and its links keep working. */

const docsLink = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true});

async function navigateToDocs(page: Page): Promise<void> {
  await docsLink(page).click();
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
}

for (const [kind, [route, text]] of Object.entries(pageKinds)) {
  test.describe(kind, nightlyUnless(kind === 'an endpoint page'), () => {
    test.use({viewport: {width: 1280, height: 900}});

    test.beforeEach(({watch}) => {
      if (kind === 'the not-found page') watch.allow('404');
    });

    const expectContent = (page: Page) => expect(page.getByRole('main')).toContainText(text);

    test('can be read when a script is missing, and its links work', async ({page, failRequests}) => {
      const {restore} = await failRequests(pageChunks);
      await page.goto(route);
      await expect(loadErrorBox(page)).toBeVisible();
      await expectContent(page);
      await restore();
      await navigateToDocs(page);
      await waitForHydration(page);
      await expect(loadErrorBox(page)).toHaveCount(0);
    });
  });
}
