import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {docsInSidebar, docsOutsideSidebar, routes} from './support/routes';
import {expect, nightly, test} from './support/test';

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

test('the back-to-top button appears when scrolling up, and disappears at the top', async ({page, open}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(overviewPath);
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, 3000);
  // The button appears relative to the position where scrolling down ended.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
  await page.mouse.wheel(0, -200);
  await expect(button).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test("the table of contents highlights the section that's scrolled into view, and keeps the highlighted link visible", async ({
  page,
  open,
}) => {
  await open(`docs/${site.slug}-ui-sdk/widget-functions-events`);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const activeLink = contents.locator('.table-of-contents__link--active');
  for (const id of [
    'function-update',
    'event-generation-succeeded',
    'error-wrong-state',
    'type-progressstep',
    'event-ready',
  ]) {
    const name = (await page.locator(`[id="${id}"] :is(h3, h4) code`).textContent()) ?? '';
    // Scroll without navigating to the hash.
    await page.locator(`[id="${id}"]`).evaluate((entry) => {
      entry.scrollIntoView({block: 'start', behavior: 'instant'});
    });
    await expect(activeLink).toHaveText(name);
    await expect(activeLink).toBeInViewport();
  }
  await page.evaluate(() => {
    scrollTo({top: 0, behavior: 'instant'});
  });
  await expect(activeLink).toHaveCount(0);
  await expect(contents.getByRole('link').first()).toBeInViewport();
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
