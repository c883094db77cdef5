import type {SiteDocuments} from '../site/site-documents';

/** What the sidebar of a site is created from. */
export type SharedSite = Pick<SiteDocuments, 'siteDir' | 'options' | 'getDocuments' | 'pages' | 't'>;

/**
 * The sites that this process builds, by folder, for `openApiSidebar`: `sidebars.ts` gets nothing from Docusaurus, and can
 * load another copy of this package than the configuration. The number is the version of {@link SharedSite}.
 */
const registryKey = Symbol.for('developer-docs.openapi.3');

export function getSharedSites(): Map<string, SharedSite> {
  const registry = globalThis as {[registryKey]?: Map<string, SharedSite>};
  return (registry[registryKey] ??= new Map<string, SharedSite>());
}
