import type {Page, Request} from '@playwright/test';
import {nightly} from '../../support/test';
import {expect, test} from './support/widget-test';

const website = 'https://vineyard.example';

test.beforeEach(async ({page, widget}) => {
  await widget.startSuperuser();
  await page.getByRole('button', {name: 'Brand'}).click();
});

/** Saves the form, and returns the brand that was sent. */
async function save(page: Page): Promise<unknown> {
  const requestPromise = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', {name: 'Save brand'}).click();
  return (await requestPromise).postDataJSON() as unknown;
}

test('saves only what the superuser entered', async ({page}) => {
  await page.getByLabel('Brand name').fill('Vineyard Terrace');
  expect(await save(page)).toEqual({name: 'Vineyard Terrace'});
  await expect(page.getByText('Brand saved.')).toBeVisible();
  await page.getByLabel('Primary color').fill('#7a1f3d');
  expect(await save(page)).toEqual({name: 'Vineyard Terrace', colors: [{role: 'primary', hex: '#7A1F3D'}]});
});

test('keeps fields of a brand that the form lacks, and loses one that is cleared', nightly, async ({page}) => {
  const {tone, ...withoutTone} = {
    name: 'Vineyard Terrace',
    tone: ['warm', 'elegant'] as const,
    colors: [
      {role: 'primary', hex: '#7A1F3D', name: 'Merlot'},
      {role: 'accent', hex: '#E0A526'},
    ] as const,
    fonts: {heading: {family: 'Playfair Display'}},
  };
  await page.evaluate((value) => window.widget.saveBrand(value), {...withoutTone, tone});
  expect(await save(page)).toEqual({...withoutTone, tone});
  await page.getByLabel('Tone').selectOption('');
  expect(await save(page)).toEqual(withoutTone);
});

test('is cleared when the superuser selects a different person', nightly, async ({page}) => {
  await page.getByLabel('Website').fill(website);
  await page.getByRole('button', {name: 'Extract brand'}).click();
  await expect(page.getByLabel('Brand name')).toHaveValue('Vineyard Terrace');
  await page.evaluate(() => {
    window.widget.actFor('user-4822');
  });
  await expect(page.getByLabel('Brand name')).toHaveValue('');
  await expect(page.getByLabel('Website')).toHaveValue('');
});

test('continues the same extraction after a lost connection', nightly, async ({page, widget}) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/extractions')) keys.push(request.headers()['idempotency-key']);
  });
  await page.route('**/brand/extractions', (route) => route.abort());
  await page.getByLabel('Website').fill(website);
  await page.getByRole('button', {name: 'Extract brand'}).click();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  await page.unroute('**/brand/extractions');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByLabel('Brand name')).toHaveValue('Vineyard Terrace');
  expect(new Set(keys).size).toBe(1);
  expect((await widget.eventNames()).filter((name) => name.startsWith('brand-'))).toEqual([
    'brand-failed',
    'brand-extracted',
  ]);
});

test('shows why an extraction failed', nightly, async ({page}) => {
  await page.route('**/v1/enterprise/users/*/requests/*', (route) =>
    route.fulfill({json: {status: 'failed', error: {code: 'website_unreachable'}}}),
  );
  await page.getByLabel('Website').fill(website);
  await page.getByRole('button', {name: 'Extract brand'}).click();
  await expect(page.getByText("The brand couldn't be extracted from the website.")).toBeVisible();
});
