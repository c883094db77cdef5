import {existsSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite} from '@developer-docs/docusaurus-utils/node';
import type {Props} from '@docusaurus/types';
import {mergePolicies, renderPolicy, type Policy} from '../content-security-policy/policy';
import type {Headers, PluginOptions} from '../options';
import {getHeaderRules, getHeaders} from './default-headers';
import {renderHeadersFile, renderRedirectsFile} from './headers-and-redirects';
import {hostFileNames, type HostedLocale, type HostedSite} from './hosted-site';
import {renderNginxConfig} from './nginx';

/** The finished build of a locale. */
export interface LocaleBuild extends HostedLocale {
  readonly site: BuiltSite;
  /** The policy in its pages, if there's one. */
  readonly policy: Policy | undefined;
  /** The versions of the files that the policy and compression cover, which contain their absolute paths. */
  readonly coveredVersions: readonly string[];
}

/**
 * Writes the configuration files for hosts to the root of the build. They concern all locales.
 *
 * The policy in the headers contains the hashes of the build's inline scripts, so these files must be deployed together
 * with the pages.
 *
 * Cloudflare ignores header lines of more than 2,000 characters, so only the policy in the pages applies there. If the
 * site has a base URL, Netlify and Cloudflare need the build in a folder with that name, with `_headers` and
 * `_redirects` next to it.
 *
 * @param builds - The builds of all locales so far. The first one is at the root.
 * @returns What was written, for the terminal.
 */
export async function writeHostFiles(
  builds: readonly [LocaleBuild, ...LocaleBuild[]],
  options: PluginOptions,
  props: Pick<Props, 'siteConfig' | 'siteDir'>,
): Promise<string[]> {
  const {siteConfig} = props;
  const site: HostedSite = {
    trailingSlash: siteConfig.trailingSlash,
    headers: {...createPolicyHeader(builds, options), ...getHeaders(options, siteConfig.url)},
    rules: getHeaderRules(options),
    locales: builds,
  };
  const {hosts} = options;
  const root = builds[0].site;
  const contents: Record<string, string> = {};
  if (hosts.includes('netlify') || hosts.includes('cloudflare')) {
    contents[hostFileNames.headers] = renderHeadersFile(site);
    contents[hostFileNames.redirects] = renderRedirectsFile(site);
  }
  if (hosts.includes('nginx')) contents[hostFileNames.nginx] = renderNginxConfig(site);
  return Promise.all(Object.entries(contents).map(([name, content]) => writeHostFile(root, props, name, content)));
}

/** Writes a file to the build, except if a static folder of the site contains it. */
async function writeHostFile(
  site: BuiltSite,
  {siteDir, siteConfig}: Pick<Props, 'siteConfig' | 'siteDir'>,
  file: string,
  content: string,
): Promise<string> {
  const folder = siteConfig.staticDirectories.find((name) => existsSync(path.resolve(siteDir, name, file)));
  if (folder !== undefined) return `${file} kept from ${folder}`;
  await site.writeFile(file, content);
  return file;
}

/** Creates the header with the policy, which covers all locales. */
function createPolicyHeader(builds: readonly LocaleBuild[], {contentSecurityPolicy}: PluginOptions): Headers {
  if (contentSecurityPolicy === false) return {};
  const name = `Content-Security-Policy${contentSecurityPolicy.reportOnly ? '-Report-Only' : ''}`;
  return {[name]: renderPolicy(mergePolicies(builds.map(({policy = {}}) => policy)))};
}
