import {expect, test as base} from '@playwright/test';
import {contractSite, contractEdits, getRenderedText} from '../support/contract-edits';
import {nightly} from '../support/test';
import {createVariantSite, type DevelopmentServer, type VariantSite} from '../support/variant-site';

/** `test` with a development server for a copy of the site. */
const test = base.extend<object, {devServer: {readonly site: VariantSite; readonly server: DevelopmentServer}}>({
  devServer: [
    async ({}, use) => {
      const site = createVariantSite(contractSite);
      try {
        const server = await site.start();
        await use({site, server});
        await server.close();
      } finally {
        site.remove();
      }
    },
    {scope: 'worker', timeout: 600_000},
  ],
});

for (const {of, file, before, after, routes} of contractEdits) {
  test(`an edit to ${of} appears without a reload`, nightly, async ({context, devServer: {site, server}}) => {
    const pages = await Promise.all(
      routes.map(async (route) => {
        const page = await context.newPage();
        await page.goto(`${server.origin}/${route}`);
        // It can be in a collapsed section.
        await expect(page.getByText(getRenderedText(before)).first()).toBeAttached({timeout: 60_000});
        return page;
      }),
    );
    site.change(file, (text) => text.replace(before, after));
    for (const page of pages) {
      await expect(page.getByText(getRenderedText(after)).first()).toBeAttached({timeout: 60_000});
      await expect(page.getByText(getRenderedText(before))).toHaveCount(0);
    }
  });
}

// The development index contains what the sources of pages contain, without the content of elements.
test('search finds headings and edits', nightly, async ({page, devServer: {site, server}}) => {
  await page.goto(`${server.origin}/docs/intro`);
  await page.getByRole('button', {name: 'Search', exact: true}).click({timeout: 60_000});
  const selected = page.locator('.DocSearch-Hit[aria-selected="true"] a');
  await page.getByPlaceholder('Search docs').fill('feed the parrot');
  await expect(selected).toHaveAttribute('href', /docs\/intro#parrot$/);
  site.change('docs/intro.mdx', (text) => text.replace('Feed the parrot', 'Wash the walrus'));
  await expect(async () => {
    await page.goto(`${server.origin}/search?q=walrus`);
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', /docs\/intro#parrot$/);
  }).toPass({timeout: 60_000});
});
