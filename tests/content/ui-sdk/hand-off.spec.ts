import {nightly} from '../../support/test';
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

async function createDesign(server: ApiClient): Promise<{designId: string; variantIds: string[]}> {
  const {result} = await server.createAndFinish({
    body: {prompt: 'Wine tastings in May', designType: 'square-post', variantCount: 2},
  });
  const designId = (result as {designs: {designId: string}[]}).designs[0]?.designId ?? '';
  const {body} = await server.call('getDesignVariants', {parameters: {designId}});
  return {designId, variantIds: (body.data as {variantId: string}[]).map(({variantId}) => variantId)};
}

test('opens a design that the server created, with a variant selected', nightly, async ({page, server}) => {
  const {designId, variantIds} = await createDesign(server);
  const reference = {designId, variantId: variantIds[1] ?? ''};
  const opened = await page.evaluate((value) => window.widget.openDesign(value), reference);
  expect(opened.design.designId).toBe(designId);
  expect(await page.evaluate(() => window.widget.selection?.variantId)).toBe(reference.variantId);
  await expect(page.getByRole('button', {name: 'Use this design'})).toBeVisible();
});

test('reports an unknown variant of an existing design', nightly, async ({page, server}) => {
  const {designId} = await createDesign(server);
  const outcome = await page.evaluate(
    async (value) => {
      const failures: string[] = [];
      window.widget.on('generation-failed', ({error}) => failures.push(error.code));
      const rejection = await window.widget.openDesign(value).catch((error: unknown) => error);
      return {failures, code: (rejection as {code?: string}).code, state: window.widget.state};
    },
    {designId, variantId: 'var_0000000000000000'},
  );
  expect(outcome).toEqual({failures: ['variant_not_found'], code: 'variant_not_found', state: 'ready'});
});

test('downloads an exported file unless the event is prevented', async ({page, server}) => {
  const {designId} = await createDesign(server);
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
