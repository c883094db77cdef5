import path from 'node:path';
import process from 'node:process';
import type {BuiltSite} from './built-site.js';

/** The builds of a site's locales. The first one is at the root. */
export type BuildList<Build> = readonly [Build, ...Build[]];

/**
 * What a plugin remembers about the builds of a site's locales. Docusaurus builds the default locale first, at the
 * root, and then the others in its folders, all in one process. A locale's hooks know neither what was built before nor
 * what follows, and no hook runs after all plugins and locales.
 */
export class LocaleBuilds<Build extends {readonly site: BuiltSite}> {
  /** The builds of each site, by the absolute path of its root. */
  private readonly sites = new Map<string, BuildList<Build>>();

  /**
   * @param finish - Runs for each site when the process ends without an error, so it has to be synchronous. Receives
   *   the builds of all locales.
   */
  constructor(private readonly finish: (builds: BuildList<Build>) => void) {}

  /**
   * Remembers a locale's build. The build of a root replaces those of earlier builds of the site.
   *
   * @returns The builds so far of all locales with the same root.
   */
  add(build: Build): BuildList<Build> {
    const folder = path.resolve(build.site.outDir);
    const root = [...this.sites.keys()].find((other) => folder.startsWith(other + path.sep)) ?? folder;
    const earlier = this.sites.get(root);
    const builds: BuildList<Build> = earlier === undefined || root === folder ? [build] : [...earlier, build];
    this.sites.set(root, builds);
    if (earlier === undefined) {
      process.once('exit', (exitCode) => {
        // An error that stopped the build is more important.
        if (exitCode === 0) this.finish(this.sites.get(root) ?? builds);
      });
    }
    return builds;
  }
}
