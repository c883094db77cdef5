import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import axe from 'axe-core';
import {site} from '../config/site';
import {demoSiteTest} from './support/demo-site';
import {disableLongTimers} from './support/disable-long-timers';
import {expect} from './support/test';

const test = demoSiteTest({files: {'docs/intro.mdx': readFileSync('tests/fixtures/code-blocks.mdx', 'utf8')}});

// One site for the file: its tests run one after another in one worker, which builds it once.
test.describe.configure({mode: 'default'});

const address = 'docs/intro';

const block = (page: Page, title: string) => page.locator('.theme-code-block', {hasText: title});

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const createTs = `const response = await fetch('https://api.${site.slug}.example/v1/designs', {
  method: 'POST',
  body: JSON.stringify({prompt}),
});`;

test.describe('a code block', () => {
  test('copies exactly what it shows, and says so, in both themes', async ({page, open, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install({time: 0});
    await open(address);
    await page.clock.pauseAt(60_000);
    const create = block(page, 'create.ts');
    const copy = create.getByRole('button', {name: 'Copy create.ts'});
    await copy.click();
    await expect(create.getByRole('status')).toHaveText('Copied');
    expect(await clipboard(page)).toBe(createTs);
    await page.clock.runFor(2000);
    await expect(create.getByRole('status')).toBeEmpty();

    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page
      .getByRole('button', {name: /dark and light mode/})
      .first()
      .click();
    await copy.press('Enter');
    await expect(create.getByRole('status')).toHaveText('Copied');
    expect(await clipboard(page)).toBe(createTs);
  });

  test('copies lines that are numbered and highlighted as they are', async ({page, open, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await disableLongTimers(page);
    await open(`${address}?lang=python`);
    await block(page, 'request.py').getByRole('button', {name: 'Copy request.py'}).click();
    await expect(block(page, 'request.py').getByRole('status')).toHaveText('Copied');
    expect(await clipboard(page)).toBe(
      [
        'import requests',
        '',
        'response = requests.get(url, headers={"Authorization": f"Bearer {api_key}"}, timeout=10)',
        'print(response.json()["status"])',
      ].join('\n'),
    );
  });

  test('copies where the browser refuses the clipboard', async ({page, open, context}) => {
    await disableLongTimers(page);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await context.grantPermissions(['clipboard-read']);
    await open(address);
    await block(page, 'create.ts').getByRole('button').click();
    await expect(block(page, 'create.ts').getByRole('status')).toHaveText('Copied');
    expect(await clipboard(page)).toBe(createTs);
  });

  test('selects the code where nothing can copy it', async ({page, open}) => {
    await disableLongTimers(page);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
      Object.assign(document, {execCommand: () => false});
    });
    await open(address);
    await block(page, 'create.ts').getByRole('button').click();
    await expect(block(page, 'create.ts').getByRole('status')).toContainText('Not copied');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(createTs);
  });

  test('is a stop for the keyboard only where it scrolls', async ({page, open}) => {
    await open(address);
    const long = block(page, 'long.txt').locator('pre');
    await expect(block(page, 'short.json').locator('pre')).not.toHaveAttribute('tabindex');
    await expect(long).toHaveAttribute('tabindex', '0');
    await expect(long).toHaveAccessibleName('long.txt');
    await long.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => long.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  test('becomes a stop when the window gets narrow', async ({page, open}) => {
    await open(address);
    const create = block(page, 'create.ts').locator('pre');
    await expect(create).not.toHaveAttribute('tabindex');
    await page.setViewportSize({width: 320, height: 640});
    await expect(create).toHaveAttribute('tabindex', '0');
  });

  test('shows its highlighted lines, and takes the colors of the theme', async ({page, open}) => {
    await open(address);
    const create = block(page, 'create.ts');
    await expect(create.locator('.code-line-highlighted')).toHaveText(/^const response/);
    const color = () =>
      create
        .locator('.code-keyword')
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    const light = await color();
    await page
      .getByRole('button', {name: /dark and light mode/})
      .first()
      .click();
    await expect.poll(color).not.toBe(light);
  });

  test('brings no highlighter into the browser', async ({page, open}) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') {
        scripts.push(response.text());
      }
    });
    await open(address);
    const code = (await Promise.all(scripts)).join('\n');
    expect(code).toContain('Copy code'); // The block of code is there, so these are the scripts that count.
    expect(code).not.toContain('code-keyword'); // Its markup is in the page alone.
    expect(code).not.toMatch(/template-punctuation|markup-templating/);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every panel is readable under its label, and nothing waits for a script', async ({page, open}) => {
    await open(address);
    for (const label of ['cURL', 'JavaScript', 'Python', 'Inner Python', 'Other']) {
      await expect(page.locator('[data-tabs-label]').getByText(label, {exact: true}).first()).toBeVisible();
    }
    for (const text of [
      'REQUEST_ID',
      'request.mjs',
      'request.py',
      'Inner text of Python.',
      'Inner text of the other.',
      'Two lines.',
    ]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await expect(page.locator('[role=tablist]').first()).toBeHidden();
    await expect(page.locator('.theme-code-block button').first()).toBeHidden();
  });

  test('code that is too wide can be reached with the keyboard', async ({page, open}) => {
    await open(address);
    await expect(block(page, 'long.txt').locator('pre')).toHaveAttribute('tabindex', '0');
  });
});

test.describe('on a phone and on a desktop, in both themes', () => {
  for (const width of [390, 1280]) {
    for (const theme of ['light', 'dark']) {
      test(`${String(width)} pixels, ${theme}: axe finds nothing`, async ({page, open}) => {
        await page.addInitScript((value) => {
          localStorage.setItem('theme', value);
        }, theme);
        await page.setViewportSize({width, height: 800});
        await open(`${address}?lang=python`);
        await expect(block(page, 'short.json').locator('pre')).not.toHaveAttribute('tabindex');
        await page.evaluate(axe.source);
        const violations = await page.evaluate(async () => {
          const result = await (window as unknown as {axe: typeof axe}).axe.run('.theme-code-block, [data-tabs]');
          return result.violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`);
        });
        expect(violations).toEqual([]);
      });
    }
  }
});
