import path from 'node:path';
import type {LoadedDocument} from '../documents/load-documents';
import type {PageRenderer} from '../page-renderer/page-renderer';
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

/**
 * Returns the renderer of a site's pages, for other plugins. It's complete when `allContentLoaded` of the theme has run, so only
 * remark plugins, bundler plugins, and `postBuild` can use it.
 *
 * @throws Error if the site doesn't have the theme.
 */
export function getPageRenderer(siteDir: string): PageRenderer {
  const renderer = getSites().get(siteDir)?.latest;
  if (renderer === undefined) {
    throw new Error(
      `The site in ${siteDir} doesn't have the theme docusaurus-theme-openapi, or its content isn't loaded.`,
    );
  }
  return renderer;
}

/**
 * Loads the documents of a site's current version, for other plugins: after plugins have been created, and without
 * bundling them again unless a file has changed. Unlike the documents in {@link getPageRenderer}, they're never older
 * than their files.
 *
 * @throws Error if the site doesn't have the theme, or a file can't be found or parsed.
 */
export async function loadSiteDocuments(siteDir: string): Promise<readonly LoadedDocument[]> {
  const site = getSites().get(siteDir);
  if (site === undefined) {
    throw new Error(
      `The site in ${siteDir} doesn't have the theme docusaurus-theme-openapi. Add it to "themes" in docusaurus.config.`,
    );
  }
  return site.loadDocuments();
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
