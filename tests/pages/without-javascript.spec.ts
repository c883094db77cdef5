import {site} from '../../config/site';
import {expect, test} from '../support/test';

test.use({javaScriptEnabled: false});

test('links and the page menu work, and controls that need JavaScript are hidden', async ({page, open, watch}) => {
  watch.allow('404');
  await open('nowhere');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800});
    await expect(page.locator('button:visible')).toHaveCount(0);
    await expect(
      page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true}),
    ).toBeVisible();
  }
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await page.setViewportSize({width: 360, height: 640});
  await page.getByText('Page menu').click();
  await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
  const link = page.getByRole('link', {name: 'View as Markdown'});
  await expect(link).toBeVisible();
  const box = await link.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await link.click();
  await expect(page).toHaveURL(/docs\/intro\.md$/);
  await expect(page.locator('body')).toContainText('# Introduction');
  await page.goBack();
  await page.getByText('Page menu').click();
  await page.getByRole('link', {name: /llms\.txt/}).click();
  await expect(page.locator('body')).toContainText('Instructions for AI agents');
  await open('');
  await expect(page.getByRole('button', {name: 'Run'})).toHaveCount(0);
});

test('every entry and sample of an endpoint page can be read', async ({page, open}) => {
  await open(`docs/${site.slug}-api/core-api/designs-from-prompt`);
  await expect(page.locator('.openapi-try-it-button').first()).toBeHidden();
  // Fields with fields of their own are collapsed only if the browser runs scripts.
  for (const kind of ['field', 'value', 'code']) {
    const entries = page.locator(`[data-record=${kind}]`);
    expect(await entries.count(), kind).toBeGreaterThan(0);
    await expect(entries.filter({visible: false}), kind).toHaveCount(0);
  }
  const samples = page.locator('[data-openapi-sample][data-openapi-operation=designsFromPrompt]');
  for (const language of ['curl', 'javascript', 'python']) {
    const ofLanguage = samples.and(page.locator(`[data-openapi-language=${language}]`));
    await expect(ofLanguage.filter({visible: true}).first()).toContainText('designs/from-prompt');
    await expect(ofLanguage.filter({visible: false})).toHaveCount(0);
  }
});
