import path from 'node:path';
import type {SiteDocuments} from './site-documents';

/**
 * The sites that this process builds, by folder, for the remark plugin and the configuration of the sidebar. These and the
 * theme can load different instances of this module, so it isn't a variable of the module. The number is the version of
 * {@link SiteDocuments}.
 */
const registryKey = Symbol.for('developer-docs.openapi.1');

function getSites(): Map<string, SiteDocuments> {
  const registry = globalThis as {[registryKey]?: Map<string, SiteDocuments>};
  return (registry[registryKey] ??= new Map());
}

export function shareSite(site: SiteDocuments): void {
  getSites().set(site.siteDir, site);
}

/** Lists the sites that have the theme. */
export const listSharedSites = (): readonly SiteDocuments[] => [...getSites().values()];

/** Finds the site that a file belongs to. */
export function findSharedSite(file: string): SiteDocuments | undefined {
  const sites = listSharedSites().filter(({siteDir}) => file.startsWith(siteDir + path.sep));
  // A site can be in another site's folder.
  return sites.sort((first, second) => second.siteDir.length - first.siteDir.length)[0];
}
