// cspell:ignore docstest
import {readIndex} from '@developer-docs/search-engine';
import type {Page} from '@playwright/test';
import {site} from '../../config/site';
import {createHostedRecords} from '../../packages/docusaurus-theme-search/src/node/hosted/hosted-records';
import {indexSettings} from '../../packages/docusaurus-theme-search/src/node/hosted/index-settings';
import {disableLongTimers, markWindow} from '../support/page';
import {button, hits, input, modal, search} from '../support/search';
import {startSearchService, type SearchService} from '../support/search-service';
import {nightly, expect} from '../support/test';
import {baseUrl, credentials, sectionLabel, test as demoTest} from './demo-test';

// The hosted search of the demo site, with click analytics, against a fake of the service.

const indexName = `developer-${site.slug}`;
const serviceHosts = /^https:\/\/(?:[\w-]+\.algolia\.net|[\w-]+\.algolianet\.com|insights\.algolia\.io)\//;

const test = demoTest.extend<{
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
      const url = route.request().url().replace('https://', `${service.origin}/@`);
      const response = await route.fetch({url}).catch(() => undefined);
      await (response === undefined ? route.abort() : route.fulfill({response}));
    });
    await use(service);
    await service.close();
    expect(service.unknownRequests).toEqual([]);
  },
});

/** The host of the service that browsers ask first. */
const nearestHost = `${credentials.appId.toLowerCase()}-dsn.algolia.net`;
const errorScreen = (page: Page) => modal(page).locator('.DocSearch-ErrorScreen');

interface Click {
  readonly userToken: string;
  readonly queryID: string;
}

const getSearches = ({requests}: SearchService) => requests.filter(({operation}) => operation === 'search');
const getEvents = ({requests}: SearchService) =>
  requests.filter(({operation}) => operation === 'pushEvents').map(({body}) => (body as {events: Click[]}).events);

const headingLevels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

const createRequest = (query: string, words: number) => ({
  query,
  indexName,
  attributesToRetrieve: ['hierarchy.lvl0', ...headingLevels, 'content', 'type', 'url'],
  attributesToSnippet: [...headingLevels, 'content'].map((attribute) => `${attribute}:${words}`),
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics: true,
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
});

