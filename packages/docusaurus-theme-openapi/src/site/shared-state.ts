import path from 'node:path';
import type {LoadedDocument} from '../documents/load-documents';
import type {Reference} from '../reference';
import type {SiteReference} from './site-reference';

/** What the theme shares with the remark plugin and with the configuration of the sidebar. */
export interface SharedSite {
  /** Folder of the generated files of the theme. */
  readonly dataDir: string;
  readonly site: SiteReference;
}

/**
 * The sites that this process builds, by folder. The configuration of a site and its theme can load different instances
 * of this module, so it isn't a variable of the module. The number is the version of {@link SharedSite}.
 */
const registryKey = Symbol.for('developer-docs.openapi.1');

function getSites(): Map<string, SharedSite> {
  const registry = globalThis as {[registryKey]?: Map<string, SharedSite>};
  return (registry[registryKey] ??= new Map());
}

/**
 * Returns the reference of a site, for other plugins. It's complete when `allContentLoaded` of the theme has run, so only
 * remark plugins, bundler plugins, and `postBuild` can use it.
 *
 * @throws Error if the site doesn't have the theme.
 */
export function getSiteReference(siteDir: string): Reference {
  const reference = getSites().get(siteDir)?.site.latest;
  if (reference === undefined) {
    throw new Error(
      `The site in ${siteDir} doesn't have the theme docusaurus-theme-openapi, or its content isn't loaded.`,
    );
  }
  return reference;
}

/**
 * Loads the documents of a site's current version, for other plugins: after plugins have been created, and without
 * bundling them again unless a file has changed. Unlike those of {@link getSiteReference}, they're never older than their
 * files.
 *
 * @throws Error if the site doesn't have the theme, or a file can't be found or parsed.
 */
export async function loadSiteDocuments(siteDir: string): Promise<readonly LoadedDocument[]> {
  const shared = getSites().get(siteDir);
  if (shared === undefined) {
    throw new Error(
      `The site in ${siteDir} doesn't have the theme docusaurus-theme-openapi. Add it to "themes" in docusaurus.config.`,
    );
  }
  return shared.site.loadDocuments();
}

export function shareSite(siteDir: string, site: SharedSite): void {
  const sites = getSites();
  // The latest site is the last one.
  sites.delete(siteDir);
  sites.set(siteDir, site);
}

/** Returns the site that was shared last. Docusaurus loads its sidebars next. */
export function getLatestSharedSite(): (SharedSite & {readonly siteDir: string}) | undefined {
  const [siteDir, site] = [...getSites()].at(-1) ?? [];
  return siteDir === undefined || site === undefined ? undefined : {...site, siteDir};
}

/** Finds the site that a file belongs to. */
export function findSharedSite(file: string): (SharedSite & {readonly siteDir: string}) | undefined {
  const sites = [...getSites()].filter(([siteDir]) => file.startsWith(siteDir + path.sep));
  // A site can be in the folder of another one.
  const [siteDir, site] = sites.sort(([first], [second]) => second.length - first.length)[0] ?? [];
  return siteDir === undefined || site === undefined ? undefined : {...site, siteDir};
}
