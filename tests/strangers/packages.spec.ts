// cspell:ignore bulid
import path from 'node:path';
import type {Page} from '@playwright/test';
import axe from 'axe-core';
import {expect} from '../support/test';
import {hits, input, modal, search as searchFor} from '../support/search';
import {applyThemeViewport, themeViewports} from '../support/theme-viewports';
import {stockSiteTest} from './stock-site-test';

// A stock site with all packages. It's built once, so the tests run in one worker. Variants of the site run nightly: see
// variants.spec.ts.

const search = '@developer-docs/docusaurus-theme-search';
const markdown = '@developer-docs/docusaurus-plugin-markdown';

const test = stockSiteTest(
  {docusaurus: '3.7.0', packages: ['docusaurus-theme-search', 'docusaurus-plugin-markdown']},
  (site) => {
    site.edit('docusaurus.config.ts', '  presets: [', `  themes: ['${search}', '${markdown}'],\n  presets: [`);
  },
);

test.describe.configure({mode: 'default'});

test('every package is loaded from the installation of the site', ({stock: {site}}) => {
  const root = path.join(site.dir, 'node_modules');
  for (const name of [search, markdown, '@developer-docs/search-engine'])
    expect(site.resolve(name).startsWith(root)).toBe(true);
});

test.describe('the modal', () => {
  const queries = {
    'deploy site': '/docs/tutorial-basics/deploy-your-site',
    extras: '/docs/category/tutorial---extras',
    'mdx blog post': '/blog/mdx-blog-post',
    'markdown page example': '/markdown-page',
  };

  test('finds docs, categories, blog posts, and pages', async ({page, open}) => {
    await open('docs/intro');
    for (const [query, url] of Object.entries(queries)) {
      await searchFor(page, query);
      await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', new RegExp(`^${url}(?:#|$)`));
      await page.keyboard.press('Escape');
    }
  });

  test('opens with a shortcut, corrects a typo, and opens the section with Enter', async ({page, open}) => {
    await open('markdown-page');
    await page.keyboard.press('Control+K');
    await input(page).fill('bulid your site');
    await expect(hits(page).first()).toContainText('Build your site');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/tutorial-basics\/deploy-your-site#build-your-site$/);
    await expect(page.getByRole('heading', {name: 'Build your site'})).toBeInViewport();
    await expect(modal(page)).toBeHidden();
  });

  test('is accessible in both color modes', async ({page, open}) => {
    await open('docs/intro');
    for (const viewport of themeViewports) {
      await applyThemeViewport(page, viewport);
      await searchFor(page, 'site');
      await expect(hits(page).first()).toBeVisible();
      expect(await findViolations(page, '[role=dialog]')).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('the search page', () => {
  test('lists the results for the query in the URL, and is accessible', async ({page, open}) => {
    await open('search?q=tutorial');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(/^\d+ results$/);
    await main.getByRole('combobox', {name: 'Section'}).selectOption('Tutorial - Basics');
    await expect(main.getByRole('listitem').first()).toContainText('Tutorial - Basics');
    expect(await findViolations(page, 'main')).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('links to the documentation', async ({page, open}) => {
      await open('search');
      await expect(page.locator('main noscript a')).toHaveAttribute('href', '/docs/intro');
      await expect(page.getByRole('searchbox')).toBeHidden();
    });
  });
});

test('each page links to an OpenSearch description', async ({page, open}) => {
  await open('docs/intro');
  const href = (await page.locator('link[rel=search]').getAttribute('href')) ?? '';
  const response = await page.request.get(href);
  expect(await response.text()).toContain('/search?q={searchTerms}');
});

test.describe('Markdown', () => {
  test('of each page is linked in its head, and llms.txt lists it', async ({page, open, request}) => {
    await open('docs/tutorial-basics/markdown-features');
    const href = (await page.locator('link[type="text/markdown"]').getAttribute('href')) ?? '';
    const text = await (await request.get(href)).text();
    expect(text).toMatch(/^# Markdown Features\n/);
    expect(text).toContain('```jsx title="src/components/HelloDocusaurus.js"');
    const index = await (await request.get('llms.txt')).text();
    for (const file of ['docs/intro.md', 'docs/tutorial-extras/translate-your-site.md', 'blog/mdx-blog-post.md']) {
      expect(index).toContain(`/${file})`);
      expect((await request.get(file)).status()).toBe(200);
    }
    expect((await request.get('llms-full.txt')).status()).toBe(200);
  });

  test('is copied by the page menu of each doc, which is accessible in both color modes', async ({
    page,
    open,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('docs/tutorial-basics/create-a-page');
    const menu = page.getByRole('main').locator('details').filter({hasText: 'Page menu'});
    for (const viewport of themeViewports) {
      await applyThemeViewport(page, viewport);
      await menu.locator('summary').click();
      expect(await findViolations(page, 'main details')).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await menu.locator('summary').click();
    await menu.getByRole('button', {name: 'Copy page'}).click();
    await expect(menu.getByRole('status')).toHaveText('Copied as Markdown');
    const file = await request.get('docs/tutorial-basics/create-a-page.md');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await file.text());
  });
});

/** Returns the axe rules that a part of the page violates. Stock pages themselves violate some. */
async function findViolations(page: Page, selector: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (include) => {
    const {axe: browserAxe} = window as unknown as {axe: typeof axe};
    const {violations} = await browserAxe.run({include: [include]}, {resultTypes: ['violations']});
    return violations.map(
      ({id, nodes}) => `${id}: ${nodes[0]?.html.slice(0, 200) ?? ''} ${nodes[0]?.failureSummary ?? ''}`,
    );
  }, selector);
}
