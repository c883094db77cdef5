import {insertIntoHead} from '@developer-docs/utils/node';
import {site} from '../../config/site';
import {
  collectPageSources,
  createPageSources,
} from '../../packages/docusaurus-plugin-hosting/src/content-security-policy/page-sources';
import {
  buildPolicy,
  insertPolicy,
  renderMetaPolicy,
} from '../../packages/docusaurus-plugin-hosting/src/content-security-policy/policy';
import {
  renderRedirectPage,
  renderRedirectScript,
} from '../../packages/docusaurus-plugin-hosting/src/redirects/redirect-page';
import {waitForHydration} from '../support/page';
import {expect, test} from '../support/test';

/** Adds the policy for the page, as the build does. */
function withPolicy(html: string): string {
  const sources = createPageSources();
  collectPageSources({html, file: 'old.html', siteUrl: site.url, strict: true}, sources);
  return insertPolicy(html, renderMetaPolicy(buildPolicy(sources, true)), 'old.html');
}

const withBaseUrl = (path: string) => site.baseUrl + path;

test("a page's old URL and a moved anchor redirect with query and hash, but other anchors don't", async ({page}) => {
  const oldPage = withPolicy(renderRedirectPage(withBaseUrl('docs/intro'), site.url));
  await page.route('**/docs/old*', (route) => route.fulfill({contentType: 'text/html', body: oldPage}));
  await page.goto('docs/old?a=b%20c#next-steps');
  await expect(page).toHaveURL(withBaseUrl('docs/intro?a=b%20c#next-steps'));
  await waitForHydration(page);
  // The redirect replaced the history entry, so Back doesn't return to it.
  expect(await page.evaluate(() => window.history.length)).toBe(2);

  const script = renderRedirectScript({'#old': withBaseUrl('docs/intro#start')});
  const pageWithAnchors = withPolicy(
    insertIntoHead('<html><head><meta charset="utf-8"></head><body>Old</body></html>', script, 'old.html'),
  );
  await page.route('**/docs/anchors*', (route) => route.fulfill({contentType: 'text/html', body: pageWithAnchors}));
  await page.goto('docs/anchors#other');
  await expect(page.getByText('Old')).toBeVisible();
  await page.goto('about:blank');
  await page.goto('docs/anchors?q=1#old');
  await expect(page).toHaveURL(withBaseUrl('docs/intro?q=1#start'));
  await waitForHydration(page);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test("a page's old URL also redirects, and contains a link", async ({page}) => {
    const oldPage = withPolicy(renderRedirectPage(withBaseUrl('docs/intro'), site.url));
    await page.route('**/docs/old', (route) => route.fulfill({contentType: 'text/html', body: oldPage}));
    await page.goto('docs/old');
    await expect(page).toHaveURL(withBaseUrl('docs/intro'));
    expect(oldPage).toContain(`<a href="${withBaseUrl('docs/intro')}">`);
  });
});
