import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {version} from '@developer-docs/widget/version';
import type {Page} from '@playwright/test';
import {build} from 'esbuild';
import {widgetBuilder} from '../../../config/product-plugins';
import {replaceBrandTokens} from '../../../config/site';
import {nightly} from '../../support/test';
import {expect, test} from './support/sample-test';
import {copySamples, installSamples, samplesFolder} from './support/samples';
import type {} from './support/widget-test';

// Programs start, a bundle is built, packages may be installed.
test.describe.configure({timeout: 300_000});

const run = promisify(execFile);

const prompt = 'Spring tastings on the terrace, every Friday in May';

/** A generation is polled twice, at the intervals that the API specifies. */
const generationTimeout = {timeout: 60_000};

/** Collects uncaught errors and console errors. */
function collectErrors(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({message}) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}

async function generate(page: Page): Promise<void> {
  await page.getByLabel('Describe your design').fill(prompt);
  await page.getByRole('button', {name: 'Generate'}).click();
  await expect(page.getByText('Variant 1')).toBeVisible(generationTimeout);
}

for (const server of ['server.mjs', 'server.py']) {
  test(`${server}: the quickstart results in a widget that generates a design`, nightly, async ({page, serve}) => {
    const problems = collectErrors(page);
    const {origin} = await serve(`ui-sdk/first-widget/${server}`);
    await page.goto(origin);
    await expect(page.getByRole('status').filter({hasText: 'The widget is ready.'})).toBeVisible();
    await generate(page);
    await expect(page.getByText('Created a design with 3 variants.')).toBeVisible();
    await page.getByText('Variant 1').click();
    await page.getByRole('button', {name: 'Use this design'}).click();
    await expect(page.getByText('Accepted a design in the formats: png')).toBeVisible();
    await page.getByRole('button', {name: 'Sign out'}).click();
    await page.getByRole('button', {name: 'Sign in again'}).click();
    await expect(page.getByLabel('Describe your design')).toBeVisible();
    // The widget verifies the token by asking for a request that doesn't exist.
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  test(`${server}: only signed-in users receive tokens, and no errors of the API`, async ({mock, request, serve}) => {
    const {origin} = await serve(`ui-sdk/first-widget/${server}`);
    const anonymous = await request.post(`${origin}/design-token`);
    expect(anonymous.status()).toBe(401);
    expect(anonymous.headers()['cache-control']).toBe('no-store');
    const page = await request.get(origin);
    expect(page.headers()['set-cookie']).toMatch(/HttpOnly; SameSite=Strict/);
    const response = await request.post(`${origin}/design-token`);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(await response.json()).toMatchObject({token: expect.stringMatching(/^ut_/), user: {userId: 'user-4821'}});
    expect((await request.get(`${origin}/design-token`)).status()).toBe(404);
    mock.setNextDirectives('loginUser', {'Mock-Error': 'internal_error'});
    const failed = await request.post(`${origin}/design-token`);
    expect([failed.status(), await failed.text()]).toEqual([502, '']);
  });
}

test("plain HTML: a widget that's destroyed early sends no more requests", nightly, async ({mock, page, serve}) => {
  const problems = collectErrors(page);
  const {origin} = await serve('ui-sdk/first-widget/server.mjs');
  await page.clock.install();
  await page.goto(origin);
  await page.getByLabel('Describe your design').fill(prompt);
  const responsePromise = page.waitForResponse('**/designs/from-prompt');
  await page.getByRole('button', {name: 'Generate'}).click();
  await responsePromise;
  await page.getByRole('button', {name: 'Remove widget'}).click();
  await expect(page.getByText('The widget was removed.')).toBeVisible();
  await expect(page.locator('#designer')).toBeEmpty();

  // Within an hour, an active widget would poll its request and renew its token.
  const later: string[] = [];
  page.on('request', (request) => later.push(request.url()));
  mock.clock.advance(61 * 60 * 1000);
  await page.clock.runFor('01:01:00');
  expect(later).toEqual([]);
  expect(problems).toEqual([]);
});

test('React: generates and accepts a design, and shows themes and errors', nightly, async ({page, serve, mock}) => {
  installSamples();
  const problems = collectErrors(page);
  const {folder, remove} = copySamples(['ui-sdk'], mock.origin);
  const sdk = replaceBrandTokens('@__SLUG__/ui-sdk');
  const module = await widgetBuilder.buildModule();
  const bundle = await build({
    entryPoints: [path.join(folder, 'ui-sdk/react-app/main.tsx')],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    nodePaths: [path.join(samplesFolder, 'node_modules')],
    plugins: [
      {
        name: 'sdk',
        setup: (bundler) => {
          bundler.onResolve({filter: /\/ui-sdk$/}, ({path: name}) =>
            name === sdk ? {path: name, namespace: 'sdk'} : null,
          );
          bundler.onLoad({filter: /.*/, namespace: 'sdk'}, () => ({contents: module, loader: 'js'}));
        },
      },
    ],
  });
  remove();
  const {origin} = await serve('ui-sdk/first-widget/server.mjs', {
    page: 'ui-sdk/react-app/index.html',
    files: {'main.js': bundle.outputFiles[0]?.text ?? ''},
  });
  await page.goto(origin);
  await page.getByRole('button', {name: 'Harvest dinner at the long table'}).click();
  await expect(page.getByText('Variant 1')).toBeVisible(generationTimeout);
  await page.getByText('Variant 1').click();
  await page.getByRole('button', {name: 'Use this design'}).click();
  await expect(page.getByRole('list', {name: 'Accepted designs'}).getByRole('listitem')).toHaveText(/^var_/);
  await page.getByRole('button', {name: 'Dark theme'}).click();
  await expect(page.locator('design-widget')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('design-widget')).toHaveCount(1);
  mock.setNextDirectives('designsFromPrompt', {'Mock-Error': 'allowance_exhausted'});
  await page.getByRole('button', {name: 'Harvest dinner at the long table'}).click();
  await expect(page.getByRole('alert').filter({hasText: 'allowance_exhausted'})).toBeVisible();
  // The browser logs the rejected call.
  expect(problems.filter((problem) => !problem.includes('403'))).toEqual([]);
});

test('campaign board: resumes a generation after a reload, and saves it', nightly, async ({page, request, serve}) => {
  const problems = collectErrors(page);
  const {origin} = await serve('ui-sdk/campaign-board/server.mjs');
  await page.goto(origin);
  await page.getByRole('button', {name: 'New design'}).click();
  await page.getByLabel('Describe your design').fill(prompt);
  await page.getByRole('button', {name: 'Generate'}).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('Variant 2')).toBeVisible(generationTimeout);
  await page.reload();
  await page.getByRole('button', {name: 'New design'}).click();
  await page.getByText('Variant 2').click(generationTimeout);
  await page.getByRole('button', {name: 'Use this design'}).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('list', {name: 'Saved designs'}).getByRole('listitem')).toHaveText(/^var_\w+\.png$/);
  expect(problems).toEqual([]);
  expect((await request.get(`${origin}/designs`)).status()).toBe(401);
});

