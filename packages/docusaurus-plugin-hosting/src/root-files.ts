import {BuiltSite} from '@developer-docs/utils/node';
import type {Props} from '@docusaurus/types';
import {compressFiles} from './compression';
import type {GeneratedFiles} from './generated-files';
import {getHeaderRules, getHeaders, writeHostFiles, type LocaleBuilds} from './hosts';
import type {PluginOptions} from './options';
import {renderRobotsTxt, renderSecurityTxt, securityTxtFile} from './well-known';

export interface RootFilesInput {
  readonly options: PluginOptions;
  readonly props: Pick<Props, 'siteConfig'>;
  /** The locales that have been built, starting with the one at the root. */
  readonly builds: LocaleBuilds;
  /** The header with the policy, which covers all locales. */
  readonly policy: Readonly<Record<string, string>>;
  readonly files: GeneratedFiles;
}

/**
 * Writes the files at the root of the build that concern all locales: the configuration files for hosts, `robots.txt`,
 * and `security.txt`.
 *
 * @returns What was written, for the terminal.
 */
export async function writeRootFiles({options, props, builds, policy, files}: RootFilesInput): Promise<string[]> {
  const {siteConfig} = props;
  const [{outDir, baseUrl}] = builds;
  const root = new BuiltSite({outDir, baseUrl, siteConfig});
  const summary: string[] = [];
  // Nobody looks for these files in a folder.
  const place = baseUrl === '/' ? '' : `, which only has an effect at ${siteConfig.url}/`;
  if (options.robotsTxt) {
    const sitemapUrls = builds.flatMap(({sitemapUrl}) => sitemapUrl ?? []);
    summary.push((await files.write(root, 'robots.txt', renderRobotsTxt(sitemapUrls))) + place);
  }
  if (options.securityTxt !== false) {
    const urls = [...new Set(['/', baseUrl])].map((folder) => siteConfig.url + folder + securityTxtFile);
    const content = renderSecurityTxt(options.securityTxt, urls, new Date());
    summary.push((await files.write(root, securityTxtFile, content)) + place);
  }
  if (options.hosts !== false) {
    const hostedSite = {
      trailingSlash: siteConfig.trailingSlash,
      headers: {
        ...policy,
        ...getHeaders(options.headers, siteConfig.url),
      },
      rules: getHeaderRules(options.headerRules),
      locales: builds,
    };
    summary.push(...(await writeHostFiles(root, hostedSite, options.hosts, files)));
  }
  // The other files of the root were compressed when its locale was built.
  if (options.compression && builds.length > 1) {
    await compressFiles(root, files, (file) => file === 'robots.txt');
  }
  return summary;
}
