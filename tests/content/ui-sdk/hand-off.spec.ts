import {expect, test as base} from '@playwright/test';
import {startMockServer} from '../../../product/mock/node';
import type {SuperuserWidget} from '../../../product/ui-sdk';
import type {} from '../../../product/ui-sdk/global';
import type {} from './support/widget-test';
import {loadMockContract} from '../../../tools/mock/contract';
import {widgetFiles} from '../../../config/plugins/widget-files';
import {ApiClient} from '../mock-api/support/api-client';

const hostPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host page</title>
<link rel="icon" href="data:,"></head><body><div id="designer"></div><script src="/ui-sdk/v1/widget.js"></script></body></html>`;

/** `test` with a mock, a client with the API key, and a page with the user `maya`'s widget that's ready. */
const test = base.extend<{server: ApiClient}>({
  server: async ({page}, use) => {
    const contract = await loadMockContract();
    const staticFiles = {
      ...widgetFiles,
      '/host.html': {mediaType: 'text/html; charset=utf-8', read: () => Promise.resolve(hostPage)},
    };
    const mock = await startMockServer({...contract, staticFiles});
    const server = new ApiClient(mock, contract.contract);
    const {body: session} = await server.call('loginUser', {body: {userId: 'maya', plan: 'pro'}});
    await page.goto(`${mock.origin}/host.html`);
    await page.evaluate(
      async ({apiUrl, token}) => {
        window.widget = window.DesignWidget.init({
          apiUrl,
          container: '#designer',
          getToken: () => Promise.resolve(token as never),
        }) as SuperuserWidget;
        await window.widget.whenReady();
      },
      {apiUrl: mock.url, token: session},
    );
    await use(server);
    await mock.close();
  },
});

/** Creates a design, and returns its ID. */
async function createDesign(server: ApiClient): Promise<string> {
  const {result} = await server.createAndFinish({body: {prompt: 'Wine tastings in May', designType: 'square-post'}});
  return (result as {designs: {designId: string}[]}).designs[0]?.designId ?? '';
}

test('downloads an exported file unless the event is prevented', async ({page, server}) => {
  const designId = await createDesign(server);
  await page.evaluate(async (id) => {
    await window.widget.openDesign({designId: id});
    window.widget.selectVariant(null);
  }, designId);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download PNG'}).click();
  expect((await downloading).suggestedFilename()).toBe(`${designId}.png`);

  let downloads = 0;
  page.on('download', () => (downloads += 1));
  const file = await page.evaluate(async () => {
    window.widget.on('file-exported', (event) => {
      event.preventDefault();
    });
    return window.widget.exportFile('png');
  });
  expect(file.format).toBe('png');
  expect(downloads).toBe(0);
});
