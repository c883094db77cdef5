import {test as base} from 'vitest';
import {createVariantSite, type VariantOptions, type VariantSite} from './variant-site';

/** Vitest's `test` with a fixture that creates variants of the site, and removes them after the test. */
export const test = base.extend<{variantSite: (options?: VariantOptions) => VariantSite}>({
  variantSite: async ({}, use) => {
    const sites: VariantSite[] = [];
    await use((options) => {
      const site = createVariantSite(options);
      sites.push(site);
      return site;
    });
    sites.forEach((site) => site.remove());
  },
});
