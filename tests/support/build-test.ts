import {test as base} from 'vitest';
import {createVariantSite, type VariantOptions, type VariantSite} from './variant-site';

/** Vitest's `test` with variants of the site that are removed when the test ends. */
export const test = base.extend<{variantSite: (options?: VariantOptions) => VariantSite}>({
  // eslint-disable-next-line no-empty-pattern -- Vitest reads the names of fixtures from this pattern
  variantSite: async ({}, use) => {
    const sites: VariantSite[] = [];
    await use((options) => {
      const site = createVariantSite(options);
      sites.push(site);
      return site;
    });
    sites.forEach((site) => {
      site.remove();
    });
  },
});
