import {createServer, type ServerResponse} from 'node:http';
import {expectNoAxeViolations} from '../support/axe';
import {listen, type RunningServer} from '../support/listen';
import {themeViewports} from '../support/theme-viewports';
import {expect, nightly} from '../support/test';
import {addRemarkOpenApi, stockSiteTest} from './stock-site-test';

// What the console of a stock site shows of responses that aren't short JSON: streams, images, files, and long texts.

const openApi = '@developer-docs/docusaurus-theme-openapi';

/** The streams that the server has opened, and the IDs of the events after which they continue. */
const streams: {readonly lastEventId: string | undefined; readonly response: ServerResponse}[] = [];
const servers: RunningServer[] = [];

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const startServer = async () => {
  const server = createServer(({method, url, headers}, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Access-Control-Expose-Headers', '*');
    if (method === 'OPTIONS') return response.end();
    switch (url) {
      case '/chart':
        response.setHeader('Content-Type', 'image/png');
        response.setHeader('Content-Disposition', `attachment; filename*=UTF-8''gr%C3%B6%C3%9Fe.png`);
        return response.end(png);
      case '/long':
        response.setHeader('Content-Type', 'application/json');
        return response.end(`[${'{"a":1},'.repeat(1_250_000)}0]`);
      default:
        response.writeHead(200, {'Content-Type': 'text/event-stream'});
        response.flushHeaders();
        streams.push({lastEventId: headers['last-event-id'] as string | undefined, response});
        return response;
    }
  });
  const running = await listen(server);
  servers.push(running);
  return running;
};

const get = (operationId: string, type: string, media: object = {}) => ({
  get: {operationId, responses: {200: {description: 'OK', content: {[type]: media}}}},
});

const events = 'id: a\nevent: tide\ndata: {"level":1}\n\nid: b\ndata: rising\n\n';

const createDocument = (origin: string) => ({
  openapi: '3.2.0',
  info: {title: 'Harbor', version: '1'},
  servers: [{url: origin}],
  paths: {
    '/tides': get('watchTides', 'text/event-stream', {example: events.repeat(50), 'x-mock-interval': 100}),
    '/chart': get('getChart', 'image/png'),
    '/long': get('getLong', 'application/json'),
  },
});

const test = stockSiteTest(
  {docusaurus: '3.7.0', packages: ['docusaurus-theme-openapi'], installation: 'copy'},
  async (site) => {
    const api = await startServer();
    site.write('openapi/harbor.json', JSON.stringify(createDocument(api.origin)));
    const documents = {harbor: {file: 'openapi/harbor.json', pages: 'docs/harbor'}};
    const options = JSON.stringify({documents, tryIt: {servers: true}});
    site.edit(
      'docusaurus.config.ts',
      '  presets: [',
      `  future: {experimental_faster: true},\n  themes: [['${openApi}', ${options}]],\n  presets: [`,
    );
    addRemarkOpenApi(site);
    for (const id of ['watchTides', 'getChart', 'getLong']) {
      site.write(`docs/${id.toLowerCase()}.mdx`, `# ${id}\n\n<Operation id="${id}" title />\n`);
    }
  },
);

test.afterAll(() => {
  for (const {response} of streams) response.destroy();
  return Promise.all(servers.map(({close}) => close()));
});

test('streams arrive item by item, and files are shown or downloaded', nightly, async ({page, open, watch}) => {
  watch.allow('request to another host: http://localhost');
  const openConsole = async (id: string) => {
    await open(`docs/${id.toLowerCase()}`);
    await page.getByRole('button', {name: 'Try it'}).first().click();
    return page.getByRole('region', {name: `Console: ${id}`});
  };

  await test.step('of the sandbox, until the reader stops them', async () => {
    const panel = await openConsole('watchTides');
    await panel.getByRole('button', {name: /^Send/}).click();
    await expect(panel).toContainText('Receiving…');
    await expect(panel.getByText('rising').nth(1)).toBeVisible();
    await panel.getByRole('button', {name: 'Stop', exact: true}).click();
    await expect(panel).toContainText('You stopped the stream.');
    // Without the sample, whose colors are those of the classic theme.
    await expectNoAxeViolations(page, themeViewports, '[aria-label^="Console: "] [aria-busy]');
    await page.setViewportSize({width: 320, height: 800});
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize({width: 1280, height: 800});
  });

  await test.step('of a server, which is asked to continue after a lost connection', async () => {
    const panel = page.getByRole('region', {name: 'Console: watchTides'});
    await panel.getByLabel('Send to').selectOption({index: 1});
    await panel.getByRole('button', {name: /^Send/}).click();
    await expect.poll(() => streams.length).toBe(1);
    streams[0]?.response.write('id: 7\ndata: high\n\n');
    await expect(panel.getByText('high')).toBeVisible();
    await expect(panel).toContainText('1 item');
    watch.allow('ERR_INCOMPLETE_CHUNKED_ENCODING');
    streams[0]?.response.destroy();
    await expect(panel).toContainText('The connection was lost.');
    await panel.getByRole('button', {name: 'Reconnect'}).click();
    await expect.poll(() => streams.length).toBe(2);
    expect(streams[1]?.lastEventId).toBe('7');
    streams[1]?.response.end('data: low\n\n');
    await expect(panel).toContainText('The stream has ended.');
  });

  await test.step('an image has the name of its file', async () => {
    const panel = await openConsole('getChart');
    await panel.getByLabel('Send to').selectOption({index: 1});
    await panel.getByRole('button', {name: /^Send/}).click();
    await expect(panel.getByRole('img', {name: 'größe.png'})).toBeVisible();
    const download = page.waitForEvent('download');
    await panel.getByRole('button', {name: 'Download größe.png'}).click();
    expect((await download).suggestedFilename()).toBe('größe.png');
  });

  await test.step('10 MB of JSON are shown in part', async () => {
    const panel = await openConsole('getLong');
    await panel.getByLabel('Send to').selectOption({index: 1});
    await panel.getByRole('button', {name: /^Send/}).click();
    await expect(panel).toContainText('Only its first 50,000 characters are shown.');
    const longest = await page.evaluate(async () => {
      const started = performance.now();
      await new Promise(requestAnimationFrame);
      return performance.now() - started;
    });
    expect(longest).toBeLessThan(500);
  });
});
