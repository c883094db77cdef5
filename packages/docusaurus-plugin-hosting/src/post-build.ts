import path from 'node:path';
import {insertIntoHead, type PostBuildTask} from '@developer-docs/utils/node';
import type {Props} from '@docusaurus/types';
import {compressFiles} from './compression';
import {createPageSources, SitePolicy} from './content-security-policy';
import {CoveredFiles, listFilesSync} from './covered-files';
import {GeneratedFiles} from './generated-files';
import {addLocaleBuild, writeHostFiles} from './hosts';
import {warnAtExit} from './later-files';
import type {PluginOptions} from './options';
import {Redirects} from './redirects/redirects';

/** The properties of Docusaurus's `postBuild` hook that the plugin uses. */
export type BuildProps = Pick<
  Props,
  'baseUrl' | 'i18n' | 'outDir' | 'plugins' | 'routesPaths' | 'siteConfig' | 'siteDir'
>;

/** Creates the task that reads and rewrites the finished build of a locale. */
export function createPostBuildTask(options: PluginOptions, props: BuildProps): PostBuildTask {
  const {baseUrl, plugins, siteConfig} = props;
  const files = new GeneratedFiles(props);
  const redirects = new Redirects(options.redirects, siteConfig.trailingSlash);
  const {contentSecurityPolicy} = options;
  const sitePolicy = contentSecurityPolicy === false ? undefined : new SitePolicy(contentSecurityPolicy, props);

  return {
    name: 'hosting',
    readPage(page) {
      redirects.readPage(page, baseUrl);
    },
    async afterReading(site) {
      const summary = await redirects.writePages(site);
      return summary.length === 0 ? undefined : summary.join(', ');
    },
    rewritePage(html, page) {
      const script = redirects.renderScript(page, baseUrl);
      return script === '' ? html : insertIntoHead(html, script, page.file);
    },
    readRewritten(html, page) {
      sitePolicy?.readPage(html, page);
    },
    async afterWriting(site) {
      const coveredFiles = new CoveredFiles();
      coveredFiles.add(listFilesSync(site.outDir).filter((file) => file.endsWith('.html')));
      const policySummary = sitePolicy ? [await sitePolicy.insert(site, redirects.files)] : [];
      const pages = await site.listRenderedPages();
      const builds = addLocaleBuild({
        outDir: site.outDir,
        baseUrl,
        pageSources: sitePolicy?.pageSources ?? createPageSources(),
        coveredFiles,
        routes: (await site.listPages()).map(({route}) => route),
        redirects: redirects.movedPages,
      });
      const policy = sitePolicy?.createHeader(builds.map(({pageSources}) => pageSources)) ?? {};
      const hostFiles = await writeHostFiles({options, siteConfig, builds, policy, files});
      coveredFiles.add(listFilesSync(site.outDir).filter((file) => !file.endsWith('.html')));
      // Runs last, because it compresses what the others have written.
      const compression = options.compression ? [await compressFiles(site, files)] : [];
      const changedPages = [...pages.map(({file}) => file), ...redirects.files].map((file) =>
        path.join(site.outDir, file),
      );
      coveredFiles.add([...changedPages, ...files.written]);
      const [root] = builds;
      root.coveredFiles.addAll(coveredFiles);
      warnAtExit({outDir: root.outDir, coveredFiles: root.coveredFiles, options, plugins});
      return [...policySummary, ...hostFiles, ...compression].join(', ');
    },
  };
}
