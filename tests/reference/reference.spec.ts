import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {parse} from 'yaml';
import {site} from '../../config/site';
import {disableLongTimers, readClipboard, tryIt} from '../support/page';
import {expect, test} from '../support/test';
import {resize} from '../support/theme-viewports';

const api = `docs/${site.slug}-api`;
const endpoint = `${api}/core-api/designs-from-prompt`;
const documentPath = `${api}/swagger/user-management-api`;

test('a link to a nested field expands the fields around it', async ({page, open}) => {
  await open(`${endpoint}#body.assets.altText`);
  await expect(page.locator('[id="body.assets.altText"]')).toBeInViewport();
  const field = page.locator('li', {has: page.locator('[id="body.assets.altText"]')}).first();
  await expect(field).toMatchAriaSnapshot(`
    - listitem:
      - link "assets"
      - group:
        - text: /\\d+ fields/
        - list:
          - listitem:
            - link "type"
          - listitem:
            - link "altText"
  `);
});

test('the URL of an operation and a sample can be copied', async ({page, open, context}) => {
  await disableLongTimers(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(endpoint);
  const summary = page.locator('[data-record=operation][data-record-name=designsFromPrompt]');
  await summary.getByRole('button', {name: 'Copy URL'}).click();
  await expect(summary.getByRole('status')).toHaveText('Copied');
  expect(await readClipboard(page)).toBe(`https://api.${site.slug}.example/v1/designs/from-prompt`);

  const sample = page
    .locator('[data-openapi-sample][data-openapi-operation=designsFromPrompt][data-openapi-language=curl]')
    .first();
  await sample.getByRole('button').click();
  await expect(sample.getByRole('status')).toHaveText('Copied');
  expect(await readClipboard(page)).toMatch(/^curl .*\/v1\/designs\/from-prompt/s);
});

test('samples are beside their text on wide screens, and there is room for both', async ({page, open}) => {
  await open(endpoint);
  const columns = page
    .locator('.openapi-columns')
    .filter({has: page.locator('[data-openapi-sample]')})
    .filter({has: page.locator('.openapi-fields')})
    .first();
  const response = page.locator('#response-202 + .openapi-split > .openapi-columns');
  for (const [width, areBeside] of [
    [768, false],
    [1440, true],
  ] as const) {
    await resize(page, width, 800);
    const code = await columns.locator('.openapi-code-column').boundingBox();
    const text = await columns.locator('.openapi-fields').first().boundingBox();
    expect((code?.x ?? 0) >= (text?.x ?? 0) + (text?.width ?? Infinity), `${width} px`).toBe(areBeside);
    // The description of a response comes before its example.
    const description = await response.locator('.openapi-lead').boundingBox();
    const example = await response.locator('.openapi-code-column').boundingBox();
    const descriptionEnd = (description?.y ?? Infinity) + (description?.height ?? 0);
    expect((example?.y ?? 0) >= descriptionEnd, `${width} px`).toBe(!areBeside);
    expect((await response.locator('.openapi-fields').first().boundingBox())?.y).toBeGreaterThan(descriptionEnd);
    await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible({visible: areBeside});
  }

  // The endpoint and a sample are visible without scrolling, and at 200% text size, there is room for the content.
  for (const width of [1280, 1440, 1920]) {
    await resize(page, width, 800);
    await expect(page.locator('.openapi-endpoint')).toBeInViewport({ratio: 1});
    await expect(page.locator('[data-openapi-sample] pre').first()).toBeInViewport({ratio: 1});
  }
  await resize(page, 1280, 800);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect((await page.getByRole('heading', {level: 1}).boundingBox())?.width).toBeGreaterThan(1280 / 4);
});

test('the filter shows the matching operations and their count, and clearing it all of them', async ({page, open}) => {
  await open(documentPath);
  const rows = page.locator('.openapi-filter + .openapi-list > li');
  const all = await rows.count();
  expect(all).toBeGreaterThan(1);
  const filter = page.getByRole('searchbox', {name: 'Filter operations'});
  const status = page.locator('.openapi-filter').getByRole('status');
  await filter.fill('post login');
  await expect(rows.filter({visible: true}).first()).toContainText('login');
  const visibleCount = await rows.filter({visible: true}).count();
  expect(visibleCount).toBeLessThan(all);
  await expect(status).toHaveText(`${visibleCount} of ${all} operations`);
  await filter.fill('no such operation');
  await expect(rows.filter({visible: true})).toHaveCount(0);
  await expect(status).toHaveText(`0 of ${all} operations`);
  await filter.fill('');
  await expect(rows.filter({visible: true})).toHaveCount(all);
  await expect(status).toBeEmpty();
});

test('changes are filtered by text and level, with the sections that contain them', async ({page, open}) => {
  await open(`${api}/overview`);
  const filter = page.locator('.openapi-filter').filter({has: page.getByRole('combobox')});
  const changes = page.locator('[data-openapi-level]');
  const sections = page.locator('section[data-openapi-group]');
  const [all, sectionCount] = [await changes.count(), await sections.count()];
  await filter.getByRole('combobox').selectOption('breaking');
  const breaking = changes.filter({visible: true});
  expect(await breaking.count()).toBeGreaterThan(0);
  expect(await breaking.evaluateAll((items) => items.map((item) => item.dataset.openapiLevel))).not.toContain(
    'addition',
  );
  await expect(filter.getByRole('status')).toHaveText(`${await breaking.count()} of ${all} changes`);
  expect(await sections.filter({visible: true}).count()).toBeLessThan(sectionCount);
  await filter.getByRole('searchbox').fill('no such change');
  await expect(sections.filter({visible: true})).toHaveCount(0);
  await filter.getByRole('searchbox').fill('');
  await filter.getByRole('combobox').selectOption('');
  await expect(sections.filter({visible: true})).toHaveCount(sectionCount);
  await expect(filter.getByRole('status')).toBeEmpty();
});

test('documents, the error catalog, and declarations are published in full, with the brand inserted', () => {
  const read = (file: string) => {
    const text = readFileSync(`build/${file}`, 'utf8');
    expect(text).not.toMatch(/__[A-Z_]+__/);
    // The error catalog contains the brand only in the URLs of its entries.
    expect(text).toContain(file.endsWith('error-codes.json') ? site.slug : site.brand);
    return text;
  };
  for (const document of [
    parse(read('openapi/core-api.yaml')),
    JSON.parse(read('openapi/core-api.json')),
  ] as unknown[]) {
    expect(document).toHaveProperty(['paths', '/designs/from-prompt', 'post', 'operationId'], 'designsFromPrompt');
  }
  expect(JSON.stringify(JSON.parse(read('openapi/error-codes.json')))).toContain('rate_limited');
  read('ui-sdk/index.d.ts');
});

const languageMenu = (page: Page) => page.getByRole('combobox', {name: 'More languages'}).first();

test('the menu of other languages is beside the tabs, and follows them', async ({page, open}) => {
  await open(endpoint);
  const menu = languageMenu(page);
  const tab = page.getByRole('tab', {name: 'cURL', selected: true}).first();
  await tab.focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab).toBeFocused();
  const centers = [tab, menu].map(async (element) => {
    const {y = 0, height = 0} = (await element.boundingBox()) ?? {};
    return y + height / 2;
  });
  const [tabCenter = 0, menuCenter = 0] = await Promise.all(centers);
  expect(Math.abs(tabCenter - menuCenter)).toBeLessThan(6);
});

