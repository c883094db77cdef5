import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {nightlyUnless, expect, test} from './support/test';
import {resize} from './support/theme-viewports';

/** One page of each kind. */
const pages = {
  'the home page': '',
  'the docs overview': 'docs',
  'a page of prose with tabs': `docs/${site.slug}-ui-sdk/installation-config`,
  'an endpoint page': `docs/${site.slug}-api/user-management-api/login-user`,
  'a document page': `docs/${site.slug}-api/swagger/enterprise-endpoints`,
  'the search page': 'search?q=design',
} as const;

/** Focuses every tab stop, and describes those that show no focus indicator or are hidden behind the navbar. */
async function findInvisibleFocus(page: Page): Promise<string[]> {
  // After a key press, the browser shows focus indicators.
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const readOutline = (element: Element) => {
      const {outlineStyle, outlineWidth, outlineColor, boxShadow} = getComputedStyle(element);
      return {ring: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 ? outlineColor : '', boxShadow};
    };
    const waitForFrame = () => new Promise(requestAnimationFrame);
    const found: string[] = [];
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, [tabindex]')];
    for (const stop of stops) {
      if (stop.tabIndex < 0 || !stop.checkVisibility({visibilityProperty: true})) continue;
      const before = readOutline(stop);
      stop.focus();
      if (document.activeElement !== stop) continue;
      const after = readOutline(stop);
      if (after.ring === '' && after.boxShadow === before.boxShadow) found.push(`no ring: ${stop.outerHTML}`);
      await waitForFrame();
      const {x, y, width, height} = stop.getBoundingClientRect();
      // The middle of its first line.
      const top = document.elementFromPoint(x + Math.min(width, 40) / 2, y + Math.min(height, 24) / 2);
      // Search results may have been rendered again in the meantime.
      if (stop.isConnected && top?.closest('.navbar') && !stop.closest('.navbar'))
        found.push(`behind the top bar: ${stop.outerHTML}`);
    }
    return found.map((line) => line.slice(0, 200)).slice(0, 10);
  });
}

for (const [kind, route] of Object.entries(pages)) {
  const details = nightlyUnless(kind === 'an endpoint page');

  test(`${kind}: every tab stop has a visible focus indicator`, details, async ({page, open}) => {
    test.setTimeout(300_000); // An API reference page has a thousand tab stops.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(route);
    if (route.startsWith('search')) await expect(page.getByRole('main').getByRole('status')).toHaveText(/results$/);
    expect(await findInvisibleFocus(page)).toEqual([]);
  });

  test(`${kind}: no text is clipped with increased text spacing`, details, async ({page, open}) => {
    await open(route);
    for (const width of [390, 1280]) {
      await resize(page, width);
      expect(await findClippedElements(page), `${String(width)} px`).toEqual([]);
    }
  });
}

/** Applies the text spacing of WCAG 1.4.12, and returns the elements that are clipped as a result. */
function findClippedElements(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const waitForFrame = () => new Promise(requestAnimationFrame);
    const findCutElements = () =>
      [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
        // Visually hidden elements are 1 px wide.
        if (element.clientWidth <= 1 || !element.checkVisibility({visibilityProperty: true})) return false;
        const {overflowX, overflowY} = getComputedStyle(element);
        const hidesOverflow = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          (hidesOverflow(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hidesOverflow(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      });
    const before = new Set(findCutElements());
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    await waitForFrame();
    await waitForFrame();
    const problems = findCutElements()
      .filter((element) => !before.has(element))
      .map((element) => element.outerHTML.slice(0, 200));
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
      problems.push('the page scrolls horizontally');
    document.adoptedStyleSheets.pop();
    await waitForFrame();
    return problems;
  });
}

test.describe('at 400% zoom', () => {
  // 1280 × 1024 px, WCAG 1.4.10.
  test.use({viewport: {width: 320, height: 256}});

  test('search, menu, and table of contents are usable', async ({page, open}) => {
    await open('docs/intro');
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await expect(page.getByPlaceholder('Search docs')).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    const last = menu.getByRole('link', {name: 'Troubleshooting'});
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await menu.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await menu.getByRole('button', {name: 'Close navigation bar'}).click();
    await page.getByRole('button', {name: 'On this page'}).click();
    await page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Next steps'}).click();
    await expect(page.getByRole('heading', {name: 'Next steps'})).toBeInViewport();
  });
});

test('at 200% text size, there is still room for the content of a page', async ({page, open}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(`docs/${site.slug}-api/overview`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const heading = page.getByRole('heading', {level: 1});
  const {width = 0} = (await heading.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(1280 / 4);
});

test('after navigation, Tab moves focus to the skip link', async ({page, open}) => {
  await open('docs/intro');
  await page.locator('.menu').getByRole('link', {name: 'Get request status'}).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Introduction');
  // The browser only remembers the position of the focus, so there is no focused element to wait for.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test('the accessibility tree contains tabs', async ({page, open}) => {
  await open(`docs/${site.slug}-ui-sdk/installation-config`);
  const tabs = page.getByRole('tablist').first().locator('..');
  await expect(tabs).toMatchAriaSnapshot(`
    - tablist "Language":
      - tab "JavaScript" [selected]
      - tab "Python"
    - tabpanel "JavaScript":
      - figure "server.mjs":
        - group "server.mjs":
          - code
        - status
        - button "Copy server.mjs"
  `);
});
