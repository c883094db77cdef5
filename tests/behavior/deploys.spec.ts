import {site} from '../../config/site';
import {startFaultyHost, type FaultyHost} from '../support/faulty-host';
import {markWindow, openConsole, send, waitForHydration} from '../support/page';
import {input, modal} from '../support/search';
import {expect, test as base} from '../support/test';
import {loadErrorBox} from './support/failing-requests';

const test = base.extend<{reset: undefined}, {host: FaultyHost}>({
  host: [
    async ({}, use) => {
      const host = await startFaultyHost('build', site.baseUrl);
      await use(host);
      await host.close();
    },
    {scope: 'worker'},
  ],
  baseURL: ({host}, use) => use(host.origin + site.baseUrl),
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
const endpoint = `docs/${site.slug}-api/core-api/designs-from-prompt`;

test.describe('after a deploy, the page reloads by itself once, and opens', () => {
  test('the console', async ({page, host, open}) => {
    await open(endpoint);
    const url = page.url();
    host.deploy();
    const panel = await openConsole(page, 'designsFromPrompt');
    await send(panel, '202 Accepted');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    expect(page.url()).toBe(url);
    await page.reload();
    await waitForHydration(page);
    await expect(panel).toHaveCount(0);
  });

  test('nothing if the reader has entered something, which only the reader discards', async ({page, host, open}) => {
    await open(endpoint);
    const panel = await openConsole(page, 'designsFromPrompt');
    await panel.getByRole('textbox', {name: 'Request body (JSON)'}).fill('{"prompt": "edited"}');
    await page.getByRole('heading', {level: 1}).click();
    host.deploy();
    const isSameDocument = await markWindow(page);
    await page.keyboard.press('Control+k');
    await expect(modal(page).getByRole('alert')).toHaveText('The site was updatedReload the page to search it.Reload');
    await page.keyboard.type('idempotency');
    expect(await isSameDocument()).toBe(true);
    await modal(page).getByRole('button', {name: 'Reload'}).click();
    await expect(input(page)).toHaveValue('idempotency');
    expect(await isSameDocument()).toBe(false);
  });
});

test('an empty main script in the cache of the browser is replaced after one press of Retry', async ({page, host}) => {
  host.emptyFiles(/\/main\.\w+\.js/);
  await page.goto('docs/intro');
  await expect(loadErrorBox(page)).toBeVisible();
  host.repairFiles();
  // The browser keeps the empty file.
  await page.goto('docs/intro');
  await expect(loadErrorBox(page)).toBeVisible();
  await loadErrorBox(page).getByRole('button', {name: 'Retry'}).click();
  await waitForHydration(page);
  await expect(loadErrorBox(page)).toHaveCount(0);
});
