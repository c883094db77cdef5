import path from 'node:path';
import process from 'node:process';
import {insertIntoHead, type PostBuildTask} from '@developer-docs/docusaurus-utils/node';
import {formatCount} from '@developer-docs/utils';
import {readFileVersion} from '@developer-docs/utils/node';
import type {Props} from '@docusaurus/types';
import {compressFiles} from './compression';
import {addPolicy} from './content-security-policy';
import {writeHostFiles, type LocaleBuild} from './hosts';
import type {PluginOptions} from './options';
import {writeRedirects, type BuiltRedirects} from './redirects/redirects';
import {warnAboutUncoveredFiles} from './uncovered-files';

/** The properties of Docusaurus's `postBuild` hook that the plugin uses. */
export type BuildProps = Pick<Props, 'baseUrl' | 'outDir' | 'plugins' | 'routesPaths' | 'siteConfig' | 'siteDir'>;

/** Creates the task that reads and rewrites the finished build of a locale. */
export function createPostBuildTask(options: PluginOptions, props: BuildProps): PostBuildTask {
  let redirects: BuiltRedirects = {movedPages: [], files: [], scripts: new Map()};
  return {
    name: 'hosting',
    async afterReading(site) {
      redirects = await writeRedirects(options.redirects, site, props.siteConfig.trailingSlash);
      const {length} = redirects.files;
      return length === 0 ? undefined : formatCount(length, 'redirect page');
    },
    rewritePage(html, {file}) {
      const script = redirects.scripts.get(file);
      return script === undefined ? html : insertIntoHead(html, script, file);
    },
    async finish(site) {
      // The policy and compression read the same files. What other plugins write from now on isn't covered.
      const files = site.listFiles();
      const policy = options.contentSecurityPolicy
        ? await addPolicy(site, files, redirects.files, options.contentSecurityPolicy, props)
        : undefined;
      // After the policy, which changes pages, and before compression: the compressed files lack what another plugin
      // writes in the meantime.
      const coveredVersions = files.map((file) => readFileVersion([path.join(site.outDir, file)]));
      const compression = options.compression ? [await compressFiles(site, files)] : [];
      const build: LocaleBuild = {
        site,
        policy,
        coveredVersions,
        baseUrl: site.baseUrl,
        routes: site.listPages().map(({route}) => route),
        redirects: redirects.movedPages,
      };
      const builds = addLocaleBuild(build, (all) => warnAboutUncoveredFiles(all, options, props.plugins));
      const hostFiles = await writeHostFiles(builds, options, props);
      return [...(policy ? ['security policy'] : []), ...hostFiles, ...compression].join(', ');
    },
  };
}

/** The builds of a site's locales, of which the first one is at the root. */
type LocaleBuilds = [LocaleBuild, ...LocaleBuild[]];

/**
 * The builds so far. Docusaurus builds the default locale first, at the root, and then the others in its folders, all
 * in one process.
 */
let localeBuilds: LocaleBuilds | undefined;

/**
 * Adds a build to those of the same site, and returns them.
 *
 * @param check - Called with the builds of all locales when the process exits, unless a build has failed, or a later
 *   one has replaced them.
 */
function addLocaleBuild(build: LocaleBuild, check: (builds: LocaleBuilds) => void): LocaleBuilds {
  if (localeBuilds !== undefined && contains(localeBuilds[0].site.outDir, build.site.outDir)) {
    localeBuilds.push(build);
    return localeBuilds;
  }
  const builds: LocaleBuilds = [build];
  process.once('exit', (exitCode) => {
    if (exitCode === 0 && localeBuilds === builds) check(builds);
  });
  localeBuilds = builds;
  return builds;
}

const contains = (folder: string, other: string): boolean =>
  path.resolve(other).startsWith(path.resolve(folder) + path.sep);
