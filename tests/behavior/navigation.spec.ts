import type {Page} from '@playwright/test';
import {site} from '../../config/site';
import {holdRequests} from '../support/hold-requests';
import {expect, hydrated} from '../support/test';
import {loadErrorBox, pageKinds, markWindow, pageChunks, test} from './support/failing-requests';

const from = 'docs/intro';
const to = pageKinds['an endpoint page'][0];

const toLink = (page: Page) => page.locator(`.theme-doc-sidebar-menu a[href="${site.baseUrl}${to}"]`);
const bar = (page: Page) => page.locator('#nprogress .bar');

/** Notes whether a progress bar comes, however soon it goes. The function that this gives says it. */
async function noteBar(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('#nprogress')) document.documentElement.dataset['bar'] = '';
    }).observe(document.body, {childList: true});
  });
  return () => page.evaluate(() => 'bar' in document.documentElement.dataset);
}

/** Keeps the browser from loading pages ahead, as a reader with a data saver does: the click is what loads. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}, configurable: true});
  });
}

/** Counts the loads of whole pages. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

test.describe('a change of page', () => {
  test.beforeEach(async ({page}) => {
    await saveData(page);
  });

  test('that takes longer than 200 ms shows the progress bar, and the old page until the new one is there', async ({
    page,
    open,
  }) => {
    await open(from);
    const isSameWindow = await markWindow(page);
    const release = await holdRequests(page, pageChunks);
    // The browser's own clock, so that a busy machine does not change the measure.
    await page.evaluate(() => {
      document.addEventListener(
        'click',
        () => {
          const start = performance.now();
          new MutationObserver((_, observer) => {
            const element = document.querySelector<HTMLElement>('#nprogress .bar');
            if (element) {
              observer.disconnect();
              document.documentElement.dataset['bar'] = JSON.stringify({
                delay: performance.now() - start,
                transform: element.style.transform,
                transition: element.style.transition,
              });
            }
          }).observe(document.body, {childList: true});
        },
        true,
      );
    });
    await toLink(page).click();
    await expect(bar(page)).toBeVisible();
    const seen = JSON.parse((await page.locator('html').getAttribute('data-bar')) ?? '{}') as Record<string, unknown>;
    expect(seen['delay']).toBeGreaterThanOrEqual(200);
    // The minimum: 8 % of the way.
    expect(seen['transform']).toContain('-92%');
    expect(seen['transition']).toMatch(/200ms/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    release();
    await expect(page).toHaveURL(new RegExp(`/${to}$`));
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Introduction');
    await expect(bar(page)).toHaveCount(0);
    expect(await isSameWindow()).toBe(true);
  });

  test('that takes less than 200 ms shows no progress bar', async ({page, open}) => {
    // The page's clock is the test's, so that a busy machine does not change the measure.
    await page.clock.install({time: 0});
    await open(from);
    const hasBar = await noteBar(page);
    await page.clock.pauseAt(600_000);
    const release = await holdRequests(page, pageChunks);
    await toLink(page).click();
    await page.clock.runFor(199);
    release();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Introduction');
    await page.clock.runFor(1000);
    expect(await hasBar()).toBe(false);
  });

  test('that the reader takes back leaves no progress bar', async ({page, open}) => {
    await open(from);
    await open('docs');
    const hasBar = await noteBar(page);
    const release = await holdRequests(page, pageChunks);
    await toLink(page).click();
    await page.evaluate(() => {
      history.back();
    });
    await expect(page).toHaveURL(/\/docs$/);
    // It comes 200 ms after the click, and goes.
    await expect.poll(hasBar).toBe(true);
    await expect(bar(page)).toHaveCount(0);
    release();
  });

  test('whose part does not arrive loads the next page as a whole, once', async ({page, open, failRequests, watch}) => {
    watch.allow(/Loading chunk \S+ failed/);
    await open(from);
    const loads = countLoads(page);
    await failRequests(pageChunks);
    await toLink(page).click();
    await expect(loadErrorBox(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${to}$`));
    await expect(page.getByRole('main')).toContainText(pageKinds['an endpoint page'][1]);
    // The part is still missing: the links of the static page lead on.
    await page.getByRole('link', {name: 'Introduction'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    await expect(loadErrorBox(page)).toBeVisible();
    expect(loads()).toBe(2);
  });

  test('whose part is lost for a moment ends on the next page, whole', async ({page, open, failRequests, watch}) => {
    watch.allow(/Loading chunk \S+ failed/);
    await open(from);
    const {restore} = await failRequests(pageChunks);
    await page.route(`**/${to}`, async (route) => {
      await restore();
      await route.continue();
    });
    await toLink(page).click();
    await expect(page).toHaveURL(new RegExp(`/${to}$`));
    await hydrated(page);
    await expect(page.getByRole('main')).toContainText(pageKinds['an endpoint page'][1]);
    await expect(loadErrorBox(page)).toHaveCount(0);
  });

  test('after a deployment ends on the new page', async ({page, open, failRequests, watch}) => {
    watch.allow(/Loading chunk \S+ failed/);
    await open(from);
    const loads = countLoads(page);
    // The new build names its parts anew: the old names are gone, the new runtime knows the new ones.
    await failRequests(pageChunks);
    await page.route(/\/assets\/js\/new-/, async (route) => {
      const response = await route.fetch({url: route.request().url().replace('/new-', '/')});
      await route.fulfill({response});
    });
    await page.route(/\/assets\/js\/runtime~/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({response, body: text.replaceAll('"assets/js/"', '"assets/js/new-"')});
    });
    await toLink(page).click();
    await hydrated(page);
    await expect(page).toHaveURL(new RegExp(`/${to}$`));
    await expect(page.getByRole('main')).toContainText(pageKinds['an endpoint page'][1]);
    await expect(loadErrorBox(page)).toHaveCount(0);
    expect(loads()).toBe(1);
  });

  test('whose part fails under the pointer is no error of the page it is on', async ({page, failRequests}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: false}});
    });
    await page.goto('search');
    await hydrated(page);
    await failRequests(pageChunks);
    const failed = page
      .waitForEvent('requestfailed', (request) => pageChunks.test(request.url()))
      .catch(() => undefined);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true}).hover();
    await failed;
    await expect(loadErrorBox(page)).toHaveCount(0);
  });
});
