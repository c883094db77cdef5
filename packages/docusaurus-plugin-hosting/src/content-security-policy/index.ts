import {ExplainedError} from '@developer-docs/utils';
import {mapWithConcurrency, type BuiltPage, type BuiltSite, type PolicySources} from '@developer-docs/utils/node';
import logger from '@docusaurus/logger';
import type {Props} from '@docusaurus/types';
import type {PolicyOptions} from '../options';
import {pluginName} from '../plugin-name';
import {collectScriptSources, collectStyleSources} from './asset-sources';
import {describeBlockedLoads} from './blocked-loads';
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
  /** What the locale's HTML files contain. */
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
    for (const html of listHtml(siteConfig.themeConfig)) this.readPage(html, {file: 'docusaurus.config'});
  }

  /** Reads the final HTML of a page that Docusaurus rendered. */
  readPage(html: string, {file}: Pick<BuiltPage, 'file'>): void {
    collectPageSources({html, file, siteUrl: this.siteUrl, strict: this.options.strict}, this.pageSources);
  }

  /**
   * Inserts the policy into the pages that Docusaurus rendered, which have been read, and into other files. No page may
   * be changed afterward.
   *
   * @returns What was written, for the terminal.
   */
  async insert(site: BuiltSite, otherFiles: readonly string[]): Promise<string> {
    const renderedPages = await site.listRenderedPages();
    await this.readOtherFiles(site, new Set(renderedPages.map(({file}) => file)));
    const policy = this.build(this.pageSources);
    this.reportBlockedLoads(policy);
    // Browsers ignore the other kind of policy in pages.
    if (this.options.reportOnly) return 'security policy, which only reports';
    const metaPolicy = renderMetaPolicy(policy);
    const redirectPages = otherFiles.map((file) => ({file, route: site.baseUrl + file}));
    const pages = [...renderedPages, ...redirectPages];
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
   * Reads the other files: static HTML files, because the header also applies to them, fragments in `assets/`, which
   * are inserted into pages, style sheets, and scripts.
   */
  private async readOtherFiles(site: BuiltSite, renderedFiles: ReadonlySet<string>): Promise<void> {
    const files = (await site.listFiles()).filter(
      (file) => /\.(?:css|html|js)$/.test(file) && !renderedFiles.has(file),
    );
    await mapWithConcurrency(files, async (file) => {
      const text = await site.readText(file);
      if (file.endsWith('.html')) this.readPage(text, {file});
      else if (file.endsWith('.css')) collectStyleSources(text, file, this.siteUrl, this.pageSources);
      else collectScriptSources(text, file, this.siteUrl, this.pageSources);
    });
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
