import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {parse} from 'yaml';
import {site} from '../config/site';
import {disableLongTimers} from './support/page';
import {expect, test} from './support/test';
import {resize} from './support/theme-viewports';

const api = `docs/${site.slug}-api`;
const endpoint = `${api}/core-api/designs-from-prompt`;
const documentPath = `${api}/swagger/core-api`;

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('an endpoint page copies the endpoint and a sample, and has samples next to their text on wide screens', async ({
  page,
  open,
  context,
}) => {
  await disableLongTimers(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(endpoint);
  const summary = page.locator('[data-record=operation][data-record-name=designsFromPrompt]');
  await summary.getByRole('button', {name: 'Copy URL'}).click();
  await expect(summary.getByRole('status')).toHaveText('Copied');
  expect(await readClipboard(page)).toBe(`https://api.${site.slug}.example/v1/designs/from-prompt`);

  const sample = page.locator('[data-sample][data-operation=designsFromPrompt][data-language=curl]').first();
  await sample.getByRole('button').click();
  await expect(sample.getByRole('status')).toHaveText('Copied');
  expect(await readClipboard(page)).toMatch(/^curl .*\/v1\/designs\/from-prompt/s);

  const columns = page
    .locator('.ref-columns')
    .filter({has: page.locator('[data-sample]')})
    .filter({has: page.locator('.ref-fields')})
    .first();
  for (const [width, areBeside] of [
    [768, false],
    [1440, true],
  ] as const) {
    await resize(page, width, 800);
    const code = await columns.locator('.ref-code-column').boundingBox();
    const text = await columns.locator('.ref-fields').first().boundingBox();
    expect((code?.x ?? 0) >= (text?.x ?? 0) + (text?.width ?? Infinity), `${width} px`).toBe(areBeside);
    await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible({visible: areBeside});
  }
});

test('a link to a collapsed field expands it when the page opens, and nested fields are nested lists', async ({
  page,
  open,
}) => {
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

test('the filter shows the matching operations and their count, and clearing it shows all operations', async ({
  page,
  open,
}) => {
  await open(documentPath);
  const rows = page.locator('[data-filter] + ul > li');
  const all = await rows.count();
  expect(all).toBeGreaterThan(1);
  const filter = page.getByRole('searchbox', {name: 'Filter operations'});
  const status = page.locator('[data-filter]').getByRole('status');
  await filter.fill('post from-prompt');
  await expect(rows.filter({visible: true}).first()).toContainText('from-prompt');
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

test('documents and the error catalog are published in full, with the brand inserted', () => {
  const read = (file: string) => {
    const text = readFileSync(`build/openapi/${file}`, 'utf8');
    expect(text).not.toMatch(/__[A-Z_]+__/);
    // The error catalog contains the brand only in the URLs of its entries.
    expect(text).toContain(file === 'error-codes.json' ? site.slug : site.brand);
    return text;
  };
  for (const document of [parse(read('core-api.yaml')), JSON.parse(read('core-api.json'))] as unknown[]) {
    expect(document).toHaveProperty(['paths', '/designs/from-prompt', 'post', 'operationId'], 'designsFromPrompt');
  }
  expect(JSON.stringify(JSON.parse(read('error-codes.json')))).toContain('rate_limited');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every entry and sample can be read', async ({page, open}) => {
    await open(endpoint);
    // Fields with fields of their own are collapsed only if the browser runs scripts.
    for (const kind of ['field', 'value', 'code']) {
      const entries = page.locator(`[data-record=${kind}]`);
      expect(await entries.count(), kind).toBeGreaterThan(0);
      await expect(entries.filter({visible: false}), kind).toHaveCount(0);
    }
    const samples = page.locator('[data-sample][data-operation=designsFromPrompt]');
    for (const language of ['curl', 'javascript', 'python']) {
      const ofLanguage = samples.and(page.locator(`[data-language=${language}]`));
      await expect(ofLanguage.filter({visible: true}).first()).toContainText('designs/from-prompt');
      await expect(ofLanguage.filter({visible: false})).toHaveCount(0);
    }
  });
});
