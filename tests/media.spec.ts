import {site} from '../config/site';
import {hits, search} from './support/search';
import {expect, test} from './support/test';

const sdk = `docs/${site.slug}-ui-sdk`;
const endpoint = `docs/${site.slug}-api/core-api/get-request-status`;

test.describe('on paper', () => {
  test('a page is black on white in the dark theme too, whole, and without what nobody can press', async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
    });
    await open(endpoint);
    await page.emulateMedia({media: 'print'});
    await page.setViewportSize({width: 700, height: 900});
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await background()).toBe('rgb(255, 255, 255)');
    await expect(page.getByRole('heading', {level: 1})).toHaveCSS('color', 'rgb(20, 23, 29)');
    await expect(page.locator('.theme-code-block').first()).toHaveCSS('background-color', 'rgb(246, 247, 249)');
    for (const name of ['Main', 'Docs sidebar', 'Breadcrumbs', 'Docs pages']) {
      await expect(page.getByRole('navigation', {name})).toHaveCount(0);
    }
    await expect(page.getByRole('button')).toHaveCount(0);
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, pre, td)')]
        .map((element) => ({element, box: element.getBoundingClientRect()}))
        .filter(({box}) => box.width > 1 && (box.left < 0 || box.right > document.documentElement.clientWidth))
        .map(({element}) => element.outerHTML.slice(0, 120)),
    );
    expect(beyond).toEqual([]);
    // The page menu is nothing for paper.
    const folded = page.locator('main details:not([open])').filter({visible: true}).locator('> :not(summary)');
    expect(await folded.count()).toBeGreaterThan(0);
    await expect(folded.filter({visible: false})).toHaveCount(0);
  });

  test('what names a thing stands on the sheet of that thing', async ({page, open}) => {
    await open(endpoint);
    await page.emulateMedia({media: 'print'});
    for (const names of ['article :is(h2, h3)', '.ref-label', '[data-tabs-label]']) {
      const ends = await page
        .locator(names)
        .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).breakAfter))]);
      expect(ends, names).toEqual(['avoid']);
    }
  });

  test('a link to another site has its address beside it, one within the site has none', async ({page, open}) => {
    await open(`${sdk}/overview`);
    await page.emulateMedia({media: 'print'});
    const addresses = await page
      .locator('article a[href]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('href') ?? '', getComputedStyle(link, '::after').content] as const),
      );
    for (const [href, content] of addresses) {
      if (/^https?:/.test(href)) expect(content).toContain(href);
      else expect(content, href).toBe('none');
    }
    expect(addresses.length).toBeGreaterThan(0);
  });
});

test('where the reader wants little motion nothing moves for longer than a millisecond', async ({page, open}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(`${sdk}/installation-config`);
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const {transitionDuration, animationDuration} = getComputedStyle(element);
        return `${transitionDuration}, ${animationDuration}`.split(', ').map((time) => parseFloat(time));
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(0.001);
});

test('where the reader wants more contrast text is black on white, and white on black', async ({page, open}) => {
  await page.emulateMedia({contrast: 'more'});
  await open('docs/intro');
  const colors = () =>
    page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.querySelector('article h2 + p') ?? document.body).color,
    ]);
  expect(await colors()).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await page
    .getByRole('button', {name: /dark and light mode/})
    .first()
    .click();
  await expect.poll(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

test('where colors are forced, pictures and marks have them too', async ({page, open}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await open(`${sdk}/widget-functions-events`);
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(page.locator('main figure svg text').first()).toHaveCSS('fill', ink);
  await open(`${sdk}/installation-config`);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const line = (tab: number) => tabs.nth(tab).evaluate((element) => getComputedStyle(element).borderBottomColor);
  expect(await line(0)).not.toBe(await line(1));
});

test('where colors are forced, the selected result of the search can be read', async ({page, open}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open('docs/intro');
  await search(page, 'rate limit');
  const selected = hits(page).and(page.locator('[aria-selected=true]'));
  await expect(selected).toBeVisible();
  const [adjust, ground, texts] = await selected.evaluate((hit) => {
    const a = hit.querySelector('a') ?? hit;
    const colors = [...a.querySelectorAll('*')].map((element) => getComputedStyle(element).color);
    return [getComputedStyle(a).forcedColorAdjust, getComputedStyle(a).backgroundColor, colors] as const;
  });
  // Text whose color is adjusted stands on a plate of the page's color, whatever is behind it.
  expect(adjust).toBe('none');
  expect(texts).not.toContain(ground);
});
