import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {demoSiteTest} from './support/demo-site';
import {holdRequests} from './support/hold-requests';
import {readLayoutShifts, recordLayoutShifts} from './support/layout-shifts';
import {expect, hydrated} from './support/test';

const page1 = readFileSync('tests/fixtures/code-blocks.mdx', 'utf8');
const page2 = `${page1.replace('title: Code blocks', 'title: The same elsewhere')}\n[Deep on the first page](../intro.mdx#deep)\n`;
const test = demoSiteTest({files: {'docs/intro.mdx': page1, 'docs/api/overview.mdx': page2}});

// One site for the file: its tests run one after another in one worker, which builds it once.
test.describe.configure({mode: 'default'});

const address = 'docs/intro';
const elsewhere = `docs/${site.slug}-api/overview`;

const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true}).first();
const panel = (page: Page, name: string) => page.getByRole('tabpanel', {name, exact: true}).first();

/** Names of the selected tabs that show, from the top of the page. */
const selected = (page: Page) => page.getByRole('tab', {selected: true}).allTextContents();

const remember = (page: Page, value: string) =>
  page.addInitScript((chosen) => {
    localStorage.setItem('docusaurus.tab.lang', chosen);
  }, value);

test.describe('tabs', () => {
  test('are one stop for the Tab key, and move and open with arrows, Home and End', async ({page, open}) => {
    await open(address);
    await tab(page, 'cURL').focus();
    for (const [key, name] of [
      ['ArrowRight', 'JavaScript'],
      ['ArrowRight', 'Python'],
      ['ArrowRight', 'cURL'],
      ['ArrowLeft', 'Python'],
      ['Home', 'cURL'],
      ['End', 'Python'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(panel(page, name)).toBeVisible();
    }
    expect(await page.locator('[role=tablist]').first().locator('[tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Tab');
    await expect(panel(page, 'Python')).toBeFocused();
    await expect(page.getByRole('tablist', {name: 'Language'})).toBeVisible();
  });

  test('of one group follow each other, and stay where the pointer is', async ({page, open}) => {
    await open(address);
    const lower = page.getByRole('tab', {name: 'Python'}).last();
    await lower.scrollIntoViewIfNeeded();
    const before = await lower.boundingBox();
    await lower.click();
    await expect.poll(() => selected(page)).toEqual(['Python', 'Inner Python', 'Python']);
    // A page scrolls by whole pixels.
    await expect
      .poll(async () => Math.abs(((await lower.boundingBox())?.y ?? Infinity) - (before?.y ?? 0)))
      .toBeLessThan(1);
  });

  test('remember the choice on other pages and later visits', async ({page, open}) => {
    await open(address);
    await tab(page, 'Python').click();
    await expect(page).toHaveURL(/\?lang=python$/);
    await page.getByRole('link', {name: 'The same elsewhere'}).last().click();
    await expect(page).toHaveURL(/overview$/);
    await expect(panel(page, 'Python')).toBeVisible();
    await open(elsewhere);
    await expect(panel(page, 'Python')).toBeVisible();
  });

  test('follow the address before the remembered choice', async ({page, open}) => {
    await remember(page, 'python');
    await open(`${address}?lang=javascript`);
    await expect(page.getByText('request.mjs')).toBeVisible();
    await expect(page.getByText('request.py')).toBeHidden();
  });

  test('pass over a choice that is none of theirs', async ({page, open}) => {
    await remember(page, 'python');
    await open(`${address}?lang=cobol`);
    await expect(panel(page, 'Python')).toBeVisible();
  });

  test('follow a choice in another window', async ({page, open, context}) => {
    await open(address);
    const other = await context.newPage();
    await other.goto(address);
    await hydrated(other);
    await tab(other, 'Python').click();
    await expect(panel(page, 'Python')).toBeVisible();
  });

  test('work where the browser stores nothing', async ({page, open, watch}) => {
    watch.allow('Docusaurus browser storage is not available');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await open(address);
    await tab(page, 'Python').click();
    await expect.poll(() => selected(page)).toEqual(['Python', 'Inner Python', 'Python']);
    await page.getByRole('link', {name: 'The same elsewhere'}).last().click();
    await expect(page).toHaveURL(/overview$/);
    await expect(panel(page, 'Python')).toBeVisible();
  });

  test('print every panel under its label', async ({page, open}) => {
    await open(address);
    await page.emulateMedia({media: 'print'});
    for (const text of ['REQUEST_ID', 'request.mjs', 'request.py', 'Inner text of the other.']) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await expect(page.locator('[data-tabs-label]', {hasText: 'Python'}).first()).toBeVisible();
    await expect(page.locator('[role=tablist]').first()).toBeHidden();
  });
});

test.describe('a link into a closed panel opens it', () => {
  const target = (page: Page, id: string) => page.locator(`#${id}`);

  test('on the same page, and leaves the remembered choice', async ({page, open}) => {
    await remember(page, 'javascript');
    await open(address);
    await page.getByRole('link', {name: 'the notes on Python'}).click();
    await expect(target(page, 'python-notes')).toBeInViewport();
    await page.getByRole('link', {name: 'the notes on JavaScript'}).click();
    await expect(target(page, 'javascript-notes')).toBeInViewport();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.lang'))).toBe('javascript');
  });

  test('in tabs inside of tabs, from another page', async ({page, open}) => {
    await open(elsewhere);
    await page.getByRole('link', {name: 'Deep on the first page'}).click();
    await expect(target(page, 'deep')).toBeInViewport();
    await expect.poll(() => selected(page)).toEqual(['Python', 'Other', 'JavaScript']);
  });

  test('on load, and gives way to the next choice', async ({page, open}) => {
    await open(`${address}?lang=javascript#python-notes`);
    await expect(target(page, 'python-notes')).toBeInViewport();
    await page.getByRole('tab', {name: 'JavaScript'}).last().click();
    await expect(target(page, 'python-notes')).toBeHidden();
    await expect.poll(() => selected(page)).toEqual(['JavaScript', 'JavaScript']);
  });

  test('when it is followed again', async ({page, open}) => {
    await open(address);
    await page.getByRole('link', {name: 'the notes on Python'}).click();
    await tab(page, 'cURL').click();
    await expect(target(page, 'python-notes')).toBeHidden();
    await page.getByRole('link', {name: 'the notes on Python'}).click();
    await expect(target(page, 'python-notes')).toBeInViewport();
  });

  test('with an address that is no id', async ({page, open}) => {
    await open(`${address}#%E0%A4%A`);
    await expect(panel(page, 'cURL')).toBeVisible();
  });
});

test.describe('before the scripts are there', () => {
  for (const [title, query, visible] of [
    ['a remembered choice', '', 'request.py'],
    ['the choice of the address', '?lang=javascript', 'request.mjs'],
    ['a link into a closed panel', '?lang=curl#javascript-notes', 'request.mjs'],
    ['a choice that is none of the tabs', '?lang=cobol', 'request.py'],
  ] as const) {
    test(`shows ${title}, and nothing moves when they come`, async ({page}) => {
      await remember(page, 'python');
      await recordLayoutShifts(page, {afterParsing: true});
      const release = await holdRequests(page, '**/assets/js/**');
      // The whole page is there: what is measured grows no more.
      await page.goto(address + query, {waitUntil: 'domcontentloaded'});
      const shown = page.locator('.theme-code-block', {hasText: visible});
      await expect(shown).toBeVisible();
      await expect(page.locator('[data-tabs]').first().locator('.theme-code-block:visible')).toHaveCount(1);
      const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
      const place = () => shown.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      const placeBefore = await place();
      const tabColors = () =>
        page
          .locator('[role=tablist]')
          .first()
          .locator('[role=tab]')
          .evaluateAll((tabs) => tabs.map((element) => getComputedStyle(element).borderBottomColor));
      const colorsBefore = await tabColors();
      release();
      await hydrated(page);
      await expect(page.locator('[data-tabs-hydrated]').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore);
      expect(await place()).toBe(placeBefore);
      if (!query.includes('#')) {
        expect(await tabColors()).toEqual(colorsBefore);
      }
      expect(await readLayoutShifts(page)).toEqual([]);
    });
  }

  test('shows every panel when a script does not load', async ({page, watch}) => {
    watch.allow('main.', 'net::ERR_FAILED');
    await page.route('**/assets/js/main.*', (route) => route.abort());
    await page.goto(address);
    for (const text of ['REQUEST_ID', 'request.mjs', 'request.py', 'Two lines.']) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await expect(page.locator('[data-tabs-label]').first()).toBeVisible();
  });
});
