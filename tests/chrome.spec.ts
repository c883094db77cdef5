import {readFileSync} from 'node:fs';
import {site} from '../config/site';
import {getProperty, isElement, parseHtml, readableText, walkElements} from '../plugins/shared';
import {routes} from './support/routes';
import {expect, test} from './support/test';

test('the top bar leads to product, prices and documentation, and stays while the page scrolls', async ({
  page,
  open,
}) => {
  await open(`docs/${site.slug}-api/overview`);
  const bar = page.getByRole('navigation', {name: 'Main'});
  await expect(bar.getByRole('link', {name: 'Product'})).toHaveAttribute('href', site.productUrl);
  await expect(bar.getByRole('link', {name: 'Pricing'})).toHaveAttribute('href', site.pricingUrl);
  await expect(bar.getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute('href', `${site.baseUrl}docs/intro`);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expect(bar).toBeInViewport();
});

test('the footer is one line', async ({page, open}) => {
  await open('');
  await expect(page.getByRole('contentinfo')).toHaveText(`Copyright © 2025 ${site.brand}. All rights reserved.`);
});

test('the home page leads on to what readers come for', async ({page, open}) => {
  await open('');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 2})).toHaveText([
    'Make designs',
    'Know your users',
    'Embed the widget',
    'Look it up',
  ]);
  await main.getByRole('link', {name: 'Error codes'}).click();
  await expect(page).toHaveURL(/overview#errors$/);
});

for (const width of [1280, 1440, 1920]) {
  test(`${String(width)} px: method, path and a sample stand in the first screen`, async ({page, open}) => {
    await page.setViewportSize({width, height: 800});
    await open(`docs/${site.slug}-api/core-api/designs-from-prompt`);
    await expect(page.locator('.ref-endpoint')).toBeInViewport({ratio: 1});
    await expect(page.locator('[data-sample] pre').first()).toBeInViewport({ratio: 1});
  });
}

test('the text of all pages begins at the same place', async ({page, open}) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({width, height: 800});
    const places = new Set<number | undefined>();
    for (const address of ['docs', 'docs/intro', `docs/${site.slug}-api/core-api/designs-from-prompt`]) {
      await open(address);
      places.add((await page.getByRole('heading', {level: 1}).boundingBox())?.x);
    }
    expect(places.size).toBe(1);
  }
});

test('the color of the browser’s own bars follows the theme', async ({page, open}) => {
  await open('docs/intro');
  const color = page.locator('meta[name="theme-color"]');
  await expect(color).toHaveAttribute('content', '#fff');
  await page
    .getByRole('button', {name: /dark and light mode/})
    .first()
    .click();
  await expect(color).toHaveAttribute('content', /^#0/);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu opens, and closes when a page is chosen', async ({page, open}) => {
    await open('docs/intro');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeVisible();
    await menu.getByRole('link', {name: 'Get request status'}).click();
    await expect(page).toHaveURL(/get-request-status$/);
    await expect(menu).toBeHidden();
  });

  test('a table of three columns is a list, and every value says what it is', async ({page, open}) => {
    await open(`docs/${site.slug}-api/overview`);
    const table = page.locator('table[data-list]').first();
    await expect(table.locator('tbody td').nth(1)).toHaveCSS('display', 'block');
    const heading = await table.locator('thead th').nth(1).textContent();
    const label = await table
      .locator('tbody td')
      .nth(1)
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(label).toContain(heading ?? '');
  });

  test('and so on every page', () => {
    const silent = routes.flatMap((route) => {
      const html = readFileSync(`build/${route === '' ? 'index' : route}.html`, 'utf8');
      const tables = [...walkElements(parseHtml(html))].filter(
        (element) => getProperty(element, 'dataList') !== undefined,
      );
      const bodies = tables.flatMap((table) => [...walkElements(table)].filter(({tagName}) => tagName === 'tbody'));
      const rows = bodies.flatMap((body) => [...walkElements(body)].filter(({tagName}) => tagName === 'tr'));
      return rows
        .flatMap((row) =>
          row.children
            .filter(isElement)
            .filter(({tagName}) => tagName === 'td')
            .slice(1),
        )
        .filter((cell) => getProperty(cell, 'dataLabel') === undefined)
        .map((cell) => `${route}: ${readableText(cell)}`);
    });
    expect(silent).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the home page shows the request, its variants, both ways in, and the logo', async ({page, open}) => {
    await open('');
    await expect(page.locator('pre')).toContainText('/designs/from-prompt');
    await expect(page.getByRole('img', {name: /^Variant \d/})).toHaveCount(3);
    await expect(page.getByRole('main').getByRole('link', {name: 'HTTP API'})).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', {name: 'UI SDK'})).toBeVisible();
    await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
  });
});
