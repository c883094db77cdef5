import {mapWithConcurrency, type BuiltPage, type BuiltSite} from '@developer-docs/utils/node';
import type {Props} from '@docusaurus/types';
import type {PolicyOptions} from '../options';
import {checkLoads} from './blocked-loads';
import {collectPageSources, createPageSources, mergePageSources, type PageSources} from './page-sources';
import {buildPolicy, insertPolicy, renderMetaPolicy, renderPolicy, type Policy, type Sources} from './policy';
import {detectServices, getServiceSources} from './services';

export type {PageSources} from './page-sources';

/**
 * The policy of the pages of a locale, and of the header that hosts send.
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
    private readonly options: PolicyOptions | false,
    {plugins, siteConfig}: Pick<Props, 'plugins' | 'siteConfig'>,
  ) {
    const services = options === false ? [] : [...detectServices(plugins, siteConfig.themeConfig), ...options.services];
    this.siteUrl = siteConfig.url;
    this.additions = options === false ? [] : [...getServiceSources(services), options.directives];
  }

  /** Reads the final HTML of a page that Docusaurus rendered. */
  readPage(html: string, {file}: Pick<BuiltPage, 'file'>): void {
    if (this.options === false) return;
    collectPageSources({html, file, siteUrl: this.siteUrl, strict: this.options.strict}, this.pageSources);
  }

  /**
   * Inserts the policy into the pages that Docusaurus rendered, which have been read, and into other files. No page may be
   * changed afterward.
   *
   * @returns What was written, for the terminal.
   */
  async insert(site: BuiltSite, otherFiles: readonly string[]): Promise<string[]> {
    if (this.options === false) return [];
    const renderedPages = await site.listRenderedPages();
    await this.readOtherFiles(site, new Set(renderedPages.map(({file}) => file)));
    const policy = this.build(this.pageSources, this.options);
    if (this.options.strict) checkLoads(this.pageSources.loads.values(), policy, new URL(this.siteUrl).origin);
    const metaPolicy = renderMetaPolicy(policy);
    const redirectPages = otherFiles.map((file) => ({file, route: site.baseUrl + file}));
    const pages = [...renderedPages, ...redirectPages];
    await site.rewritePages(pages, (html, {file}) => insertPolicy(html, metaPolicy, file));
    return [`security policy in ${String(pages.length)} pages`];
  }

  /** Renders the header for several locales; `undefined` if the policy is off. */
  renderHeader(pageSources: readonly PageSources[]): string | undefined {
    return this.options === false ? undefined : renderPolicy(this.build(mergePageSources(pageSources), this.options));
  }

  private build(pageSources: PageSources, {strict}: PolicyOptions): Policy {
    return buildPolicy(pageSources, strict, this.additions);
  }

  /**
   * Reads the other HTML files: static files, because the header also applies to them, and fragments in `assets/`, which
   * are inserted into pages.
   */
  private async readOtherFiles(site: BuiltSite, renderedFiles: ReadonlySet<string>): Promise<void> {
    const files = (await site.listFiles()).filter((file) => file.endsWith('.html') && !renderedFiles.has(file));
    await mapWithConcurrency(files, async (file) => {
      this.readPage(await site.readText(file), {file});
    });
  }
}
