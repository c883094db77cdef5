import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {site} from '../../config/site';
import {docsInSidebar, docsOutsideSidebar, routes} from '../support/routes';
import {expect, nightly, test} from '../support/test';

const overviewPath = `docs/${site.slug}-api/core-api/core-overview`;
const getHeading = (page: Page) => page.getByRole('heading', {level: 2}).first();
const getHeadingLink = (page: Page) => getHeading(page).getByRole('link');

/** Returns the URL of the heading on the introduction. */
async function getHeadingUrl(page: Page, baseURL = ''): Promise<string> {
  return `${baseURL}docs/intro#${(await getHeading(page).getAttribute('id')) ?? ''}`;
}

test.describe("a heading's permalink", () => {
  test('copies its URL, announces it, and navigates to the heading', async ({page, open, context, baseURL}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install({time: 0});
    await open('docs/intro');
    await page.clock.pauseAt(60_000);
    const link = getHeadingLink(page);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'Link copied'})).toBeAttached();
    await expect(link).toHaveAttribute('data-copied');
    const url = await getHeadingUrl(page, baseURL);
    await expect(page).toHaveURL(url);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await page.clock.runFor(2000);
    await expect(link).not.toHaveAttribute('data-copied');
  });

  test("navigates to the heading if the URL can't be copied", nightly, async ({page, open, baseURL}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await open('docs/intro');
    await getHeadingLink(page).click();
    await expect(page).toHaveURL(await getHeadingUrl(page, baseURL));
    await expect(getHeadingLink(page)).not.toHaveAttribute('data-copied');
  });
});

test('the navbar item "Docs" is active on all docs pages, but on no other page', () => {
  const docs = ['docs', ...docsInSidebar, ...docsOutsideSidebar];
  for (const route of routes) {
    const html = readFileSync(`build/${route === '' ? 'index' : route}.html`, 'utf8');
    const [, attributes] = /<a ([^>]*navbar__link[^>]*)>Docs</.exec(html) ?? [];
    expect(attributes?.includes('aria-current="true"'), route).toBe(docs.includes(route));
    expect(attributes?.includes('navbar__link--active'), route).toBe(docs.includes(route));
  }
});

test('the pagination follows the sidebar', () => {
  const readLink = (route: string, direction: string) =>
    new RegExp(`<a [^>]*pagination-nav__link--${direction}[^>]*>`).exec(
      readFileSync(`build/${route}.html`, 'utf8'),
    )?.[0];
  const api = `docs/${site.slug}-api`;
  const pages = ['docs/intro', `${api}/overview`, overviewPath, `${api}/core-api/designs-from-prompt`];
  expect(readLink('docs/intro', 'prev')).toBeUndefined();
  for (const [index, route] of pages.slice(1).entries()) {
    expect(readLink(pages[index] ?? '', 'next')).toContain(`href="${site.baseUrl}${route}"`);
    expect(readLink(route, 'prev')).toContain(`href="${site.baseUrl}${pages[index] ?? ''}"`);
  }
});

test('without configuration, there is no edit link, last-updated date, announcement, or issue link', () => {
  const html = readFileSync('build/docs/intro.html', 'utf8');
  expect(html).not.toMatch(/role="?banner|Report a problem on this page|edit this page|last updated/i);
});
