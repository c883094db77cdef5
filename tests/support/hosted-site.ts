import type {BrowserContext, Page, Request} from '@playwright/test';
import {site} from '../../config/site';
import {getRecordsFile, headingsFile, parseHeadings, parseIndex} from '@developer-docs/search-engine';
import {createHostedRecords, indexSettings} from '@developer-docs/docusaurus-theme-search';
import {demoSiteTest} from './demo-site';
import {startSearchService, type SearchService} from './search-service';
import {disableLongTimers} from './page';
import {expect} from './test';

/** A small site with hosted search and click analytics, against a fake of the service. */

export const credentials = {appId: 'DocsTest', searchKey: 'search-key', adminKey: 'admin-key'};
export const indexName = `developer-${site.slug}`;
const serviceHosts = /^https:\/\/(?:[\w-]+\.algolia\.net|[\w-]+\.algolianet\.com|insights\.algolia\.io)\//;

const createFrontMatter = (title: string) =>
  `---\ntitle: ${title}\ndescription: A page of the tests of the hosted search, with a few sections to find.\n---\n`;
const sections = [1, 2, 3].map((n) => `## Palette ${n} {#palette-${n}}\n\nColors for surface number ${n}.\n`);

interface Fixtures {
  /** The fake service. The test fails if a request isn't documented. */
  service: SearchService;
  /** The page's requests to the service's hosts. */
  requests: Request[];
}

export const hostedSiteTest = demoSiteTest({
  files: {
    'sidebars.ts': (text) => text.replace("label: 'More'", "label: 'R&D <i>labs</i> &amp;'"),
    'docs/intro.mdx': `${createFrontMatter('Introduction')}\n${sections.join('\n')}`,
    'docs/ui-sdk/overview.mdx': `${createFrontMatter('Widget <b>R&D</b> &lt;')}\n## Lamp {#lamp}\n\nOne two three four five six seven eight nine ten, and a lantern, then eleven twelve thirteen fourteen fifteen sixteen seventeen.\n`,
  },
  environment: {
    ALGOLIA_APP_ID: credentials.appId,
    ALGOLIA_SEARCH_API_KEY: credentials.searchKey,
    SEARCH_CLICK_ANALYTICS: 'true',
  },
}).extend<Fixtures>({
  service: async ({context, demo, watch}, use) => {
    // The client switches hosts if a host doesn't respond within a second.
    await disableLongTimers(context);
    const service = await startSearchService(credentials);
    const fetchText = async (name: string) => (await fetch(`${demo.origin}/${name}`)).text();
    const headings = await fetchText(headingsFile);
    const {records} = parseIndex({
      headings,
      parts: [await fetchText(getRecordsFile(parseHeadings(headings).build, 0))],
    });
    service.indices.put(indexName, {
      records: createHostedRecords(records, site.url),
      settings: indexSettings,
    });
    watch.allow('.algolia.net/', '.algolianet.com/', 'insights.algolia.io/', service.origin);
    await use(service);
    await service.close();
    expect(service.validationErrors).toEqual([]);
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
      this.addEventListener('readystatechange', () => {
        const {dataset} = document.documentElement;
        if (this.readyState === this.HEADERS_RECEIVED) {
          dataset['responseStarts'] = String(Number(dataset['responseStarts'] ?? 0) + 1);
        }
      });
    };
  }, origin);
}

/** Waits until the page has received the headers of a number of responses from the connected service. */
export async function waitForResponseStarts(page: Page, count: number): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-response-starts', String(count));
}
