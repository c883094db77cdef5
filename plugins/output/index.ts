import type {LoadContext, Plugin} from '@docusaurus/types';
import {runPostBuildTask, type BuiltSite, type PostBuildStep} from '@developer-docs/internal/node';
import {compressFiles} from './compression';
import {contentSecurityPolicy, type AllowedHosts} from './content-security-policy';
import {headTags, type HeadTagsOptions} from './head-tags';
import {hostingFiles, type HostingOptions} from './hosting';
import {icons, type IconsOptions} from './icons';
import {BundledPackagesPlugin, licenses, type LicenseOptions} from './licenses';
import {redirectPages, type RedirectsOptions} from './redirects';
import {wellKnownFiles, type SecurityContact} from './well-known';

export {addReleasedUrls, readPageIds, readPublishedUrls} from './redirects';

export interface OutputOptions {
  /** Steps from other plugin folders, which run first. */
  readonly steps: readonly PostBuildStep[];
  readonly licenses: LicenseOptions;
  readonly icons: IconsOptions;
  readonly headTags: HeadTagsOptions;
  readonly security: SecurityContact;
  readonly redirects: RedirectsOptions;
  /** Hosts of configured services that pages may connect to. */
  readonly allowedHosts: AllowedHosts;
  readonly hosting: HostingOptions;
}

/**
 * Creates the plugin that reads and rewrites the finished build.
 *
 * A single plugin runs all steps, because Docusaurus runs the plugins' `postBuild` hooks concurrently. The options are
 * in a closure, because Docusaurus serializes plugin options into the scripts of every page.
 */
export function output(options: OutputOptions): (context: LoadContext) => Plugin {
  return ({siteConfig: {future}}) => {
    if (future.experimental_router === 'hash') {
      throw new Error(
        'docusaurus.config.ts: the hash router isn\'t supported, because it renders no HTML for pages. Search, Markdown files, and the security policy are generated from HTML. Remove "experimental_router".',
      );
    }
    const bundledPackages = new BundledPackagesPlugin();
    return {
      name: 'output',
      configureWebpack(_config, isServer) {
        return isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [bundledPackages]};
      },
      async postBuild(props) {
        const steps: readonly PostBuildStep[] = [
          ...options.steps,
          licenses(bundledPackages.folders, options.licenses),
          icons(options.icons),
          headTags(options.headTags),
          wellKnownFiles(options.security),
          redirectPages(options.redirects),
          // Runs after all steps that write HTML, because it hashes the inline scripts and styles.
          contentSecurityPolicy(options.allowedHosts),
          // Reads the policy, which becomes a header.
          hostingFiles(options.hosting, options.redirects.redirects),
          // Runs last, because it compresses the files from all other steps.
          compressFiles(),
        ];
        await runPostBuildTask({name: 'output', afterWriting: (site) => runSteps(site, steps)}, props);
      },
    };
  };
}

/** Runs the steps in order, and returns the result and duration of each step. */
async function runSteps(site: BuiltSite, steps: readonly PostBuildStep[]): Promise<string> {
  const reports: string[] = [];
  for (const {name, run} of steps) {
    const start = performance.now();
    const summary = await run(site);
    reports.push(`${name}: ${summary} (${Math.round(performance.now() - start)} ms)`);
  }
  return reports.join('; ');
}
