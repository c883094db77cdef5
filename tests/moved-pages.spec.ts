import {takeInventory, type Inventory} from '../plugins/output/content-security-policy/inventory';
import {composePolicy, putPolicy} from '../plugins/output/content-security-policy/policy';
import {movedScript, redirectPage} from '../plugins/output/redirects/redirect-page';
import {insertIntoHead} from '../plugins/shared';
import {site} from '../config/site';
import {expect, hydrated, test} from './support/test';

/** A page as the build leaves it: with the policy for what stands in it. */
function withPolicy(html: string): string {
  const inventory: Inventory = {scripts: new Set(), styles: new Set()};
  takeInventory(html, 'old.html', inventory);
  return putPolicy(html, composePolicy(inventory), 'old.html');
}

const below = (address: string) => site.baseUrl + address;

test('the page at an old address leads to the new one under the policy, and keeps query and hash', async ({page}) => {
  const old = withPolicy(redirectPage(below('docs/intro'), site.url));
  await page.route('**/docs/old*', (route) => route.fulfill({contentType: 'text/html', body: old}));
  await page.goto('docs/old?a=b%20c#next-steps');
  await expect(page).toHaveURL(below('docs/intro?a=b%20c#next-steps'));
  await hydrated(page);
  // It has left no trace: Back does not lead to a page that leads on.
  expect(await page.evaluate(() => window.history.length)).toBe(2);
});

test('an anchor that has moved leads on from the page where it was, and no other anchor does', async ({page}) => {
  const script = movedScript({'#old': below('docs/intro#start')});
  const old = withPolicy(
    insertIntoHead('<html><head><meta charset="utf-8"></head><body>Old</body></html>', script, 'old.html'),
  );
  await page.route('**/docs/old*', (route) => route.fulfill({contentType: 'text/html', body: old}));
  await page.goto('docs/old#other');
  await expect(page.getByText('Old')).toBeVisible();
  await page.goto('docs?x');
  await page.goto('docs/old?q=1#old');
  await expect(page).toHaveURL(below('docs/intro?q=1#start'));
  await hydrated(page);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page at an old address leads on too, and has a link', async ({page}) => {
    const old = withPolicy(redirectPage(below('docs/intro'), site.url));
    await page.route('**/docs/old', (route) => route.fulfill({contentType: 'text/html', body: old}));
    await page.goto('docs/old');
    await expect(page).toHaveURL(below('docs/intro'));
    expect(old).toContain(`<a href="${below('docs/intro')}">`);
  });
});
