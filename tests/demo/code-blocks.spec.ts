import type {Page} from '@playwright/test';
import {site} from '../../config/site';
import {expectNoAxeViolations} from '../support/axe';
import {readClipboard} from '../support/page';
import {expect} from '../support/test';
import {test} from './demo-test';

const path = 'docs/code-blocks';
const secondPath = `docs/${site.slug}-api/overview`;

const getBlock = (page: Page, title: string) => page.locator('.theme-code-block', {hasText: title});

const createTs = `const response = await fetch('https://api.${site.slug}.example/v1/designs', {
  method: 'POST',
  body: JSON.stringify({prompt}),
});`;

test('a code block copies exactly its code, and is a tab stop', async ({page, open, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({time: 0});
  await open(path);
  await page.clock.pauseAt(60_000);
  const create = getBlock(page, 'create.ts');
  const copyButton = create.getByRole('button', {name: 'Copy create.ts'});
  await copyButton.click();
  await expect(create.getByRole('status')).toHaveText('Copied');
  expect(await readClipboard(page)).toBe(createTs);
  await page.clock.runFor(3000);
  await expect(create.getByRole('status')).toBeEmpty();

  const longBlock = getBlock(page, 'long.txt').locator('pre');
  await expect(longBlock).toHaveAttribute('tabindex', '0');
  await expect(longBlock).toHaveAccessibleName('long.txt');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every panel is visible under its label, and code is a tab stop', async ({page, open}) => {
    await open(path);
    for (const label of ['cURL', 'JavaScript', 'Python', 'Inner Python', 'Other']) {
      await expect(page.locator('.tab-label').getByText(label, {exact: true}).first()).toBeVisible();
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
    await expect(getBlock(page, 'long.txt').locator('pre')).toHaveAttribute('tabindex', '0');
  });
});

test('code blocks and tabs are accessible, and show every panel under its label in print', async ({page, open}) => {
  await open(`${path}?lang=python`);
  await expectNoAxeViolations(page, 'article');

  await page.emulateMedia({media: 'print'});
  for (const text of ['REQUEST_ID', 'request.mjs', 'request.py', 'Inner text of the other.']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.locator('.tab-label', {hasText: 'Python'}).first()).toBeVisible();
  await expect(page.locator('[role=tablist]').first()).toBeHidden();
});

const getTab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true}).first();
const getPanel = (page: Page, name: string) => page.getByRole('tabpanel', {name, exact: true}).first();

/** Labels of the visible selected tabs in document order. */
const getSelectedLabels = (page: Page) => page.getByRole('tab', {selected: true}).allTextContents();

test('tabs of a group are synchronized, restored on later visits, and selected with keys', async ({page, open}) => {
  await open(path);
  const lower = page.getByRole('tab', {name: 'Python'}).last();
  await lower.scrollIntoViewIfNeeded();
  const before = await lower.boundingBox();
  await lower.click();
  await expect.poll(() => getSelectedLabels(page)).toEqual(['Python', 'Inner Python', 'Python']);
  // Scroll positions are rounded to pixels.
  await expect
    .poll(async () => Math.abs(((await lower.boundingBox())?.y ?? Infinity) - (before?.y ?? 0)))
    .toBeLessThan(1);
  // Only the first tabs are in the URL.
  await getTab(page, 'cURL').click();
  await getTab(page, 'Python').click();
  await expect(page).toHaveURL(/\?lang=python$/);
  await page.getByRole('link', {name: 'Second page'}).last().click();
  await expect(page).toHaveURL(/overview$/);
  await expect(getPanel(page, 'Python')).toBeVisible();
  await open(secondPath);
  await expect(getPanel(page, 'Python')).toBeVisible();

  // They have a single tab stop.
  await getTab(page, 'cURL').click();
  for (const [key, name] of [
    ['ArrowRight', 'JavaScript'],
    ['ArrowRight', 'Python'],
    ['ArrowRight', 'cURL'],
    ['ArrowLeft', 'Python'],
    ['Home', 'cURL'],
    ['End', 'Python'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(getTab(page, name)).toBeFocused();
    await expect(getTab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(getPanel(page, name)).toBeVisible();
  }
  expect(await page.locator('[role=tablist]').first().locator('[tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('Tab');
  await expect(getPanel(page, 'Python')).toBeFocused();
  await expect(page.getByRole('tablist', {name: 'Language'}).first()).toBeVisible();
});
