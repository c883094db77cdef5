import type {Page, Route} from '@playwright/test';
import {site} from '../../../config/site';
import {test as base} from '../../support/test';

/** One page of each kind: its address and words that stand in it. */
export const kinds = {
  'the home page': ['', 'From one prompt'],
  'a prose page': ['docs/intro', 'first design in five minutes'],
  'an endpoint page': [`docs/${site.slug}-api/user-management-api/login-user`, '/users/login'],
  'a document page': [`docs/${site.slug}-api/swagger/user-management-api`, 'loginUser'],
  'a widget page': [`docs/${site.slug}-ui-sdk/authentication`, 'token'],
  'the search page': ['search', 'Search'],
  'the not-found page': ['nowhere', 'This site has no page at this address.'],
} as const;

/** The scripts that a page loads for itself, beside those that all pages have. */
export const parts = /\/assets\/js\/(?!main\.|libraries\.|runtime~|search)[^/]+\.js$/;

/** How a file can fail to arrive. */
export const faults = {
  missing: (route: Route) => route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html>Not found'}),
  'lost on the way': (route: Route) => route.abort('failed'),
  'answered with a page': (route: Route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Sign in</title>'}),
  'cut off': async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({response, body: text.slice(0, Math.floor(text.length / 2))});
  },
} as const;

/** What the browser itself says of a file that a test keeps from it, and of one that is no script. */
const ofTheBrowser = [
  /Failed to load resource: (?:net::|the server responded)/,
  /^request failed: \S+\/assets\/js\//,
  /^answer 404: \S+\/assets\/js\//,
  /^uncaught: (?:Unexpected|Invalid or unexpected|Unterminated|missing|Failed to execute)/,
  "because its MIME type ('text/html') is not executable",
];

interface Fixtures {
  /** Lets files fail from now on; `mend` lets them arrive again. What the browser says of them is allowed. */
  breakFiles: (pattern: RegExp, how?: (route: Route) => Promise<void>) => Promise<{mend: () => Promise<void>}>;
}

export const test = base.extend<Fixtures>({
  breakFiles: async ({page, watch}, use) => {
    await use(async (pattern, how = faults.missing) => {
      watch.allow(...ofTheBrowser);
      await page.route(pattern, how);
      return {
        mend: async () => {
          await page.unroute(pattern, how);
        },
      };
    });
  },
});

/** The red box above a page that cannot become interactive. */
export const failureBox = (page: Page) => page.getByRole('alert').filter({hasText: 'did not load'});

/** Marks the window: a page load would lose the mark. */
export async function markWindow(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    (window as {isSame?: boolean}).isSame = true;
  });
  return () => page.evaluate(() => (window as {isSame?: boolean}).isSame === true);
}