test('superuser: saves an extracted brand, and generates a design for a person', nightly, async ({page, serve}) => {
  const problems = collectErrors(page);
  const {origin} = await serve('ui-sdk/superuser/server.mjs');
  await page.goto(origin);
  await page.getByRole('button', {name: 'People'}).click();
  await page.getByRole('button', {name: 'Jonas K.'}).click();
  await expect(page.getByText('user-4821 → user-4822')).toBeVisible();
  await page.getByRole('button', {name: 'Brand'}).click();
  await page.getByLabel('Website').fill('https://vineyard.example');
  await page.getByRole('button', {name: 'Extract brand'}).click();
  await expect(page.getByLabel('Brand name')).not.toHaveValue('', generationTimeout);
  await page.getByRole('button', {name: 'Save brand'}).click();
  await expect(page.getByText(/^Saved the brand .* for user-4822/)).toBeVisible();
  await generate(page);
  expect(problems).toEqual([]);
});

test('pinned version: the script runs only if it matches the hash', async ({mock, page, serve}) => {
  const overview = readFileSync(path.resolve(__dirname, '../../../docs/ui-sdk/overview.mdx'), 'utf8');
  const [command = ''] = /curl -s .*/.exec(overview) ?? [];
  const script = await run('sh', ['-c', command.replace('https://cdn.__SLUG__.example', mock.origin)]);
  const start = (hash: string) =>
    serve('ui-sdk/first-widget/server.mjs', {
      page: 'ui-sdk/pinned-version/index.html',
      edit: (html) => html.replace(/https:\/\/cdn\.[^/]+/, mock.origin).replace('REPLACE_WITH_THE_HASH', hash),
    });
  const loadVersion = async (hash: string) => {
    await page.goto((await start(hash)).origin);
    return page.evaluate(() => ('DesignWidget' in window ? window.DesignWidget.version : undefined));
  };
  expect(await loadVersion(script.stdout)).toBe(version);
  expect(await loadVersion('A'.repeat(64))).toBeUndefined();
});

test('the widget locks and explains why if getToken returns an API key', nightly, async ({page, serve}) => {
  const {origin} = await serve('ui-sdk/first-widget/server.mjs', {
    edit: (html) =>
      html.replace(
        'return response.json();',
        "return {token: 'key_test_local', expiresAt: new Date(Date.now() + 3_600_000).toISOString()};",
      ),
  });
  await page.goto(origin);
  await expect(page.getByText('The widget is ready.')).toBeVisible();
  let tokenRequests = 0;
  page.on('request', (request) => (tokenRequests += Number(request.url().endsWith('/design-token'))));
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.getByLabel('Describe your design').fill(prompt);
  await page.getByRole('button', {name: 'Generate'}).click();
  expect((await warning).text()).toMatch(/^getToken returned an API key .*#error-token-rejected$/);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  expect(tokenRequests).toBe(0);
});

test('hand-off: the widget opens a design and content that the server created', nightly, async ({page, serve}) => {
  const problems = collectErrors(page);
  const {origin} = await serve('ui-sdk/hand-off/server.mjs');
  await page.goto(origin);
  await page.getByRole('button', {name: 'Open the prepared design'}).click(generationTimeout);
  await expect(page.getByText('Opened a design with 3 variants.')).toBeVisible(generationTimeout);
  await page.locator('#texts button').first().click();
  await expect(page.getByText('Created a design with 3 variants.')).toBeVisible(generationTimeout);
  expect(problems).toEqual([]);
});

test('an exported file is downloaded unless the event is prevented', async ({page, serve}) => {
  const {origin} = await serve('ui-sdk/first-widget/server.mjs', {
    edit: (html) => html.replace('const widget = ', 'const widget = window.widget = '),
  });
  await page.goto(origin);
  const designId = 'dsn_4h8t2w6y0b3f9j1r';
  await page.evaluate(async (id) => {
    await window.widget.whenReady();
    await window.widget.openDesign({designId: id});
    window.widget.selectVariant(null);
  }, designId);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download PNG'}).click();
  expect((await downloading).suggestedFilename()).toBe(`${designId}.png`);

  let downloads = 0;
  page.on('download', () => (downloads += 1));
  const file = await page.evaluate(async () => {
    window.widget.on('file-exported', (event) => event.preventDefault());
    return window.widget.exportFile('png');
  });
  expect(file.format).toBe('png');
  expect(downloads).toBe(0);
});
