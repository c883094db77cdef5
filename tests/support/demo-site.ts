import type {RunningServer} from './listen';
import {serveSite} from './serve';
import {test as base} from './test';
import {createVariantSite, type VariantOptions} from './variant-site';

/**
 * Creates a `test` with a small site that is built once per worker, for tests that don't depend on the content of the
 * real pages.
 *
 * @param options - The site's files and environment variables.
 */
export const demoSiteTest = (options: VariantOptions) => {
  const baseUrl = options.environment?.['BASE_URL'] ?? '/';
  return base.extend<object, {demo: RunningServer}>({
    demo: [
      async ({}, use) => {
        const site = createVariantSite(options);
        try {
          const {exitCode, lines, outDir} = await site.build();
          if (exitCode !== 0) {
            throw new Error(lines.join('\n'));
          }
          const server = await serveSite(outDir, {baseUrl});
          await use(server);
          await server.close();
        } finally {
          site.remove();
        }
      },
      {scope: 'worker', timeout: 600_000},
    ],
    baseURL: async ({demo}, use) => {
      await use(demo.origin + baseUrl);
    },
  });
};