test('samples in other languages are generated when a reader selects one, after a failure, too', async ({
  page,
  open,
  watch,
}) => {
  watch.allow('openapi-samples.', 'ERR_FAILED');
  const requests: string[] = [];
  await page.route('**/openapi-samples.*', (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  await open(endpoint);
  await expect(languageMenu(page)).toBeVisible();
  expect(requests).toEqual([]);
  await languageMenu(page).selectOption('Go');
  await expect(page.getByRole('tab', {name: 'Go', selected: true}).first()).toBeVisible();
  const sample = page.locator('[data-openapi-sample][data-openapi-language=go]').first();
  await expect(sample.getByRole('alert')).toContainText('The code couldn’t be loaded.');
  await page.unroute('**/openapi-samples.*');
  await sample.getByRole('button', {name: 'Retry'}).click();
  await expect(sample).toContainText('http.NewRequest(http.MethodPost');
  await expect(sample.locator('.code-string').first()).toBeVisible();
});

test('a selected language stays on other pages and in the console, where another can be selected', async ({
  page,
  open,
}) => {
  await open(endpoint);
  await languageMenu(page).selectOption('Go');
  await open(`${api}/user-management-api/delete-user`);
  await expect(page.getByRole('tab', {name: 'Go', selected: true}).first()).toBeVisible();
  await tryIt(page, 'deleteUser').click();
  await page.locator('[data-parameter="userId"]').first().fill('a/ü');
  await expect(page.locator('.openapi-samples code').filter({visible: true, hasText: '/users/a%2F%C3%BC'})).toHaveCount(
    1,
  );
  await page.getByRole('tab', {name: 'cURL'}).filter({visible: true}).last().click();
  await expect(page.getByRole('tab', {name: 'Go', selected: true}).filter({visible: true})).toHaveCount(0);
});
