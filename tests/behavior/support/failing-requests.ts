import type {Page, Route} from '@playwright/test';
import {site} from '../../../config/site';
import {test as base} from '../../support/test';

/** A page of each kind: its route, and text in its content. */
export const pageKinds = {
  'the home page': ['', 'Turn a prompt into designs'],
  'a prose page': ['docs/intro', 'create your first design'],
  'an endpoint page': [`docs/${site.slug}-api/user-management-api/login-user`, '/users/login'],
  'an API reference page': [`docs/${site.slug}-api/swagger/enterprise-endpoints`, 'accountAnalysis'],
  'a widget page': [`docs/${site.slug}-ui-sdk/authentication`, 'token'],
  'the search page': ['search', 'Search'],
  'the not-found page': ['nowhere', 'We couldn’t find a page at this URL.'],
} as const;

/** The scripts that only one page loads, as opposed to those that every page loads. */
export const pageChunks = /\/assets\/js\/(?!main\.|runtime~|search)[^/]+\.js$/;

/** Ways in which a request can fail. */
export const requestFaults = {
  missing: (route: Route) => route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html>Not found'}),
  empty: (route: Route) => route.fulfill({contentType: 'text/javascript', body: ''}),
  truncated: async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({response, body: text.slice(0, Math.floor(text.length / 2))});
  },
} as const;

/** Browser messages about a failed request, or about a response that isn't a script. */
const browserMessages = [
  /Failed to load resource: (?:net::|the server responded)/,
  /^request failed: \S+\/assets\/js\//,
  /^response 404: \S+\/assets\/js\//,
  /^uncaught: (?:Unexpected|Invalid or unexpected|Unterminated|missing|Failed to execute)/,
  "because its MIME type ('text/html') is not executable",
];

interface Fixtures {
  /** Makes matching requests fail until `restore` is called, and allows what the browser reports about them. */
  failRequests: (pattern: RegExp, respond?: (route: Route) => Promise<void>) => Promise<{restore: () => Promise<void>}>;
}

export const test = base.extend<Fixtures>({
  failRequests: ({page, watch}, use) =>
    use(async (pattern, respond = requestFaults.missing) => {
      watch.allow(...browserMessages);
      const pending = new Set<Promise<void>>();
      const handler = (route: Route) => {
        const response = respond(route).finally(() => pending.delete(response));
        pending.add(response);
        return response;
      };
      await page.route(pattern, handler);
      return {
        restore: async () => {
          // Playwright continues intercepted requests on `unroute`, so a handler can no longer respond to them.
          await Promise.all(pending);
          await page.unroute(pattern, handler);
        },
      };
    }),
});

/** The alert on a page that can't become interactive because a script failed to load. */
export const loadErrorBox = (page: Page) => page.getByRole('alert').filter({hasText: 'didn’t load'});
