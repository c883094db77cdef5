import {readFileSync} from 'node:fs';
import {findElement, getReadableText, parseHtml} from '@developer-docs/internal/node';
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
  'the not-found page': ['404', 'We couldn’t find a page at this URL.'],
} as const;

test('every kind of page can be read', () => {
  for (const [kind, [route, text]] of Object.entries(pages)) {
    const html = readFileSync(`build/${route === '' ? 'index' : route}.html`, 'utf8');
    const main = findElement(parseHtml(html), ({tagName}) => tagName === 'main');
    expect(main && getReadableText(main), kind).toMatch(new RegExp(text, 'i'));
    expect(html.match(/<h1[\s>]/g), kind).toHaveLength(1);
  }
});

test('links work, and controls that need JavaScript are hidden', async ({page, open, watch}) => {
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
});
