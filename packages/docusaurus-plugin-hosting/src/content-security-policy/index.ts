import {type BuiltSite, fileConcurrency, type PolicySources} from '@developer-docs/docusaurus-utils/node';
import {ExplainedError} from '@developer-docs/utils';
import logger from '@docusaurus/logger';
import type {Props} from '@docusaurus/types';
import pMap from 'p-map';
import type {PolicyOptions} from '../options';
import {pluginName} from '../plugin-name';
import {describeBlockedLoads} from './blocked-loads';
import {collectFromHtml, collectFromScript, collectFromStyles} from './collect-sources';
import {PageSources} from './page-sources';
import {buildPolicy, insertPolicy, renderMetaPolicy, type Policy} from './policy';
import {detectServices, getServiceSources} from './services';

type SiteProps = Pick<Props, 'plugins' | 'siteConfig'>;

/**
 * Reads a locale's build, and inserts its policy into the pages. No page may be changed afterward.
 *
 * All pages have the same policy, which covers the inline scripts and styles on all pages, because the first page's
 * policy remains in effect while React renders subsequent pages.
 *
 * @param files - The paths of the build's files, relative to its folder.
 * @param redirectFiles - The pages that redirect, which Docusaurus hasn't rendered.
 */
export async function addPolicy(
  site: BuiltSite,
  files: readonly string[],
  redirectFiles: readonly string[],
  options: PolicyOptions,
  props: SiteProps,
): Promise<Policy> {
  const sources = new PageSources(site.url, options.strict);
  // React renders the configuration's HTML as written, and not in the minified form that pages contain.
  for (const html of listHtml(props.siteConfig.themeConfig)) collectFromHtml(html, 'docusaurus.config', sources);
  await pMap(files, (file) => readFile(site, file, sources), {concurrency: fileConcurrency});
  const policy = createPolicy(sources, options, props);
  reportBlockedLoads(sources, policy, options);
  // Browsers ignore policies in pages that only report.
  if (!options.reportOnly) {
    const metaPolicy = renderMetaPolicy(policy);
    const pages = [...site.listRenderedPages(), ...redirectFiles.map((file) => ({file}))];
    await site.rewritePages(pages, (html, {file}) => insertPolicy(html, metaPolicy, file));
  }
  return policy;
}

/**
 * Reads a file: the HTML of pages, static HTML files, because the header also applies to them, and fragments in
 * `assets/`, which are inserted into pages, style sheets, and scripts. A strict policy ignores the calls in the
 * bundles' scripts, because these contain the code samples of pages.
 */
async function readFile(site: BuiltSite, file: string, sources: PageSources): Promise<void> {
  if (file.endsWith('.html')) collectFromHtml(await site.readText(file), file, sources);
  else if (file.endsWith('.css')) collectFromStyles(await site.readText(file), file, sources);
  else if (file.endsWith('.js') && !sources.strict) collectFromScript(await site.readText(file), file, sources);
}

/** Builds the policy for what pages contain, what other plugins need, and what the options allow. */
function createPolicy(sources: PageSources, options: PolicyOptions, {plugins, siteConfig}: SiteProps): Policy {
  const {strict, services, directives} = options;
  const detected = detectServices(plugins, siteConfig.themeConfig).filter((name) => name !== 'live-code' || !strict);
  // For example, the servers of an API that pages send requests to.
  const pluginSources = plugins.map((plugin) => (plugin as Partial<PolicySources>).getPolicySources?.() ?? {});
  return buildPolicy(sources, [...getServiceSources([...detected, ...services]), ...pluginSources, directives]);
}

/** @throws Error if the policy is strict. */
function reportBlockedLoads({loads, siteUrl}: PageSources, policy: Policy, {strict, reportOnly}: PolicyOptions): void {
  const blocked = describeBlockedLoads(loads.values(), policy, new URL(siteUrl).origin);
  if (blocked.length === 0) return;
  const text = blocked.map((line) => `${pluginName}: ${line}`).join('\n');
  if (strict && !reportOnly) throw new ExplainedError(text);
  logger.warn(text);
}

/** Lists the strings with HTML in a part of the configuration. */
function listHtml(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('<') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listHtml) : [];
}
