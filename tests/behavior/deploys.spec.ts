import type {Locator, Page} from '@playwright/test';
import {site} from '../../config/site';
import {startFaultyHost, type Fault, type FaultyHost} from '../support/faulty-host';
import {blockStorage, markWindow} from '../support/page';
import {hits, input, modal} from '../support/search';
import {expect, nightly, nightlyUnless, test as base} from '../support/test';

const test = base.extend<{reset: undefined}, {host: FaultyHost}>({
  host: [
    async ({}, use) => {
      const host = await startFaultyHost('build', site.baseUrl);
      await use(host);
      await host.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({host}, use) => {
    await use(host.origin + site.baseUrl);
  },
  reset: [
    async ({host, watch}, use) => {
      watch.allow(
        /^console (?:error: (?:Failed to load resource|\S*Error)|warning: ChunkLoadError)/,
        /^(?:response 404|uncaught|request failed)/,
        'MIME type',
        'Docusaurus browser storage is not available.',
      );
      await use(undefined);
      host.reset();
    },
    {auto: true},
  ],
});
test.use({saveData: true});

const endpoint = `docs/${site.slug}-api/core-api/designs-from-prompt`;
const widgetPage = `docs/${site.slug}-ui-sdk/widget-functions-events`;
const updated = /The site was updated\.? Reload the page/;
const tryIt = (page: Page) => page.getByRole('button', {name: 'Try it designsFromPrompt'}).first();
const panel = (page: Page) => page.getByRole('region', {name: 'Console: designsFromPrompt'});
const body = (page: Page) => panel(page).getByRole('textbox', {name: 'Request body (JSON)'});
const playground = (page: Page) => page.getByRole('dialog', {name: /^Widget playground/});
const runButton = (page: Page) => playground(page).getByRole('button', {name: 'Run'});

/** Waits for the only alert in a part of the page, and presses its only button. */
async function pressButtonOfAlert(container: Page | Locator, text: RegExp | string, name: string): Promise<void> {
  await expect(container.getByRole('alert')).toHaveCount(1);
  await expect(container.getByRole('alert')).toContainText(text);
  await container.getByRole('button', {name}).click();
}

test.describe('after a deploy, the page says so and reloads once, with', () => {
  for (const isStorageBlocked of [true, false]) {
    const title = `the query that was typed${isStorageBlocked ? ', without storage' : ''}`;
    test(title, nightly, async ({page, host, open}) => {
      if (isStorageBlocked) await blockStorage(page);
      await open('docs/intro');
      host.deploy();
      await page.keyboard.press('Control+k');
      await expect(modal(page).getByRole('alert')).toHaveText('The site was updatedReload');
      await page.keyboard.type('idempotency');
      await modal(page).getByRole('button', {name: 'Reload'}).click();
      await expect(input(page)).toHaveValue('idempotency');
      await expect(hits(page).first()).toContainText(/idempotency/i);
      const isSameDocument = await markWindow(page);
      await page.keyboard.press('Escape');
      await expect(modal(page)).toBeHidden();
      await page.reload();
      await expect(modal(page)).toBeHidden();
      expect(await isSameDocument()).toBe(false);
    });
  }

  test('the search modal whose worker has failed', async ({page, host, open}) => {
    await open('docs/intro');
    host.breakFiles(/\/search\.\w+\.js/, 'missing');
    await page.keyboard.press('Control+k');
    await input(page).fill('webhook');
    await expect(modal(page).getByRole('paragraph').getByText('Unable to fetch results')).toBeVisible();
    host.deploy();
    await modal(page).getByRole('button', {name: 'Retry'}).click();
    host.repairFiles();
    await modal(page).getByRole('button', {name: 'Reload'}).click();
    await expect(input(page)).toHaveValue('webhook');
  });

  test('the console', async ({page, host, open}) => {
    await open(endpoint);
    host.deploy();
    await tryIt(page).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText('The site was updated. Reload the page to continue.');
    await page.getByRole('button', {name: 'Reload designsFromPrompt'}).click();
    await panel(page).getByRole('button', {name: 'Send'}).click();
    await expect(panel(page).locator('[data-class]').first()).toHaveText('202 Accepted');
    await expect(panel(page).getByRole('alert')).toHaveCount(0);
  });

  test('the edited request', nightly, async ({page, host, open}) => {
    await open(endpoint);
    host.breakFiles(/\/sandbox-editor\.|\/sandbox\.\w+\.js/, 'missing');
    await tryIt(page).click();
    await body(page).fill('{"prompt": "edited 🍷"}');
    host.deploy();
    await panel(page).getByRole('button', {name: 'Send'}).click();
    await expect(panel(page).getByText('The site was updated')).toHaveCount(1);
    host.repairFiles();
    await panel(page).getByRole('button', {name: 'Reload'}).click();
    await expect(body(page)).toContainText('edited 🍷');
  });

  test('the playground', nightly, async ({page, host, open}) => {
    await open(widgetPage);
    host.deploy();
    await page.getByRole('button', {name: 'Try it ready', exact: true}).click();
    await pressButtonOfAlert(page.getByRole('main'), updated, 'Reload');
    await expect(playground(page)).toContainText('event ready');
    await expect(runButton(page)).toHaveAttribute('aria-disabled', 'false');
  });

  test('the program of a playground whose worker has failed', nightly, async ({page, host, open}) => {
    await open(widgetPage);
    host.breakFiles(/\/sandbox\.\w+\.js/, 'a web page');
    await page.getByRole('button', {name: 'Try it generate', exact: true}).click();
    await playground(page).getByLabel('input').fill("{prompt: 'edited'}");
    await expect(playground(page).getByRole('alert')).toContainText("couldn't be loaded");
    host.deploy();
    await playground(page).getByRole('button', {name: 'Retry'}).click();
    await expect(playground(page).getByRole('alert')).toContainText(updated);
    host.repairFiles();
    await pressButtonOfAlert(playground(page), updated, 'Reload');
    await expect(playground(page).getByLabel('input')).toHaveValue("{prompt: 'edited'}");
    await expect(runButton(page)).toHaveAttribute('aria-disabled', 'false');
  });

  test('the page of a link', nightly, async ({page, host, open}) => {
    await open('docs/intro');
    host.deploy();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.locator(`.theme-doc-sidebar-menu a[href$="/get-request-status"]`).click();
    await expect(page).toHaveURL(/\/get-request-status$/);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Introduction');
    await expect.poll(() => loads).toBe(1);
  });
});

test('a file that is missing in the same build is reported as such, and the page does not reload', async ({
  page,
  host,
  open,
}) => {
  await open(endpoint);
  host.breakFiles(/\/sandbox-console\./, 'missing');
  const isSameDocument = await markWindow(page);
  await tryIt(page).click();
  await pressButtonOfAlert(page.getByRole('main'), 'Check your connection', 'Retry designsFromPrompt');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Check your connection');
  expect(await isSameDocument()).toBe(true);
});

test.describe('a broken file in the cache of the browser is replaced on Retry:', () => {
  interface Steps {
    readonly route: string;
    readonly open: (page: Page) => Promise<void>;
    /** What contains the only alert. */
    readonly getContainer: (page: Page) => Page | Locator;
    readonly expectResult: (page: Page) => Promise<void>;
  }
  const search: Steps = {
    route: 'docs/intro',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('idempotency');
    },
    getContainer: modal,
    expectResult: (page) => expect(hits(page).first()).toContainText(/idempotency/i),
  };
  const inConsole: Steps = {
    route: endpoint,
    open: async (page) => {
      await tryIt(page).click();
    },
    getContainer: (page) => page.getByRole('main'),
    expectResult: async (page) => {
      await panel(page).getByRole('button', {name: 'Send'}).click();
      await expect(panel(page).locator('[data-class]').first()).toHaveText('202 Accepted');
    },
  };
  const inPlayground: Steps = {
    route: widgetPage,
    open: (page) => page.getByRole('button', {name: 'Try it ready', exact: true}).click(),
    getContainer: (page) => page,
    expectResult: (page) => expect(runButton(page)).toHaveAttribute('aria-disabled', 'false'),
  };
  const files: Readonly<Record<string, readonly [RegExp, Steps]>> = {
    'the search modal': [/\/search-modal\.\w+\.js/, search],
    'the search worker': [/\/search\.\w+\.js/, search],
    'the console': [/\/sandbox-console\./, inConsole],
    'the description of an operation': [/\/sandbox\/operations\//, inConsole],
    'the sandbox': [
      /\/sandbox\.\w+\.js/,
      {
        ...inConsole,
        open: async (page) => {
          await tryIt(page).click();
          await panel(page).getByRole('button', {name: 'Send'}).click();
        },
      },
    ],
    'the editor': [
      /\/sandbox-editor\./,
      {...inConsole, expectResult: (page) => expect(body(page)).toHaveAttribute('contenteditable', 'true')},
    ],
    'the playground': [/\/widget-playground\.\w+\.js/, inPlayground],
    'the sandbox of the playground': [/\/sandbox\.\w+\.js/, inPlayground],
    'the frame': [/\/frame\.html/, inPlayground],
    'the script in the frame': [/\/widget\.js/, inPlayground],
  };
  const representatives = ['the sandbox, a web page'];
  for (const [name, [pattern, {route, open: openTool, getContainer, expectResult}]] of Object.entries(files)) {
    for (const fault of ['a web page', 'truncated'] satisfies Fault[]) {
      const title = `${name}, ${fault}`;
      test(title, nightlyUnless(representatives.includes(title)), async ({page, host, open}) => {
        await open(route);
        host.breakFiles(pattern, fault);
        await openTool(page);
        const retry = getContainer(page).getByRole('button', {name: /^Retry/});
        await expect(retry).toHaveCount(1);
        host.repairFiles();
        await retry.click();
        await expectResult(page);
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    }
  }
});

test('a frame that hangs has a loading indicator', nightly, async ({page, host, open}) => {
  await open(widgetPage);
  host.breakFiles(/\/frame\.html/, 'hanging');
  await page.getByRole('button', {name: 'Try it ready', exact: true}).click();
  await expect(playground(page).getByRole('status').filter({hasText: 'Loading the widget…'})).toBeVisible();
});
