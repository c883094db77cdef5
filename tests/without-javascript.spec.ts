import {site} from '../config/site';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false});

const pages = {
  'the home page': ['', 'API'],
  'the docs root': ['docs', 'Core API'],
  'a prose page': ['docs/intro', 'First design'],
  'a page of shared values': [`docs/${site.slug}-api/common/supported-languages`, 'Arabic'],
  'the error catalog': [`docs/${site.slug}-api/overview`, 'rate_limited'],
  'an endpoint page': [`docs/${site.slug}-api/core-api/designs-from-prompt`, 'Idempotency-Key'],
  'a document page': [`docs/${site.slug}-api/swagger/core-api`, 'DesignVariant'],
  'a widget page': [`docs/${site.slug}-ui-sdk/widget-functions-events`, 'destroy'],
  'the not-found page': ['nowhere', 'We couldn’t find a page at this URL.'],
} as const;

test('every kind of page can be read, and its links work', async ({page, open, watch}) => {
  watch.allow('404');
  for (const [kind, [path, text]] of Object.entries(pages)) {
    await open(path);
    await expect(page.getByRole('heading', {level: 1}), kind).toBeVisible();
    await expect(page.getByRole('main'), kind).toContainText(new RegExp(text, 'i'));
  }
  // The last one is the not-found page.
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
});

test('controls that need JavaScript are hidden', async ({page, open}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 800});
    await open('docs/intro');
    await expect(page.locator('button:visible')).toHaveCount(0);
    await expect(
      page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true}),
    ).toBeVisible();
  }
});
