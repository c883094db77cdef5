import {site} from '../../config/site';
import {dark, light} from '../support/colors';
import {themeSwitch} from '../support/page';
import {hits, search} from '../support/search';
import {expect, nightly, test} from '../support/test';

const sdk = `docs/${site.slug}-ui-sdk`;
const endpoint = `docs/${site.slug}-api/core-api/get-request-status`;

test('in print, a page is light in both themes, complete, and without interactive elements', async ({page, open}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(endpoint);
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width: 700, height: 900});
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', {level: 1})).toHaveCSS('color', dark);
  await expect(page.locator('.theme-code-block').first()).toHaveCSS('background-color', light);
  for (const name of ['Main', 'Docs sidebar', 'Breadcrumbs', 'Docs pages']) {
    await expect(page.getByRole('navigation', {name})).toHaveCount(0);
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  const overflowingElements = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, pre, td)')]
      .map((element) => ({element, box: element.getBoundingClientRect()}))
      .filter(({box}) => box.width > 1 && (box.left < 0 || box.right > document.documentElement.clientWidth))
      .map(({element}) => element.outerHTML.slice(0, 120)),
  );
  expect(overflowingElements).toEqual([]);
  await page.setViewportSize({width: 1280, height: 900});
  const cutOffColumns = await page
    .locator('.openapi-code-column')
    .evaluateAll((columns) => columns.filter(({scrollHeight, clientHeight}) => scrollHeight > clientHeight).length);
  expect(cutOffColumns).toBe(0);
  // The page menu is hidden in print.
  const collapsedContent = page.locator('main details:not([open])').filter({visible: true}).locator('> :not(summary)');
  expect(await collapsedContent.count()).toBeGreaterThan(0);
  await expect(collapsedContent.filter({visible: false})).toHaveCount(0);
});

test('with increased contrast, text is black on white or white on black', nightly, async ({page, open}) => {
  await page.emulateMedia({contrast: 'more'});
  await open('docs/intro');
  const getColors = () =>
    page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.querySelector('article h2 + p') ?? document.body).color,
    ]);
  expect(await getColors()).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await themeSwitch(page).click();
  await expect.poll(getColors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

test('with reduced motion and forced colors, the selection can be recognized', nightly, async ({page, open}) => {
  await page.emulateMedia({reducedMotion: 'reduce', forcedColors: 'active', colorScheme: 'dark'});
  await open(`${sdk}/installation-config`);
  const tabList = page.getByRole('tablist').first().locator('..');
  await expect(tabList).toMatchAriaSnapshot(`
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
  const longestDuration = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const {transitionDuration, animationDuration} = getComputedStyle(element);
        return `${transitionDuration}, ${animationDuration}`.split(', ').map((time) => parseFloat(time));
      }),
    ),
  );
  expect(longestDuration).toBeLessThanOrEqual(0.001);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const getBorderColor = (tab: number) =>
    tabs.nth(tab).evaluate((element) => getComputedStyle(element).borderBottomColor);
  expect(await getBorderColor(0)).not.toBe(await getBorderColor(1));
  await search(page, 'rate limit');
  const selected = hits(page).and(page.locator('[aria-selected=true]'));
  await expect(selected).toBeVisible();
  const [forcedColorAdjust, backgroundColor, textColors] = await selected.evaluate((hit) => {
    const link = hit.querySelector('a') ?? hit;
    const colors = [...link.querySelectorAll('*')].map((element) => getComputedStyle(element).color);
    return [getComputedStyle(link).forcedColorAdjust, getComputedStyle(link).backgroundColor, colors] as const;
  });
  // If colors are adjusted, browsers add a backplate behind the text, which would hide the selection.
  expect(forcedColorAdjust).toBe('none');
  expect(textColors).not.toContain(backgroundColor);
});
