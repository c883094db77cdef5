import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import axe from 'axe-core';
import {site} from '../config/site';
import {demoSiteTest} from './support/demo-site';
import {disableLongTimers} from './support/disable-long-timers';
import {expect} from './support/test';
import {applyThemeViewport, describeViewport, remainingThemeViewports, themeViewports} from './support/theme-viewports';

const test = demoSiteTest({files: {'docs/intro.mdx': readFileSync('tests/fixtures/code-blocks.mdx', 'utf8')}});

// Runs all tests in this file in one worker, which builds the site once.
test.describe.configure({mode: 'default'});

const path = 'docs/intro';

const getBlock = (page: Page, title: string) => page.locator('.theme-code-block', {hasText: title});

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const createTs = `const response = await fetch('https://api.${site.slug}.example/v1/designs', {
  method: 'POST',
  body: JSON.stringify({prompt}),
});`;

test.describe('a code block', () => {
  test('copies exactly its code and announces it, in both themes', async ({page, open, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install({time: 0});
    await open(path);
    await page.clock.pauseAt(60_000);
    const create = getBlock(page, 'create.ts');
    const copyButton = create.getByRole('button', {name: 'Copy create.ts'});
    await copyButton.click();
    await expect(create.getByRole('status')).toHaveText('Copied');
    expect(await readClipboard(page)).toBe(createTs);
    await page.clock.runFor(2000);
    await expect(create.getByRole('status')).toBeEmpty();

    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page
      .getByRole('button', {name: /dark and light mode/})
      .first()
      .click();
    await copyButton.press('Enter');
    await expect(create.getByRole('status')).toHaveText('Copied');
    expect(await readClipboard(page)).toBe(createTs);
  });

  test('copies numbered and highlighted lines unchanged', async ({page, open, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await disableLongTimers(page);
    await open(`${path}?lang=python`);
    await getBlock(page, 'request.py').getByRole('button', {name: 'Copy request.py'}).click();
    await expect(getBlock(page, 'request.py').getByRole('status')).toHaveText('Copied');
    expect(await readClipboard(page)).toBe(
      [
        'import requests',
        '',
        'response = requests.get(url, headers={"Authorization": f"Bearer {api_key}"}, timeout=10)',
        'print(response.json()["status"])',
      ].join('\n'),
    );
  });

  test('copies if the Clipboard API is denied', async ({page, open, context}) => {
    await disableLongTimers(page);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await context.grantPermissions(['clipboard-read']);
    await open(path);
    await getBlock(page, 'create.ts').getByRole('button').click();
    await expect(getBlock(page, 'create.ts').getByRole('status')).toHaveText('Copied');
    expect(await readClipboard(page)).toBe(createTs);
  });

  test("selects the code if it can't be copied", async ({page, open}) => {
    await disableLongTimers(page);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
      Object.assign(document, {execCommand: () => false});
    });
    await open(path);
    await getBlock(page, 'create.ts').getByRole('button').click();
    await expect(getBlock(page, 'create.ts').getByRole('status')).toContainText('Couldn’t copy');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(createTs);
  });

  test('is a tab stop only if it overflows', async ({page, open}) => {
    await open(path);
    const longBlock = getBlock(page, 'long.txt').locator('pre');
    await expect(getBlock(page, 'short.json').locator('pre')).not.toHaveAttribute('tabindex');
    await expect(longBlock).toHaveAttribute('tabindex', '0');
    await expect(longBlock).toHaveAccessibleName('long.txt');
    await longBlock.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => longBlock.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  test('becomes a tab stop when it starts to overflow', async ({page, open}) => {
    await open(path);
    const create = getBlock(page, 'create.ts').locator('pre');
    await expect(create).not.toHaveAttribute('tabindex');
    await page.setViewportSize({width: 320, height: 640});
    await expect(create).toHaveAttribute('tabindex', '0');
  });

  test("shows highlighted lines and uses the theme's colors", async ({page, open}) => {
    await open(path);
    const create = getBlock(page, 'create.ts');
    await expect(create.locator('.code-line-highlighted')).toHaveText(/^const response/);
    const readColor = () =>
      create
        .locator('.code-keyword')
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    const light = await readColor();
    await page
      .getByRole('button', {name: /dark and light mode/})
      .first()
      .click();
    await expect.poll(readColor).not.toBe(light);
  });

  test('needs no syntax highlighter in the browser', async ({page, open}) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') {
        scripts.push(response.text());
      }
    });
    await open(path);
    const code = (await Promise.all(scripts)).join('\n');
    expect(code).toContain('Copy code'); // The scripts include the code block component.
    expect(code).not.toContain('code-keyword'); // The highlighted code is only in the HTML.
    expect(code).not.toMatch(/template-punctuation|markup-templating/);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every panel is visible under its label', async ({page, open}) => {
    await open(path);
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

  test('code that overflows is a tab stop', async ({page, open}) => {
    await open(path);
    await expect(getBlock(page, 'long.txt').locator('pre')).toHaveAttribute('tabindex', '0');
  });
});

test('code blocks and tabs have no accessibility violations', async ({page, open}) => {
  await open(`${path}?lang=python`);
  await page.evaluate(axe.source);
  for (const viewport of [...themeViewports, ...remainingThemeViewports]) {
    await applyThemeViewport(page, viewport);
    await expect(getBlock(page, 'short.json').locator('pre')).not.toHaveAttribute('tabindex');
    const violations = await page.evaluate(async () => {
      const result = await (window as unknown as {axe: typeof axe}).axe.run('.theme-code-block, [data-tabs]');
      return result.violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`);
    });
    expect(violations, describeViewport(viewport)).toEqual([]);
  }
});
