import type {Page} from '@playwright/test';
import {site} from '../../config/site';
import {expect, hydrated, test} from '../support/test';
import {readLayoutShifts, recordLayoutShifts} from '../support/layout-shifts';

const html = (page: Page) => page.locator('html');
const themeSwitch = (page: Page) => page.getByRole('button', {name: /dark and light mode/}).first();
const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** Leaves something in the browser's storage, as an earlier visit does. */
const store = (page: Page, key: string, value: string) =>
  page.addInitScript(
    ([name, text]) => {
      localStorage.setItem(name, text);
    },
    [key, value] as const,
  );

test.describe('the theme', () => {
  test('that a reader chose holds when the system changes its preference during the visit', async ({page, open}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open('docs/intro');
    await themeSwitch(page).click();
    await page.emulateMedia({colorScheme: 'dark'});
    await page.emulateMedia({colorScheme: 'light'});
    expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches)).toBe(true);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await storedTheme(page)).toBe('dark');
  });

  test('is there before the first paint, and nothing moves', async ({page}) => {
    await store(page, 'theme', 'dark');
    await recordLayoutShifts(page, {afterParsing: true});
    await page.addInitScript(() => {
      // An observer's first frame comes before anything of the body is painted.
      new MutationObserver((_, observer) => {
        if (document.getElementById('__docusaurus') === null) return;
        observer.disconnect();
        document.documentElement.dataset['themeAtFirst'] = document.documentElement.dataset['theme'] ?? 'none';
      }).observe(document, {childList: true, subtree: true});
    });
    await page.goto('docs/intro');
    await hydrated(page);
    await expect(html(page)).toHaveAttribute('data-theme-at-first', 'dark');
    expect(await readLayoutShifts(page)).toEqual([]);
  });

  test('is light when what is stored is none', async ({page, open}) => {
    await store(page, 'theme', '"><script>document.title = 1</script>');
    await open('docs/intro');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await themeSwitch(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });
});

test('there is no announcement and no address for problems unless they are configured', async ({page, open}) => {
  await open('docs/intro');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('link', {name: 'Report a problem on this page'})).toHaveCount(0);
});

test('the name of a version of the docs that does not exist is forgotten', async ({page, open}) => {
  await store(page, 'docs-preferred-version-default', '<b>0.9</b>');
  await open('search');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBeNull();
});

test.describe('the menu on a phone', () => {
  test.use({viewport: {width: 995, height: 800}});

  const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = (page: Page) => page.locator('.navbar-sidebar');

  test('takes the focus, and gives it back when it is closed', async ({page, open}) => {
    await open('docs/intro');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).click();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test('closes when a page is chosen, and gives the focus back on the new page', async ({page, open}) => {
    await open('docs/intro');
    await toggle(page).click();
    await menu(page).getByRole('link', {name: 'Get request status'}).click();
    await expect(page).toHaveURL(/get-request-status$/);
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Introduction');
    await expect(toggle(page)).toBeFocused();
  });

  test('gives way to the layout of the desktop above 996 px', async ({page, open}) => {
    await open('docs/intro');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(toggle(page)).toBeVisible();
    await expect(sidebar).toBeHidden();
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(toggle(page)).toBeHidden();
    await expect(menu(page)).toBeHidden();
    await expect(sidebar).toBeVisible();
  });
});

test('the top bar stays when the page scrolls down, and the sidebar cannot be hidden', async ({page, open}) => {
  await open('docs/intro');
  await expect(page.getByRole('button', {name: 'Collapse sidebar'})).toHaveCount(0);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const bar = page.getByRole('navigation', {name: 'Main'});
  await expect(bar).toBeInViewport();
  // It moves away later than it can be seen.
  await expect(bar).not.toHaveClass(/navbarHideable/);
});

test.describe('a category of the sidebar', () => {
  const category = (page: Page, name: string) =>
    page.locator(`li:has(> .menu__list-item-collapsible:has-text("${name}"))`);

  /** Folds a category, and reads how long the movement is to take, in milliseconds, and how high the list was. */
  async function fold(page: Page, name: string): Promise<{duration: number; height: number}> {
    const element = category(page, name).locator('> ul');
    const height = await element.evaluate((node) => node.scrollHeight);
    const transition = element.evaluate(
      (node) =>
        new Promise<string>((resolve) => {
          new MutationObserver((_, observer) => {
            if (!(node as HTMLElement).style.transition) return;
            observer.disconnect();
            resolve((node as HTMLElement).style.transition);
          }).observe(node, {attributeFilter: ['style']});
        }),
    );
    await category(page, name).locator('> .menu__list-item-collapsible > a').click();
    const text = await transition;
    await expect(element).toBeHidden();
    const [, value = '', unit] = /([\d.]+)(ms|s)/.exec(text) ?? [];
    return {duration: Number(value) * (unit === 's' ? 1000 : 1), height};
  }

  test('folds in a time that follows the height of its content', async ({page, open}) => {
    await open('docs/intro');
    const low = await fold(page, 'Shared values');
    const high = await fold(page, `${site.brand} UI SDK`);
    expect(high.height).toBeGreaterThan(low.height);
    expect(high.duration).toBeGreaterThan(low.duration);
  });

  test('folds in a millisecond where the reader wants little motion', async ({page, open}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open('docs/intro');
    expect((await fold(page, 'Shared values')).duration).toBeLessThanOrEqual(1);
  });
});

test('the keyboard’s outlines come with Tab and go with the mouse', async ({page, open}) => {
  await open(`docs/${site.slug}-api/overview`);
  const body = page.locator('body');
  const outlined = /navigation-with-keyboard/;
  await page.getByRole('heading', {level: 1}).click();
  await expect(body).not.toHaveClass(outlined);
  await page.keyboard.press('Tab');
  await expect(body).toHaveClass(outlined);
  await page.mouse.down();
  await expect(body).not.toHaveClass(outlined);
  await page.mouse.up();
});
