// cspell:ignore internetdisconnected idempotenc
import type {Page, Route} from '@playwright/test';
import {headingsFile} from '../plugins/search';
import {nightlyUnless} from './support/nightly';
import {expect, test} from './support/test';

const headings = `**/${headingsFile}`;
const records = '**/assets/search/records.*';
const worker = '**/assets/js/search.*.js';

const modal = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const input = (page: Page) => modal(page).getByPlaceholder('Search docs');
const errorScreen = (page: Page) => modal(page).locator('.DocSearch-ErrorScreen');
const hits = (page: Page) => modal(page).locator('.DocSearch-Hit');
const status = (page: Page) => page.getByRole('main').getByRole('status');

/** Responds with a changed file. */
const changed = (change: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({response, body: change(await response.text())});
};

const page404 = (route: Route) => route.fulfill({status: 404, contentType: 'text/html', body: '<h1>Not found</h1>'});
const html = (route: Route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Log in</title>'});
const truncated = changed((text) => text.slice(0, text.length / 2));
const corrupt = changed((text) => text.replace(/design/i, 'change'));
const otherBuild = changed((text) => text.replace(/"build":"[^"]*"/, '"build":"01234567"'));
const offline = (route: Route) => route.abort('internetdisconnected');

/** The browser logs missing files to the console. */
const missing = /^(?:console error: Failed to load resource|response 404|request failed)/;

/** The unit tests of the engine cover the other combinations of a file and a fault. */
const faults = [
  ['the headings are missing', headings, page404, missing],
  ['a login page replaces the headings', headings, html],
  ['the headings are from another build', headings, otherBuild, missing],
  ['the records are missing', records, page404, missing],
  ['the records are truncated', records, truncated],
  ['the records are corrupt', records, corrupt],
  ['there is no network', /search-index\.json|assets\/search\//, offline, missing],
  ['the worker is missing', worker, page404, missing],
  ['the worker is corrupt', worker, changed((text) => `(${text}`)],
] as const;

for (const [problem, file, fault, allowed] of faults) {
  const isRepresentative = [page404, truncated].includes(fault);
  test(
    `when ${problem}, the modal shows the error, recovers, and the site keeps working`,
    nightlyUnless(isRepresentative),
    async ({page, open, watch}) => {
      if (allowed) watch.allow(allowed);
      await open('docs/intro');
      await page.context().route(file, fault);
      await page.getByRole('button', {name: 'Search', exact: true}).click();
      await input(page).fill('idempotency');
      await expect(errorScreen(page)).toContainText('Unable to fetch results');
      await expect(errorScreen(page)).toContainText('You might want to check your network connection.');

      await page.context().unrouteAll({behavior: 'wait'});
      await input(page).fill('idempotenc');
      await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', /idempotency/);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/overview/i);
    },
  );
}

// The search page shares its client with the modal, so that one fault of each kind is enough.
for (const [problem, file, fault, allowed] of faults.filter(([, , handler]) => handler === page404)) {
  test(
    `when ${problem}, the search page shows the error, and retrying succeeds`,
    nightlyUnless(file === headings),
    async ({page, open, watch}) => {
      if (allowed) watch.allow(allowed);
      await page.context().route(file, fault);
      await open('search?q=idempotency');
      await expect(status(page)).toHaveText('Unable to fetch results You might want to check your network connection.');
      await page.context().unrouteAll({behavior: 'wait'});
      await page.getByRole('button', {name: 'Retry'}).click();
      await expect(status(page)).toHaveText(/^\d+ results$/);
    },
  );
}

test('outdated headings are loaded again', async ({page, open, watch}) => {
  watch.allow(missing);
  await page.context().route(headings, otherBuild, {times: 1});
  await open('search?q=idempotency');
  await expect(status(page)).toHaveText(/^\d+ results$/);
  await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    /idempotency/,
  );
});
