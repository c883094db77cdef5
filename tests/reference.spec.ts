import type {Page} from '@playwright/test';
import {parse} from 'yaml';
import {site} from '../config/site';
import {disableLongTimers} from './support/page';
import {expect, nightly, nightlyUnless, test} from './support/test';
import {resize} from './support/theme-viewports';

const api = `docs/${site.slug}-api`;
const endpoint = `${api}/core-api/designs-from-prompt`;
const documentPath = `${api}/swagger/core-api`;
const languages = ['cURL', 'JavaScript', 'Python'] as const;

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true}).first();

for (const [kind, address] of [
  ['an endpoint page', endpoint],
  ['a document page', documentPath],
] as const) {
  test.describe(kind, nightlyUnless(address === endpoint), () => {
    test("copies an operation's endpoint and a sample", async ({page, open, context}) => {
      await disableLongTimers(page);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(address);
      const summary = page.locator('[data-record=operation][data-record-name=designsFromPrompt]');
      await summary.getByRole('button', {name: 'Copy URL'}).click();
      await expect(summary.getByRole('status')).toHaveText('Copied');
      expect(await readClipboard(page)).toBe(`https://api.${site.slug}.example/v1/designs/from-prompt`);

      const sample = page.locator('[data-sample][data-operation=designsFromPrompt][data-language=curl]').first();
      await sample.getByRole('button').click();
      await expect(sample.getByRole('status')).toHaveText('Copied');
      const copiedText = await readClipboard(page);
      expect(copiedText).toMatch(/^curl /);
      expect(copiedText).toContain('/v1/designs/from-prompt');
    });

    test('has samples above their text, or next to it on wide screens', async ({page, open}) => {
      await open(address);
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
  });
}

test('remembers the sample language', nightly, async ({page, open}) => {
  await open(endpoint);
  for (const name of languages) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator(`[data-sample][data-language=${name.toLowerCase()}]`).first()).toBeVisible();
  }
  await page.reload();
  await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
  await open(`${api}/core-api/designs-from-content`);
  await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-sample][data-language=python]').first()).toBeVisible();
});

test.describe('a link to a collapsed field', () => {
  const field = (page: Page) => page.locator('[id="body.assets.altText"]');

  test('expands it when the page opens', async ({page, open}) => {
    await open(`${endpoint}#body.assets.altText`);
    await expect(field(page)).toBeVisible();
    await expect(field(page)).toBeInViewport();
  });

  test('expands it when the link is clicked', nightly, async ({page, open}) => {
    await open(endpoint);
    await expect(field(page)).toBeHidden();
    await page
      .getByRole('main')
      .locator('a[href$="#body.assets"]')
      .first()
      .evaluate((link) => {
        link.setAttribute('href', '#body.assets.altText');
        (link as HTMLElement).click();
      });
    await expect(field(page)).toBeVisible();
    await expect(field(page)).toBeInViewport();
  });
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

for (const [file, read] of [
  ['core-api.yaml', (text: string): unknown => parse(text)],
  ['core-api.json', (text: string): unknown => JSON.parse(text)],
  ['error-codes.json', (text: string): unknown => JSON.parse(text)],
] as const) {
  test(`${file} is published in full, with the brand inserted`, async ({request}) => {
    const response = await request.get(`openapi/${file}`);
    expect(response.status()).toBe(200);
    const text = await response.text();
    expect(text).not.toMatch(/__[A-Z_]+__/);
    // The error catalog contains the brand only in the URLs of its entries.
    expect(text).toContain(file === 'error-codes.json' ? site.slug : site.brand);
    const content: unknown = read(text);
    if (file === 'error-codes.json') {
      expect(JSON.stringify(content)).toContain('rate_limited');
    } else {
      expect(content).toHaveProperty(['paths', '/designs/from-prompt', 'post', 'operationId'], 'designsFromPrompt');
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const address of [endpoint, documentPath]) {
    test(
      `${address}: every entry and sample can be read`,
      nightlyUnless(address === endpoint),
      async ({page, open}) => {
        await open(address);
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
      },
    );
  }
});
