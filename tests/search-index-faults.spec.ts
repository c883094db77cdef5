// cspell:ignore internetdisconnected idempotenc
import type {Page, Route} from '@playwright/test';
import {headingsFile} from '../plugins/search/client/file-names';
import {expect, test} from './support/test';

const headings = `**/${headingsFile}`;
const texts = '**/assets/search/text-*';
const worker = '**/assets/js/search.*.js';

const modal = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const input = (page: Page) => modal(page).getByPlaceholder('Search docs');
const errorScreen = (page: Page) => modal(page).locator('.DocSearch-ErrorScreen');
const hits = (page: Page) => modal(page).locator('.DocSearch-Hit');
const status = (page: Page) => page.getByRole('main').getByRole('status');

/** Answers with what the server has, changed. */
const changed = (change: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({response, body: change(await response.text())});
};

const page404 = (route: Route) => route.fulfill({status: 404, contentType: 'text/html', body: '<h1>Not found</h1>'});
const html = (route: Route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Log in</title>'});
const truncated = changed((text) => text.slice(0, text.length / 2));
const corrupt = changed((text) => text.slice(0, -9) + (text.at(-9) === 'e' ? 'a' : 'e') + text.slice(-8));
const otherBuild = changed((text) => text.replace(/"build":"[^"]*"/, '"build":"1-0123456789abcdef"'));
const offline = (route: Route) => route.abort('internetdisconnected');

/** The browser itself says in the console that a file is missing. */
const missing = /^(?:console error: Failed to load resource|answer 404|request failed)/;

const faults = [
  ['the headings are missing', headings, page404, missing],
  ['the headings are cut off', headings, truncated],
  ['the headings are damaged', headings, corrupt],
  ['a login page comes in place of the headings', headings, html],
  ['the headings stay those of another build', headings, otherBuild, missing],
  ['the texts are missing', texts, page404, missing],
  ['the texts are cut off', texts, truncated],
  ['the texts are damaged', texts, corrupt],
  ['a login page comes in place of the texts', texts, html],
  ['the texts are those of another build', texts, otherBuild],
  ['there is no network', /search-index\.txt|assets\/search\//, offline, missing],
  ['the worker is missing', worker, page404, missing],
  ['the worker is damaged', worker, changed((text) => `(${text}`)],
] as const;

for (const [what, file, fault, allowed] of faults) {
  test(`when ${what}, the modal says so, a later try finds, and the site goes on`, async ({page, open, watch}) => {
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
  });
}

for (const [what, file, fault, allowed] of faults.filter(([, file]) => file !== headings)) {
  test(`when ${what}, the search page says so, and a later try finds`, async ({page, open, watch}) => {
    if (allowed) watch.allow(allowed);
    await page.context().route(file, fault);
    await open('search?q=idempotency');
    await expect(status(page)).toHaveText('Unable to fetch results You might want to check your network connection.');
    await page.context().unrouteAll({behavior: 'wait'});
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(status(page)).toHaveText(/^\d+ results$/);
  });
}

test('headings of an earlier build are read again, and the search goes on', async ({page, open, watch}) => {
  // Texts of that build are gone: the browser says so.
  watch.allow(missing);
  await page.context().route(headings, otherBuild, {times: 1});
  await open('search?q=idempotency');
  await expect(status(page)).toHaveText(/^\d+ results$/);
  await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    /idempotency/,
  );
});
