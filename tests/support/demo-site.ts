import {serveSite, type SiteServer} from './serve';
import {test as base} from './test';
import {createVariantSite, type VariantOptions} from './variant-site';

/**
 * `test` on a small site of its own, built once for a file of tests: a page that holds what they need, whatever the real pages say.
 *
 * @param options - What the site holds.
 */
export const demoSiteTest = (options: VariantOptions) =>
  base.extend<object, {demo: SiteServer}>({
    demo: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
      async ({}, use) => {
        const site = createVariantSite(options);
        try {
          const {exitCode, lines, outDir} = await site.build();
          if (exitCode !== 0) {
            throw new Error(lines.join('\n'));
          }
          const server = await serveSite(outDir);
          await use(server);
          await server.close();
        } finally {
          site.remove();
        }
      },
      {scope: 'worker', timeout: 600_000},
    ],
    baseURL: async ({demo}, use) => {
      await use(`${demo.origin}/`);
    },
  });
