import {readIndex} from '@developer-docs/search-engine';
import type {BrowserContext, Page, Request} from '@playwright/test';
import {site} from '../../config/site';
import {createHostedRecords} from '../../packages/docusaurus-theme-search/src/hosted/hosted-records';
import {indexSettings} from '../../packages/docusaurus-theme-search/src/hosted/index-settings';
import {disableLongTimers} from '../support/page';
import {startSearchService, type SearchService} from '../support/search-service';
import {expect} from '../support/test';
import {baseUrl, credentials, test} from './demo-test';

// The hosted search of the demo site, with click analytics, against a fake of the service.

export const indexName = `developer-${site.slug}`;
const serviceHosts = /^https:\/\/(?:[\w-]+\.algolia\.net|[\w-]+\.algolianet\.com|insights\.algolia\.io)\//;

interface Fixtures {
  /** The fake service. The test fails if a request isn't documented. */
  service: SearchService;
  /** The page's requests to the service's hosts. */
  requests: Request[];
}

export const hostedSearchTest = test.extend<Fixtures>({
  service: async ({context, demo, watch}, use) => {
    // The client switches hosts if a host doesn't respond within a second.
    await disableLongTimers(context);
    const service = await startSearchService(credentials);
    const fetchText = async (name: string) => (await fetch(`${demo.origin}${baseUrl}${name}`)).text();
    const {records} = await readIndex(fetchText);
    service.indices.put(indexName, {records: createHostedRecords(records, site.url), settings: indexSettings});
    watch.allow('.algolia.net/', '.algolianet.com/', 'insights.algolia.io/', service.origin);
    await use(service);
    await service.close();
    expect(service.unknownRequests).toEqual([]);
  },
  requests: async ({context, service}, use) => {
    const requests: Request[] = [];
    await routeToFake(context, service, requests);
    await use(requests);
  },
});

/** Routes requests for the service's hosts to the fake, after the content security policy has been applied. */
async function routeToFake(context: BrowserContext, service: SearchService, requests: Request[]): Promise<void> {
  await context.route(serviceHosts, async (route) => {
    const {host, pathname, search} = new URL(route.request().url());
    requests.push(route.request());
    const response = await route.fetch({url: `${service.origin}/@${host}${pathname}${search}`});
    await route.fulfill({response});
  });
}

/** Redirects requests for the service's hosts to the fake, over a real connection that can fail. */
export async function connect(page: Page, {origin}: SearchService): Promise<void> {
  await page.addInitScript((base) => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its object
    const {open} = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL) {
      const {host, pathname, search} = new URL(url, location.href);
      open.call(this, method, host === location.host ? url : `${base}/@${host}${pathname}${search}`, true);
    };
  }, origin);
}
