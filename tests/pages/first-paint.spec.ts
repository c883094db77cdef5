import {readFileSync} from 'node:fs';
import {readLayoutShifts, recordLayoutShifts} from '../support/layout-shifts';
import type {RunningServer} from '../support/listen';
import {waitForHydration} from '../support/page';
import {serveSite} from '../support/serve';
import {expect, test as base} from '../support/test';

const route = '/docs/intro';
const html = readFileSync(`build${route}.html`, 'utf8');

/** `test` with a server that sends the page up to the middle of the navbar, and the rest when `finish` is called. */
const test = base.extend<{slow: {server: RunningServer; finish: () => void}}>({
  slow: async ({}, use) => {
    const controls = 'class="navbar__items navbar__items--right">';
    const cut = html.indexOf(controls) + controls.length;
    let finish: () => void = () => undefined;
    const server = await serveSite('build', {
      handleRequest: (request, response) => {
        if (request.url !== route) return false;
        response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).write(html.slice(0, cut));
        finish = () => response.end(html.slice(cut));
        return true;
      },
    });
    await use({
      server,
      finish: () => finish(),
    });
    await server.close();
  },
  baseURL: ({slow}, use) => use(`${slow.server.origin}/`),
});

test("an incomplete navbar isn't painted", async ({page, slow}) => {
  await recordLayoutShifts(page);
  const logo = page.waitForResponse('**/img/logo.svg');
  await page.goto(route, {waitUntil: 'commit'});
  await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link').last()).toBeAttached();
  await logo;
  await page.waitForFunction(() => document.styleSheets.length > 0);
  const finishedAt = await page.evaluate(() => performance.now());
  slow.finish();
  await waitForHydration(page);
  const [paint] = await page.evaluate(() =>
    performance.getEntriesByName('first-contentful-paint').map((entry) => entry.startTime),
  );
  expect(paint).toBeGreaterThan(finishedAt);
  expect(await readLayoutShifts(page)).toEqual([]);
});

test("rendering is blocked until the navbar's last control", () => {
  const id = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html)?.[1] ?? 'none';
  const bar = html.slice(html.indexOf('<nav '), html.indexOf('</nav>'));
  expect(bar.match(/<(?:a|button)\b[^>]*>/g)?.pop()).toContain(` id="${id}"`);
});

base('an English page loads one font file, which it preloads', async ({page, open}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await open('docs/intro');
  expect(fonts).toHaveLength(1);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveAttribute('href', fonts[0] ?? '');
  expect(await page.evaluate(() => document.fonts.check('600 1rem "Hanken Grotesk Variable"', 'A – z'))).toBe(true);
});
