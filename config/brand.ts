import {site} from './site';

/** Replacements for the brand tokens in files: see `plugins/shared/brand-tokens.ts`. */
export const brand = {name: site.brand, slug: site.slug, docsUrl: site.docsUrl};
