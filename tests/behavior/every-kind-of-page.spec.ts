import type {Page} from '@playwright/test';
import {hold} from '../support/hold';
import {expect, hydrated} from '../support/test';
import {failureBox, faults, kinds, parts, test} from './support/faults';

/** Every kind of page under every fault: it can be read, and the reader can go on. */

const docs = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true});

async function goOn(page: Page): Promise<void> {
  await docs(page).click();
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
}

for (const [kind, [address, words]] of Object.entries(kinds)) {
  test.describe(kind, () => {
    test.use({viewport: {width: 1280, height: 900}});

    test.beforeEach(({watch}) => {
      if (kind === 'the not-found page') watch.allow('404');
    });

    const read = (page: Page) => expect(page.getByRole('main')).toContainText(words);

    for (const fault of ['missing', 'answered with a page'] as const) {
      test(`can be read when its part is ${fault}, and leads on`, async ({page, breakFiles}) => {
        const {mend} = await breakFiles(parts, faults[fault]);
        await page.goto(address);
        await expect(failureBox(page)).toBeVisible();
        await read(page);
        await mend();
        await goOn(page);
        await hydrated(page);
        await expect(failureBox(page)).toHaveCount(0);
      });
    }

    test('stays when the line goes, and leads on when it is back', async ({page, open, watch}) => {
      watch.allow('net::ERR_INTERNET_DISCONNECTED', /Loading chunk \S+ failed/);
      await open(address);
      await page.context().setOffline(true);
      await read(page);
      await page
        .getByRole('button', {name: /dark and light mode/})
        .first()
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.context().setOffline(false);
      await goOn(page);
    });

    test('can be read on a slow line before its scripts are there', async ({page}) => {
      const line = await page.context().newCDPSession(page);
      await line.send('Network.enable');
      // "Slow 3G" of WebPageTest: 400 kilobits a second, 400 ms.
      await line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: 50_000,
        uploadThroughput: 50_000,
      });
      const release = await hold(page, '**/assets/js/**');
      await page.goto(address, {waitUntil: 'commit'});
      await read(page);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      release();
      await hydrated(page);
      await read(page);
    });

    test('works with a full storage', async ({page, open, watch}) => {
      watch.allow("Docusaurus storage error, can't set ");
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      });
      await open(address);
      await read(page);
      await goOn(page);
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test('can be read, and leads on', async ({page, open}) => {
        await open(address);
        await read(page);
        await goOn(page);
      });
    });
  });
}
