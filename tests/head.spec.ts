import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {expect, test} from './support/test';

/** Goes to another page as a link does, without a reload. */
const goTo = (page: Page, address: string) =>
  page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, site.baseUrl + address);

/**
 * The tags of the head that the site's own code keeps up to date (`plugins/client-bundle/client/head.ts`), in any order. Not among
 * them are a script that the server alone writes, and a tag in which the build leaves out spaces.
 */
const tagsOf = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const {head} = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    return [...head.querySelectorAll('[data-rh]:not(script, [name=viewport])')]
      .map(({localName, attributes, textContent}) =>
        [localName, ...[...attributes].map(({name, value}) => `${name}=${value}`).sort(), textContent].join(' '),
      )
      .sort();
  }, html);

const pages = ['', 'docs', 'docs/intro', `docs/${site.slug}-api/core-api/designs-from-prompt`, 'search'] as const;

test('a page that has been taken over has the head that the server wrote', async ({page, open, request}) => {
  for (const route of pages) {
    const served = await (await request.get(route)).text();
    await open(route);
    // What has changed the head has also said that the page has been taken over.
    expect(await tagsOf(page), route).toEqual(await tagsOf(page, served));
  }
});

test('a page that the reader comes to has the head of one that is opened', async ({page, open}) => {
  for (const route of pages) {
    await open(route);
    const [opened, classes] = [await tagsOf(page), await page.locator('html').getAttribute('class')];
    await open('docs/intro');
    await goTo(page, route);
    await expect.poll(() => tagsOf(page), route).toEqual(opened);
    await expect(page.locator('html')).toHaveClass(classes ?? '');
  }
});

test('a class that the theme takes off the body for the mouse stays off on the next page', async ({page, open}) => {
  await open('docs/intro');
  const body = page.locator('body');
  await expect(body).toHaveClass('navigation-with-keyboard');
  await page.getByRole('heading', {level: 1}).click();
  await expect(body).not.toHaveClass('navigation-with-keyboard');
  await goTo(page, 'docs');
  await expect(page).toHaveTitle(/^Documentation/);
  await expect(body).not.toHaveClass('navigation-with-keyboard');
  await page.keyboard.press('Tab');
  await expect(body).toHaveClass('navigation-with-keyboard');
});

test('a page of English asks for one file of its typeface, the one that it preloads', async ({page, open}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await open('docs/intro');
  expect(fonts).toHaveLength(1);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveAttribute('href', fonts[0] ?? '');
  expect(await page.evaluate(() => document.fonts.check('600 1rem "Hanken Grotesk Variable"', 'A – z'))).toBe(true);
});
