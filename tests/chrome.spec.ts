import {readFileSync} from 'node:fs';
import {site} from '../config/site';
import {getProperty, isElement, parseHtml, getReadableText, walkElements} from '@developer-docs/internal/node';
import {routes} from './support/routes';
import {expect, nightly, test} from './support/test';
import {resize} from './support/theme-viewports';

test('the navbar links to the product, pricing, and docs, and the footer contains the copyright notice', async ({
  page,
  open,
}) => {
  await open(`docs/${site.slug}-api/overview`);
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar.getByRole('link', {name: 'Product'})).toHaveAttribute('href', site.productUrl);
  await expect(navbar.getByRole('link', {name: 'Pricing'})).toHaveAttribute('href', `${site.productUrl}/pricing`);
  await expect(navbar.getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute(
    'href',
    `${site.baseUrl}docs/intro`,
  );
  await expect(page.getByRole('contentinfo')).toHaveText(`Copyright © 2025 ${site.brand}. All rights reserved.`);
});

test('the home page links to pages by topic', async ({page, open}) => {
  await open('');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 2})).toHaveText([
    'Create designs',
    'Manage users and brands',
    'Embed the widget',
    'Reference',
  ]);
  await main.getByRole('link', {name: 'Error codes'}).click();
  await expect(page).toHaveURL(/overview#errors$/);
});

test('the endpoint and a request sample are visible without scrolling', async ({page, open}) => {
  await open(`docs/${site.slug}-api/core-api/designs-from-prompt`);
  for (const width of [1280, 1440, 1920]) {
    await resize(page, width, 800);
    await expect(page.locator('.ref-endpoint')).toBeInViewport({ratio: 1});
    await expect(page.locator('[data-sample] pre').first()).toBeInViewport({ratio: 1});
  }
});

test("a table with links in the last column doesn't scroll", async ({page, open}) => {
  await open(`docs/${site.slug}-ui-sdk/authentication`);
  await resize(page, 1280, 800);
  const overflowingTables = await page
    .locator('.table-wrapper')
    .evaluateAll((tables) => tables.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth));
  expect(overflowingTables.length).toBeGreaterThan(0);
  expect(overflowingTables.filter((overflow) => overflow > 0)).toEqual([]);
});

test('the headings of all pages are aligned', nightly, async ({page, open}) => {
  const widths = [1280, 1920];
  const positions = widths.map(() => new Set<number | undefined>());
  for (const path of ['docs', 'docs/intro', `docs/${site.slug}-api/core-api/designs-from-prompt`]) {
    await open(path);
    for (const [index, width] of widths.entries()) {
      await resize(page, width, 800);
      positions[index]?.add((await page.getByRole('heading', {level: 1}).boundingBox())?.x);
    }
  }
  expect(positions.map(({size}) => size)).toEqual([1, 1]);
});

test.describe('on small screens', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('a table with three columns is a list with labeled values', nightly, async ({page, open}) => {
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

  test('every value in such tables has a label, on all pages', () => {
    const unlabeledRegions = routes.flatMap((route) => {
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
        .map((cell) => `${route}: ${getReadableText(cell)}`);
    });
    expect(unlabeledRegions).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the home page shows the request, its variants, links to both products, and the logo', async ({page, open}) => {
    await open('');
    await expect(page.locator('pre')).toContainText('/designs/from-prompt');
    await expect(page.getByRole('img', {name: /^Variant \d/})).toHaveCount(3);
    await expect(page.getByRole('main').getByRole('link', {name: 'HTTP API'})).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', {name: 'UI SDK'})).toBeVisible();
    await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
  });
});
