import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {buildSync} from 'esbuild';
import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {expect, test} from '../support/test';
import {ControlsApp, type EffectLog} from './support/controls-app';

// The inline scripts of docusaurus-plugin-fast-pages on a page whose React code runs when a test says so. On the site's
// pages, deferred-hydration.spec.ts presses controls by mouse, finger, and key, at 20 moments of the first half second.

const readScript = (name: string) => readFileSync(`packages/docusaurus-plugin-fast-pages/inline/${name}.js`, 'utf8');

const bundle = buildSync({
  stdin: {
    contents: `import {createElement} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {flushSync} from 'react-dom';
import {ControlsApp} from './controls-app';
const container = document.querySelector('#__docusaurus');
flushSync(() => { hydrateRoot(container, createElement(ControlsApp)); });`,
    resolveDir: `${__dirname}/support`,
  },
  bundle: true,
  write: false,
  define: {'process.env.NODE_ENV': '"production"'},
}).outputFiles[0]?.text;

async function openPage(page: Page, head = ''): Promise<void> {
  await page.route('**/controls', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><title>Controls</title><script>window.effects = []</script>
<script data-page="Didn't load: {reason}" data-unavailable="No response." data-retry="Retry" data-assets="/assets/js/" data-settled="settled">${readScript('detect-load-failure')}</script>
<script>${readScript('event-replay')}</script>${head}</head>
<body><div id="__docusaurus">${renderToString(createElement(ControlsApp))}</div></body></html>`,
    }),
  );
  await page.goto('controls');
}

const hydrate = (page: Page) => page.addScriptTag({content: bundle ?? ''});
const signal = (page: Page, name: 'failed' | 'hydrated') =>
  page.evaluate((type) => document.dispatchEvent(new Event(`fast-pages:${type}`)), name);
const readEffects = (page: Page) => page.evaluate(() => (window as typeof window & EffectLog).effects);
const field = (page: Page, name: string) => page.locator(`[name=${name}]`).last();

/** Uses all controls. */
async function useControls(page: Page): Promise<void> {
  await field(page, 'toggle').check();
  await field(page, 'controlled').fill('typed');
  await field(page, 'checkbox').check();
  await field(page, 'radio').check();
  await field(page, 'number').fill('12');
  await field(page, 'file').setInputFiles({name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a')});
  await field(page, 'text').fill('');
  await field(page, 'textarea').fill('two\nlines');
  await field(page, 'select').selectOption('c');
  await page.getByRole('tab').press('Enter');
  await page.getByRole('tab').press('Space');
  await page.getByRole('button', {name: 'Link'}).press('Enter');
  // As browsers and password managers do when they fill in a field.
  await field(page, 'text').evaluate((element) => element.dispatchEvent(new Event('keydown', {bubbles: true})));
}

const expectedEffects = [
  'toggle: true',
  'controlled: typed',
  'checkbox: true',
  'radio: true',
  'number: 12',
  'file: a.txt',
  'text: ',
  'textarea: two\nlines',
  'select: c',
  'tab: Enter',
  'tab:  ',
  'link key',
  'link',
];

for (const time of ['before React runs', 'while React already handles events'] as const) {
  test(`what readers do ${time} has one effect, in order, with the values they see`, async ({page}) => {
    await openPage(page);
    if (time === 'while React already handles events') await hydrate(page);
    await useControls(page);
    expect(await readEffects(page)).toEqual([]);
    if (time === 'before React runs') await hydrate(page);
    await signal(page, 'hydrated');
    await expect.poll(() => readEffects(page)).toEqual(expectedEffects);
    await expect(field(page, 'toggle')).toBeChecked();
    await expect(field(page, 'controlled')).toHaveValue('typed');
    await expect(field(page, 'radio')).toBeChecked();
    await expect(field(page, 'select')).toHaveValue('c');
    // Later events aren't queued.
    await field(page, 'toggle').uncheck();
    expect((await readEffects(page)).slice(expectedEffects.length)).toEqual(['toggle: false']);
  });
}

/** Counts the submits that the browser would carry out. */
const countSubmits = (page: Page) =>
  page.evaluate(() => {
    const state = window as typeof window & {submits: number};
    state.submits = 0;
    document.addEventListener('submit', (event) => {
      state.submits += 1;
      event.preventDefault();
    });
  });
const readSubmits = (page: Page) => page.evaluate(() => (window as typeof window & {submits: number}).submits);
const submit = (page: Page) => page.getByRole('button', {name: 'Submit'}).click();

test('a form that is submitted without a button before hydration is submitted once, after it', async ({page}) => {
  await openPage(page);
  await countSubmits(page);
  // As browsers do if a form has one field, and readers press Enter in it.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  expect(await readSubmits(page)).toBe(0);
  await signal(page, 'hydrated');
  await expect.poll(() => readSubmits(page)).toBe(1);
});

test('if scripts fail, controls work as without them, and earlier clicks are dropped', async ({page}) => {
  await openPage(page);
  await countSubmits(page);
  await submit(page);
  await signal(page, 'failed');
  expect(await readSubmits(page)).toBe(0);
  await submit(page);
  expect(await readSubmits(page)).toBe(1);
  await hydrate(page);
  await signal(page, 'hydrated');
  await submit(page);
  await expect.poll(() => readEffects(page)).toEqual(['submit']);
});

test('after ten seconds without scripts, controls work as without the plugin, and earlier clicks are dropped', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page);
  await countSubmits(page);
  await submit(page);
  await page.clock.runFor(5000);
  await submit(page);
  expect(await readSubmits(page)).toBe(0);
  await page.clock.runFor(6000);
  await submit(page);
  expect(await readSubmits(page)).toBe(1);
  await hydrate(page);
  await signal(page, 'hydrated');
  await submit(page);
  await expect.poll(() => readEffects(page)).toEqual(['submit']);
});

test('errors of other scripts show no message, and keep the queued clicks', async ({page, watch}) => {
  watch.allow('unrelated', /optional/, 'Failed to load resource');
  await page.route('**/optional.js', (route) => route.fulfill({status: 404, contentType: 'text/html', body: ''}));
  await openPage(page, '<script>throw new Error("unrelated")</script><script src="/optional.js"></script>');
  await countSubmits(page);
  await submit(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await submit(page);
  expect(await readSubmits(page)).toBe(0);
  await hydrate(page);
  await signal(page, 'hydrated');
  await expect.poll(() => readEffects(page)).toEqual(['submit', 'submit']);
});

test("a script that does nothing shows a message, even if an element is called 'docusaurus'", async ({page}) => {
  await page.route('**/assets/js/a.js', (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  await openPage(page, '<script src="/assets/js/a.js"></script>');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<h2 id="docusaurus">Docusaurus</h2>');
    document.dispatchEvent(new Event('settled'));
  });
  await expect(page.getByRole('alert')).toContainText("Didn't load: /assets/js/a.js.");
  await signal(page, 'hydrated');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const status of [undefined, 503]) {
  const problem = status === undefined ? "can't be reached" : `returns ${status}`;
  test(`Retry keeps the page if the server ${problem}, and otherwise reloads it`, async ({page, watch}) => {
    watch.allow('Failed to load resource', /controls/);
    await page.route('**/assets/js/a.js', (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
    await openPage(page, '<script src="/assets/js/a.js"></script>');
    await page.evaluate(() => document.dispatchEvent(new Event('settled')));
    await page.route('**/controls', (route) => (status === undefined ? route.abort() : route.fulfill({status})), {
      times: 1,
    });
    const retry = page.getByRole('button', {name: 'Retry'});
    await retry.click();
    await expect(page.getByRole('alert')).toContainText("Didn't load: /assets/js/a.js. No response.");
    await Promise.all([page.waitForEvent('load'), retry.click()]);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
