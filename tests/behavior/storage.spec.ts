import {createServer} from 'node:http';
import {site} from '../../config/site';
import {listen} from '../support/listen';
import {openConsole, send, themeSwitch, waitForHydration} from '../support/page';
import {hits, search} from '../support/search';
import {expect, nightly, test} from '../support/test';

/** Warnings that Docusaurus logs. */
const notices = [
  'Docusaurus browser storage is not available.\nPossible reasons: running Docusaurus in an iframe, in an incognito browser session, or using too strict browser privacy settings.',
];

const next = `docs/${site.slug}-api/core-api/get-request-status`;

test('with storage that throws on access, the color mode, search, and console work', async ({page, open, watch}) => {
  watch.allow(...notices);
  // As in browsers with strict privacy settings.
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await open('docs/intro');
  await themeSwitch(page).click();
  await page.locator(`.theme-doc-sidebar-menu a[href$="/${next}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/${next}$`));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await search(page, 'webhook');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await send(await openConsole(page, 'getRequestStatus'), /^2/);
});

test('in a frame without an origin, navigation and the color mode work', nightly, async ({page, baseURL, watch}) => {
  watch.allow(...notices);
  // Browsers block fonts in documents without an origin unless the host allows them.
  watch.allow(/from origin 'null' has been blocked by CORS policy/, /net::ERR_FAILED/, 'request to another host');
  const host = createServer((_, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end(`<iframe sandbox="allow-scripts" width="1200" height="600" src="${baseURL ?? ''}docs/intro"></iframe>`);
  });
  const {origin, close} = await listen(host);
  try {
    await page.goto(origin);
    const frame = page.frames()[1];
    if (frame === undefined) throw new Error("The frame doesn't exist.");
    await waitForHydration(frame);
    await themeSwitch(frame).click();
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
    // Not a page of the API reference: its HTML is loaded with `fetch`, which browsers block in such frames, so
    // Docusaurus loads the document instead.
    const guide = `docs/${site.slug}-ui-sdk/widget-functions-events`;
    await frame.locator(`.theme-doc-sidebar-menu a[href$="/${guide}"]`).click();
    await expect(frame.getByRole('heading', {level: 1})).not.toHaveText('Introduction');
    expect(frame.url()).toContain(guide);
    // The color mode isn't stored, so it shows that the document wasn't reloaded.
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  } finally {
    await close();
  }
});
