import path from 'node:path';
import {insertIntoHead, LocaleBuilds, type PostBuildTask} from '@developer-docs/docusaurus-utils/node';
import {formatCount} from '@developer-docs/utils';
import {readFileVersion} from '@developer-docs/utils/node';
import type {Props} from '@docusaurus/types';
import {compressFiles} from './compression';
import {createPageSources, SitePolicy} from './content-security-policy';
import {writeHostFiles} from './hosts';
import type {LocaleBuild} from './locale-build';
import type {PluginOptions} from './options';
import {writeRedirects, type BuiltRedirects} from './redirects/redirects';
import {warnAboutUncoveredFiles} from './uncovered-files';

/** The properties of Docusaurus's `postBuild` hook that the plugin uses. */
export type BuildProps = Pick<Props, 'baseUrl' | 'outDir' | 'plugins' | 'routesPaths' | 'siteConfig' | 'siteDir'>;

/** The plugin's only state. The files at the root apply to all locales, and are written again for each of them. */
const localeBuilds = new LocaleBuilds<LocaleBuild>(warnAboutUncoveredFiles);

/** Creates the task that reads and rewrites the finished build of a locale. */
export function createPostBuildTask(options: PluginOptions, props: BuildProps): PostBuildTask {
  const {plugins, siteConfig} = props;
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
      const files = site.listFiles();

      const policy = options.contentSecurityPolicy && new SitePolicy(options.contentSecurityPolicy, props);
      const policySummary = policy ? [await policy.insert(site, files, redirects.files)] : [];
      const compression = options.compression ? [await compressFiles(site, files, props)] : [];
      const coveredFiles = files.map((file) => path.join(site.outDir, file));
      const builds = localeBuilds.add({
        site,
        baseUrl: site.baseUrl,
        options,
        plugins,
        pageSources: policy ? policy.pageSources : createPageSources(),
        routes: site.listPages().map(({route}) => route),
        redirects: redirects.movedPages,
        coveredVersions: new Map(coveredFiles.map((file) => [file, readFileVersion([file])])),
      });
      const policyHeader = policy ? policy.createHeader(builds.map(({pageSources}) => pageSources)) : {};
      const hostFiles = await writeHostFiles(builds, policyHeader, options, props);
      return [...policySummary, ...hostFiles, ...compression].join(', ');
    },
  };
}