test('the modal sends the documented request, and lists hits as text', async ({page, open, service}) => {
  await open('docs/intro');
  for (const [width, words, query] of [
    [769, 10, 'palette'],
    [768, 5, 'lamp'],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await search(page, query);
    await expect(hits(page).first()).toBeVisible();
    await expect.poll(() => getSearches(service).at(-1)?.body).toEqual({requests: [createRequest(query, words)]});
    await page.keyboard.press('Escape');
  }
  const [request] = getSearches(service);
  expect(request?.host).toBe(nearestHost);
  expect(request?.parameters.get('x-algolia-application-id')).toBe(credentials.appId);
  expect(request?.parameters.get('x-algolia-api-key')).toBe(credentials.searchKey);

  // Hits link to their section without a page load.
  await page.setViewportSize({width: 1280, height: 800});
  await search(page, 'lantern');
  await expect(modal(page).locator('.DocSearch-Logo')).toBeVisible();
  await expect(hits(page)).toHaveCount(1);
  await expect(hits(page).locator('.DocSearch-Hit-title')).toHaveText(/…?(?:\S+ ?){1,10}…?$/);
  await expect(hits(page).locator('mark')).toHaveText('lantern');
  const link = hits(page).getByRole('link');
  await expect(link).toHaveAttribute('href', `${baseUrl}docs/${site.slug}-ui-sdk/overview#lamp`);
  const isSameDocument = await markWindow(page);
  await link.click();
  await expect(page).toHaveURL(/-ui-sdk\/overview#lamp$/);
  await expect(page.getByRole('heading', {name: 'Lamp'})).toBeInViewport();
  expect(await isSameDocument()).toBe(true);

  // Markup in the names of pages and sections is text.
  await search(page, 'R&D');
  const hit = hits(page).first();
  await expect(hit).toContainText('Widget <b>R&D</b> &lt;');
  await expect(modal(page).locator('.DocSearch-Hit-source')).toHaveText(sectionLabel);
  await hit.getByRole('link').click();
  await expect(modal(page)).toBeHidden();
  await button(page).click();
  await expect(hits(page).first()).toContainText('Widget <b>R&D</b> &lt;');
  await open('search?q=R%26D');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').first()).toContainText(sectionLabel);
  await expect(main.getByRole('listitem').first()).toContainText('Widget <b>R&D</b> &lt;');
  await expect(main.locator('b, i')).toHaveCount(0);
});

test("the site connects to the service early, and its policy allows only the service's hosts", async ({request}) => {
  const html = await (await request.get('docs/intro')).text();
  expect(html).toContain(`<link rel="preconnect" href="https://${credentials.appId}-dsn.algolia.net" crossorigin`);
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
  expect(policy?.split('; ').find((directive) => directive.startsWith('connect-src'))).toBe(
    "connect-src 'self' https://*.algolia.net https://*.algolianet.com https://insights.algolia.io",
  );
});

test('the search page shows the number of results, and loads more', async ({page, open, service}) => {
  const index = service.indices.get(indexName);
  const palette = index?.records.filter(({anchor}) => anchor === 'palette-1') ?? [];
  const pages = Array.from({length: 30}, (_, n) => `/docs/page-${n}`);
  const records = pages.flatMap((url) =>
    palette.map((record, n) => ({...record, objectID: `${url}#${n}`, url, url_without_anchor: url})),
  );
  if (index !== undefined) service.indices.set(indexName, {...index, records});
  await open('search?q=palette');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('30 results');
  await expect(main.getByRole('listitem')).toHaveCount(20);
  await main.getByRole('button', {name: 'Load more'}).click();
  await expect(main.getByRole('listitem')).toHaveCount(30);
  await expect(main.getByRole('button', {name: 'Load more'})).toBeHidden();
  const {facetFilters, highlightPreTag, highlightPostTag, snippetEllipsisText} = createRequest('', 10);
  const first = {
    query: 'palette',
    indexName,
    clickAnalytics: true,
    facetFilters,
    hitsPerPage: 20,
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'detail', 'pageCount', 'docusaurus_tag'],
    attributesToSnippet: ['content:10'],
    snippetEllipsisText,
    highlightPreTag,
    highlightPostTag,
  };
  expect(getSearches(service).map(({body}) => body)).toEqual([
    {requests: [first]},
    {requests: [{...first, hitsPerPage: 40}]},
  ]);
});

test("a click is reported with the search ID and the position, and isn't stored", async ({page, open, service}) => {
  await open('docs/intro');
  await search(page, 'palette');
  await hits(page).nth(1).getByRole('link').click();
  await expect(modal(page)).toBeHidden();
  await expect.poll(() => getEvents(service)).toHaveLength(1);
  await search(page, 'lantern');
  // Until the response arrives, the recent search is shown.
  await expect(hits(page)).toHaveText([/lantern/]);
  await page.keyboard.press('Enter');
  await expect(modal(page)).toBeHidden();
  await expect.poll(() => getEvents(service)).toHaveLength(2);
  // Recent searches aren't reported.
  await button(page).click();
  await hits(page).first().getByRole('link').click();
  await expect(modal(page)).toBeHidden();
  await open('search?q=palette');
  await page.getByRole('main').getByRole('listitem').nth(2).getByRole('link').click();
  await expect.poll(() => getEvents(service)).toHaveLength(3);

  const [first, second, third] = getEvents(service).map(([event]) => event);
  const click = {
    eventType: 'click',
    eventName: 'Search result opened',
    index: indexName,
    queryID: expect.stringMatching(/^[\da-f]{32}$/) as unknown,
    userToken: expect.stringMatching(/^anonymous-\w+$/) as unknown,
    objectIDs: [expect.any(String)],
  };
  expect(first).toEqual({...click, positions: [2]});
  expect(second).toEqual({...click, positions: [1], userToken: first?.userToken});
  expect(third).toEqual({...click, positions: [3], queryID: first?.queryID});
  const storage = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  expect(storage).toContain('__DOCSEARCH_RECENT_SEARCHES__');
  expect(storage).not.toMatch(/anonymous-|queryID|position"/);
});

test.describe('when the service fails', () => {
  test('the modal recovers, and reports nothing with Global Privacy Control', async ({page, open, service}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', {value: true});
    });
    service.fault = () => 'disconnect';
    await open('docs/intro');
    await search(page, 'palette');
    await expect(errorScreen(page).locator('.DocSearch-Title')).toHaveText('Unable to fetch results');
    await expect(errorScreen(page).locator('.DocSearch-Help')).toHaveText(
      'You might want to check your network connection.',
    );
    service.fault = () => undefined;
    await input(page).fill('lantern');
    await hits(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/-ui-sdk\/overview#lamp$/);
    expect(getEvents(service)).toEqual([]);
  });

  // The client only knows failed hosts by our own cache.
  test('other hosts are tried, and one that failed is skipped for 120 s', nightly, async ({page, open, service}) => {
    await page.clock.install({time: 0});
    service.fault = ({host}) => (host === nearestHost ? 'disconnect' : undefined);
    await open('docs/intro');
    await page.clock.pauseAt(60_000);
    await search(page, 'palette');
    await expect(hits(page).first()).toBeVisible();
    const getHosts = () => getSearches(service).map(({host}) => host);
    expect(getHosts()).toEqual([nearestHost, expect.stringMatching(/^docstest-[123]\.algolianet\.com$/)]);
    service.fault = () => undefined;
    // The modal creates a new client whenever it opens.
    await page.keyboard.press('Escape');
    await page.clock.fastForward('01:00');
    await search(page, 'lamp');
    await expect(hits(page)).toHaveCount(1);
    expect(getHosts()).toHaveLength(3);
    expect(getHosts()[2]).not.toBe(nearestHost);
    await page.clock.fastForward('01:01');
    await input(page).fill('palette 2');
    await expect(hits(page).first()).toContainText('Palette 2');
    expect(getHosts()).toHaveLength(4);
    expect(getHosts()[3]).toBe(nearestHost);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('algolia')))).toEqual([]);
  });
});
