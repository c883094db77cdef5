import {expect, test as base} from '@playwright/test';
import {edited, edits, shown} from './support/edited-site';
import type {SiteServer} from './support/serve';
import {createVariantSite, type VariantSite} from './support/variant-site';

/** A site of its own while it is being written: `npm start`. */
const test = base.extend<object, {writing: {readonly site: VariantSite; readonly server: SiteServer}}>({
  writing: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const site = createVariantSite(edited);
      try {
        const server = await site.start();
        await use({site, server});
        await server.close();
      } finally {
        site.remove();
      }
    },
    {scope: 'worker', timeout: 120_000},
  ],
});

// One development server for all.
test.describe.configure({mode: 'default', timeout: 60_000});

for (const {of, file, before, after, routes} of edits) {
  test(`under "npm start" an edit of ${of} appears without a reload`, async ({context, writing: {site, server}}) => {
    const pages = await Promise.all(
      routes.map(async (route) => {
        const page = await context.newPage();
        await page.goto(`${server.origin}/${route}`);
        await expect(page.getByText(shown(before)).first()).toBeVisible({timeout: 30_000});
        return page;
      }),
    );
    site.change(file, (text) => text.replace(before, after));
    for (const page of pages) {
      await expect(page.getByText(shown(after)).first()).toBeVisible({timeout: 30_000});
      await expect(page.getByText(shown(before))).toHaveCount(0);
    }
  });
}
