import {mapWithConcurrency, type BuiltSite} from '@developer-docs/internal/node';
import type {Props} from '@docusaurus/types';
import type {PolicyOptions} from '../options';
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
  /** What the locale's HTML files contain. */
  readonly pageSources = createPageSources();

  constructor(
    private readonly options: PolicyOptions | false,
    {plugins, siteConfig}: Pick<Props, 'plugins' | 'siteConfig'>,
  ) {
    const services = options === false ? [] : [...detectServices(plugins, siteConfig.themeConfig), ...options.services];
    this.additions = options === false ? [] : [...getServiceSources(services), options.directives];
  }

  /**
   * Inserts the policy into the pages that Docusaurus rendered, and into other files. No page may be changed afterward.
   *
   * @returns What was written, for the terminal.
   */
  async insert(site: BuiltSite, otherFiles: readonly string[]): Promise<string[]> {
    if (this.options === false) return [];
    await this.readPages(site, this.options.strict);
    const policy = renderMetaPolicy(this.build(this.pageSources, this.options));
    const redirectPages = otherFiles.map((file) => ({file, route: site.baseUrl + file}));
    const pages = [...(await site.listRenderedPages()), ...redirectPages];
    await site.rewritePages(pages, (html, {file}) => insertPolicy(html, policy, file));
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
   * Reads all HTML files, including static files, because the header also applies to them, and fragments in `assets/`,
   * which are inserted into pages.
   */
  private async readPages(site: BuiltSite, strict: boolean): Promise<void> {
    const files = (await site.listFiles()).filter((file) => file.endsWith('.html'));
    await mapWithConcurrency(files, async (file) => {
      collectPageSources({html: await site.readText(file), file, siteUrl: site.url, strict}, this.pageSources);
    });
  }
}
