import {readIndex} from '@developer-docs/search-engine';
import {site} from '../../config/site';
import {createHostedRecords} from '../../packages/docusaurus-theme-search/src/node/hosted/hosted-records';
import {indexSettings} from '../../packages/docusaurus-theme-search/src/node/hosted/index-settings';
import {disableLongTimers} from '../support/page';
import {startSearchService, type SearchService} from '../support/search-service';
import {expect} from '../support/test';
import {baseUrl, credentials, test} from './demo-test';

// The hosted search of the demo site, with click analytics, against a fake of the service.

export const indexName = `developer-${site.slug}`;
const serviceHosts = /^https:\/\/(?:[\w-]+\.algolia\.net|[\w-]+\.algolianet\.com|insights\.algolia\.io)\//;

export const hostedSearchTest = test.extend<{
  /**
   * The fake service, which gets the page's requests to the service's hosts. The test fails if a request isn't
   * documented.
   */
  service: SearchService;
}>({
  service: async ({context, demo, watch}, use) => {
    // The client switches hosts if a host doesn't respond within a second.
    await disableLongTimers(context);
    const service = await startSearchService(credentials.adminKey);
    const fetchText = async (name: string) => (await fetch(`${demo.origin}${baseUrl}${name}`)).text();
    const records = createHostedRecords((await readIndex(fetchText)).records, site.url);
    service.indices.set(indexName, {records, settings: indexSettings, rules: [], synonyms: []});
    watch.allow('.algolia.net/', '.algolianet.com/', 'insights.algolia.io/');
    // After the content security policy has been applied.
    await context.route(serviceHosts, async (route) => {
      const {host, pathname, search} = new URL(route.request().url());
      const response = await route
        .fetch({url: `${service.origin}/@${host}${pathname}${search}`})
        .catch(() => undefined);
      await (response === undefined ? route.abort() : route.fulfill({response}));
    });
    await use(service);
    await service.close();
    expect(service.unknownRequests).toEqual([]);
  },
});
