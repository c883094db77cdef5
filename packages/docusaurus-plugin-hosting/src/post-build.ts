import path from 'node:path';
import process from 'node:process';
import {insertIntoHead, type PostBuildTask} from '@developer-docs/docusaurus-utils/node';
import {formatCount} from '@developer-docs/utils';
import {readFileVersion} from '@developer-docs/utils/node';
import type {Props} from '@docusaurus/types';
import {compressFiles} from './compression';
import {createPageSources, SitePolicy} from './content-security-policy';
import {addLocaleBuild, writeHostFiles} from './hosts';
import type {PluginOptions} from './options';
import {writeRedirects, type BuiltRedirects} from './redirects/redirects';
import {warnAboutUncoveredFiles} from './uncovered-files';

/** The properties of Docusaurus's `postBuild` hook that the plugin uses. */
export type BuildProps = Pick<Props, 'baseUrl' | 'outDir' | 'plugins' | 'routesPaths' | 'siteConfig' | 'siteDir'>;

/** Creates the task that reads and rewrites the finished build of a locale. */
export function createPostBuildTask(options: PluginOptions, props: BuildProps): PostBuildTask {
  const {baseUrl, outDir, plugins, siteConfig} = props;
  let redirects: BuiltRedirects = {movedPages: [], files: [], scripts: new Map()};
  return {
    name: 'hosting',
    async afterReading(site) {
      redirects = await writeRedirects(options.redirects, site, siteConfig.trailingSlash);
      const {length} = redirects.files;
      return length === 0 ? undefined : formatCount(length, 'redirect page');
    },
    rewritePage(html, {file}) {
      const script = redirects.scripts.get(file);
      return script === undefined ? html : insertIntoHead(html, script, file);
    },
    async finish(site) {
      // The policy and compression read the same files. What other plugins write from now on isn't covered.
      const files = await site.listFiles();

      const policy = options.contentSecurityPolicy && new SitePolicy(options.contentSecurityPolicy, props);
      const policySummary = policy ? [await policy.insert(site, files, redirects.files)] : [];
      const compression = options.compression ? [await compressFiles(site, files, props)] : [];
      const coveredFiles = files.map((file) => path.join(outDir, file));
      const builds = addLocaleBuild({
        site,
        baseUrl,
        pageSources: policy ? policy.pageSources : createPageSources(),
        routes: site.listPages().map(({route}) => route),
        redirects: redirects.movedPages,
        coveredVersions: new Map(coveredFiles.map((file) => [file, readFileVersion([file])])),
      });
      const policyHeader = policy ? policy.createHeader(builds.map(({pageSources}) => pageSources)) : {};
      const hostFiles = await writeHostFiles(builds, policyHeader, options, props);
      // Docusaurus has no hook after the `postBuild` hooks of all plugins and locales.
      if (builds.length === 1) {
        process.once('exit', (exitCode) => {
          // An error that stopped the build is more important.
          if (exitCode === 0) warnAboutUncoveredFiles(builds, options, plugins);
        });
      }
      return [...policySummary, ...hostFiles, ...compression].join(', ');
    },
  };
}
