import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {expect, test} from './support/test';

/** Navigates to another page without a reload, as a link does. */
const goTo = (page: Page, route: string) =>
  page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, site.baseUrl + route);

/**
 * The head tags that react-helmet-async manages, in alphabetical order, without a script that only the server renders
 * and a tag that is minified.
 */
const readTags = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const {head} = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    return [...head.querySelectorAll('title, [data-rh]:not(script, [name=viewport])')]
      .map(({localName, attributes, textContent}) => {
        // react-helmet-async writes the text of the title without its marker.
        const relevantAttributes = [...attributes].filter(({name}) => name !== 'data-rh');
        return [localName, ...relevantAttributes.map(({name, value}) => `${name}=${value}`).sort(), textContent].join(
          ' ',
        );
      })
      .sort();
  }, html);

const pages = ['', 'docs', 'docs/intro', `docs/${site.slug}-api/core-api/designs-from-prompt`, 'search'] as const;

test('hydration keeps the head that the server rendered', async ({page, open, request}) => {
  for (const route of pages) {
    const servedHtml = await (await request.get(route)).text();
    await open(route);
    expect(await readTags(page), route).toEqual(await readTags(page, servedHtml));
  }
});

test('a client-side navigation renders the same head as loading the page', async ({page, open}) => {
  for (const route of pages) {
    await open(route);
    const [opened, classes] = [await readTags(page), await page.locator('html').getAttribute('class')];
    await open('docs/intro');
    await goTo(page, route);
    await expect.poll(() => readTags(page), route).toEqual(opened);
    await expect(page.locator('html')).toHaveClass(classes ?? '');
  }
});

test('an English page loads one font file, which it preloads', async ({page, open}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await open('docs/intro');
  expect(fonts).toHaveLength(1);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveAttribute('href', fonts[0] ?? '');
  expect(await page.evaluate(() => document.fonts.check('600 1rem "Hanken Grotesk Variable"', 'A – z'))).toBe(true);
});
