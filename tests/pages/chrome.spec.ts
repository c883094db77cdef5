import {readFileSync} from 'node:fs';
import {getProperty, parseHtml, getReadableText, walkElements} from '@developer-docs/utils/node';
import type {Element} from 'hast';
import {site} from '../../config/site';
import {expect, nightly, test} from '../support/test';
import {resize} from '../support/theme-viewports';

/** The elements of a built page. */
const readElements = (route: string) => [...walkElements(parseHtml(readFileSync(`build/${route}.html`, 'utf8')))];

/** Returns the URLs of links by their text. */
const readLinks = (elements: readonly Element[]) =>
  Object.fromEntries(
    elements
      .filter(({tagName}) => tagName === 'a')
      .map((link) => [getReadableText(link).trim(), getProperty(link, 'href')]),
  );

test('the navbar links to the product, pricing, and docs, and the footer contains the copyright notice', () => {
  const elements = readElements(`docs/${site.slug}-api/overview`);
  const navbar = elements
    .filter(({tagName}) => tagName === 'nav')
    .find((nav) => getProperty(nav, 'ariaLabel') === 'Main');
  expect(navbar && readLinks([...walkElements(navbar)])).toMatchObject({
    Product: site.productUrl,
    Pricing: `${site.productUrl}/pricing`,
    Docs: `${site.baseUrl}docs/intro`,
  });
  const footer = elements.find(({tagName}) => tagName === 'footer');
  expect(footer && getReadableText(footer).trim()).toBe(`Copyright © 2025 ${site.brand}. All rights reserved.`);
});

test('the home page shows the request and its variants, and links to both products and to pages by topic', () => {
  const elements = readElements('index');
  const main = elements.find(({tagName}) => tagName === 'main');
  const parts = main === undefined ? [] : [...walkElements(main)];
  const code = parts.filter(({tagName}) => tagName === 'pre').map((part) => getReadableText(part));
  expect(code.join('\n')).toContain('/designs/from-prompt');
  expect(parts.filter((part) => getProperty(part, 'alt')?.startsWith('Variant '))).toHaveLength(3);
  const links = readLinks(parts);
  expect(links['Error codes']).toMatch(/overview#errors$/);
  expect(Object.keys(links)).toEqual(
    expect.arrayContaining(['HTTP API', 'UI SDK'].map((name): unknown => expect.stringContaining(name))),
  );
  expect(JSON.stringify(elements.filter(({tagName}) => tagName === 'img'))).toContain('logo.svg');
});

test("a table with links in the last column doesn't scroll", nightly, async ({page, open}) => {
  await open(`docs/${site.slug}-ui-sdk/authentication`);
  await resize(page, 1280, 800);
  const overflowingTables = await page
    .locator('.table-wrapper')
    .evaluateAll((tables) => tables.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth));
  expect(overflowingTables.length).toBeGreaterThan(0);
  expect(overflowingTables.filter((overflow) => overflow > 0)).toEqual([]);
});
