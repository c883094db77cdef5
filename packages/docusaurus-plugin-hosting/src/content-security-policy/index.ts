import {fileConcurrency, type BuiltSite, type PolicySources} from '@developer-docs/docusaurus-utils/node';
import {ExplainedError} from '@developer-docs/utils';
import logger from '@docusaurus/logger';
import type {Props} from '@docusaurus/types';
import pMap from 'p-map';
import type {PolicyOptions} from '../options';
import {pluginName} from '../plugin-name';
import {collectScriptSources, collectStyleSources} from './asset-sources';
import {describeBlockedLoads} from './blocked-loads';
import {createAddLoad} from './loads';
import {collectPageSources, createPageSources, mergePageSources, type PageSources} from './page-sources';
import {buildPolicy, insertPolicy, renderMetaPolicy, renderPolicy, type Policy, type Sources} from './policy';
import {detectServices, findLoadedServices, getServiceSources} from './services';

export {createPageSources, type PageSources} from './page-sources';

/**
 * The policy for a locale's pages, and for the header that hosts send.
 *
 * All pages have the same policy, which covers the inline scripts and styles on all pages, because the first page's
 * policy remains in effect while React renders subsequent pages.
 */
export class SitePolicy {
  private readonly additions: readonly Sources[];
  private readonly siteUrl: string;
  /** What the locale's build contains. */
  readonly pageSources = createPageSources();

  constructor(
    private readonly options: PolicyOptions,
    {plugins, siteConfig}: Pick<Props, 'plugins' | 'siteConfig'>,
  ) {
    this.siteUrl = siteConfig.url;
    const detected = detectServices(plugins, siteConfig.themeConfig);
    const services = [...detected.filter((name) => name !== 'live-code' || !options.strict), ...options.services];
    this.additions = [...getServiceSources(services), ...listPluginSources(plugins), options.directives];
    // React renders the configuration's HTML as written, and not in the minified form that pages contain.
    for (const html of listHtml(siteConfig.themeConfig)) this.readHtml(html, 'docusaurus.config');
  }

  /**
   * Reads a build, and inserts the policy into its pages. No page may be changed afterward.
   *
   * @param files - The paths of the build's files, relative to its folder.
   * @param redirectFiles - The pages that redirect, which Docusaurus hasn't rendered.
   * @returns What was written, for the terminal.
   */
  async insert(site: BuiltSite, files: readonly string[], redirectFiles: readonly string[]): Promise<string> {
    await pMap(files, (file) => this.readFile(site, file), {concurrency: fileConcurrency});
    const policy = this.build(this.pageSources);
    this.reportBlockedLoads(policy);
    // Browsers ignore the other kind of policy in pages.
    if (this.options.reportOnly) return 'security policy, which only reports';
    const metaPolicy = renderMetaPolicy(policy);
    const pages = [...site.listRenderedPages(), ...redirectFiles.map((file) => ({file}))];
    await site.rewritePages(pages, (html, {file}) => insertPolicy(html, metaPolicy, file));
    return `security policy in ${pages.length} pages`;
  }

  /** Returns the header for several locales. */
  createHeader(pageSources: readonly PageSources[]): Readonly<Record<string, string>> {
    const name = `Content-Security-Policy${this.options.reportOnly ? '-Report-Only' : ''}`;
    return {[name]: renderPolicy(this.build(mergePageSources(pageSources)))};
  }

  private build(pageSources: PageSources): Policy {
    const {strict} = this.options;
    const services = strict ? [] : getServiceSources(findLoadedServices(pageSources));
    return buildPolicy(pageSources, strict, [...services, ...this.additions]);
  }

  /** @throws Error if the policy is strict. */
  private reportBlockedLoads(policy: Policy): void {
    const blocked = describeBlockedLoads(this.pageSources.loads.values(), policy, new URL(this.siteUrl).origin);
    if (blocked.length === 0) return;
    const text = blocked.map((line) => `${pluginName}: ${line}`).join('\n');
    if (this.options.strict && !this.options.reportOnly) throw new ExplainedError(text);
    logger.warn(text);
  }

  /**
   * Reads a file: the HTML of pages, static HTML files, because the header also applies to them, and fragments in
   * `assets/`, which are inserted into pages, style sheets, and scripts. A strict policy ignores the calls in the
   * bundles' scripts, because these contain the code samples of pages.
   */
  private async readFile(site: BuiltSite, file: string): Promise<void> {
    const addLoad = createAddLoad(this.pageSources.loads, file, this.siteUrl);
    if (file.endsWith('.html')) this.readHtml(await site.readText(file), file);
    else if (file.endsWith('.css')) collectStyleSources(await site.readText(file), addLoad);
    else if (file.endsWith('.js') && !this.options.strict) collectScriptSources(await site.readText(file), addLoad);
  }

  private readHtml(html: string, file: string): void {
    collectPageSources({html, file, siteUrl: this.siteUrl, strict: this.options.strict}, this.pageSources);
  }
}

/** Lists what other plugins of the site need, such as the servers of an API that its pages send requests to. */
const listPluginSources = (plugins: readonly object[]): Sources[] =>
  plugins.map((plugin) => (plugin as Partial<PolicySources>).getPolicySources?.() ?? {});

/** Lists the strings with HTML in a part of the configuration. */
function listHtml(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('<') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listHtml) : [];
}
