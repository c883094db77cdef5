import type {SiteReference} from '../site/site-reference';

/** What the sidebar of a site is created from. */
type SharedSite = Pick<SiteReference, 'siteDir' | 'options' | 'getDocuments' | 'pages' | 't'>;

/**
 * The site that this process loads, for `openApiSidebar`: `sidebars.ts` gets nothing from Docusaurus, and can load
 * another copy of this package than the configuration. The number is the version of {@link SharedSite}.
 */
const registryKey = Symbol.for('developer-docs.openapi.3');

const registry = globalThis as {[registryKey]?: SharedSite};

/** Shares the site that is being loaded. Its sidebars are read before another site is loaded. */
export function shareSite(site: SharedSite): void {
  registry[registryKey] = site;
}

export const getSharedSite = (): SharedSite | undefined => registry[registryKey];
