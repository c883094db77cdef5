import {headingsFile} from '@developer-docs/search-engine';
import type {Page, Route} from '@playwright/test';
import {expectNoAxeViolations} from '../support/axe';
import {modal, search} from '../support/search';
import {expect, nightly, test} from '../support/test';

const headingsPattern = `**/${headingsFile}`;

const errorScreen = (page: Page) => modal(page).locator('.DocSearch-ErrorScreen');
const status = (page: Page) => page.getByRole('main').getByRole('status');

/** Responds with a changed file. */
const fulfillChanged = (change: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({response, body: change(await response.text())});
};

const fulfill404 = (route: Route) => route.fulfill({status: 404, contentType: 'text/html', body: '<h1>Not found</h1>'});

/** The browser logs missing files to the console. */
const missingFilePatterns = /^(?:console error: Failed to load resource|response 404|request failed)/;

test('when the index is newer than the page, readers are asked to reload', nightly, async ({page, open}) => {
  const fulfillNewer = fulfillChanged((text) => text.replace(/"version":\d+/, '"version":999'));
  await page.context().route(headingsPattern, fulfillNewer);
  await open('docs/intro');
  await search(page, 'idempotency');
  await expect(errorScreen(page)).toHaveText('The site was updatedReload the page to search it.Reload');
  await open('search?q=idempotency');
  await expect(status(page)).toHaveText('The site was updated Reload the page to search it.');
});

test('when headings are missing, the search page shows an error until Retry', async ({page, open, watch}) => {
  watch.allow(missingFilePatterns);
  await page.context().route(headingsPattern, fulfill404);
  await open('search?q=idempotency');
  await expect(status(page)).toHaveText('Unable to fetch results You might want to check your network connection.');
  await expectNoAxeViolations(page);
  await page.context().unrouteAll({behavior: 'wait'});
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(status(page)).toHaveText(/^\d+ results$/);
});
