import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {decodeUriPart, ExplainedError} from '@developer-docs/utils';
import type {BuiltPage, BuiltSite} from '@developer-docs/utils/node';
import type {PluginOptions} from '../options';
import {pluginName} from '../plugin-name';
import {renderRedirectPage, renderRedirectScript} from './redirect-page';
import {
  findIds,
  findRedirectProblems,
  joinUrl,
  normalizePath,
  splitUrl,
  type RedirectMap,
  type SiteUrls,
} from './site-urls';

/** Keeps old URLs working, in the phases of the post-build task. */
export class Redirects {
  /** Moved pages and their new URL paths, including the base URL. */
  movedPages: readonly (readonly [from: string, to: string])[] = [];
  /** The files of moved pages, relative to the build. */
  files: readonly string[] = [];
  private readonly pages = new Map<string, {path: string; ids: Set<string>}>();
  private readonly scripts = new Map<string, string>();

  private readonly redirects: RedirectMap;

  /** @param trailingSlash - Docusaurus's option. */
  constructor(
    option: PluginOptions['redirects'],
    private readonly trailingSlash: boolean | undefined,
  ) {
    const entries = (option || []).flatMap(({from, to}) => from.map((url) => [url, to] as const));
    this.redirects = new Map(entries);
    this.checkDuplicates(entries.map(([from]) => from));
  }

  readPage({route, html}: BuiltPage & {readonly html: string}, baseUrl: string): void {
    if (this.redirects.size === 0) return;
    const pagePath = `/${route.slice(baseUrl.length)}`;
    this.pages.set(normalizePath(pagePath), {path: pagePath, ids: findIds(html)});
  }

  /**
   * Writes a page for each moved page.
   *
   * @returns What was written, for the terminal.
   * @throws Error that lists invalid redirects.
   */
  async writePages(site: BuiltSite): Promise<string[]> {
    if (this.redirects.size === 0) return [];
    const urls: SiteUrls = {pages: this.pages, hasFile: (url) => hasFile(site, url)};
    const problems = findRedirectProblems(this.redirects, urls);
    if (problems.length > 0) {
      throw new ExplainedError(problems.map((problem) => `${pluginName}: ${problem}`).join('\n'));
    }
    const targets = [...this.redirects].map(
      ([from, to]) => [from, site.withBaseUrl(this.getCanonicalUrl(to))] as const,
    );
    const pages = targets.filter(([from]) => !from.includes('#'));
    this.movedPages = pages.map(([from, to]) => [site.withBaseUrl(from), to]);
    this.files = pages.map(([from]) => this.getFile(from));
    for (const [from, to] of pages) await site.writeFile(this.getFile(from), renderRedirectPage(to, site.url));
    this.addScripts(targets);
    return [`${targets.length} redirects`];
  }

  /** Renders the script that redirects the moved anchors of a page. */
  renderScript({route}: BuiltPage, baseUrl: string): string {
    return this.scripts.get(normalizePath(`/${route.slice(baseUrl.length)}`)) ?? '';
  }

  /** Returns the URL as the site links to it, with or without a trailing slash. */
  private getCanonicalUrl(url: string): string {
    const {path: pagePath, query, id} = splitUrl(url);
    return joinUrl({path: (this.pages.get(pagePath)?.path ?? pagePath) + query, id});
  }

  /** Returns the file that hosts serve at an old URL. Docusaurus names the files of pages the same way. */
  private getFile(from: string): string {
    const name = decodeUriPart(from.slice(1));
    if (name.endsWith('.html')) return name;
    return this.trailingSlash === false && name !== '' && !name.endsWith('/')
      ? `${name}.html`
      : path.posix.join(name, 'index.html');
  }

  /**
   * @throws Error that names the option if a URL is redirected twice, or if the pages of two URLs have the same file.
   */
  private checkDuplicates(urls: readonly string[]): void {
    const keys = urls.map((url) => {
      const {path: pagePath, id = ''} = splitUrl(url);
      return `${this.getFile(pagePath)}#${id}`;
    });
    const duplicate = urls.find((_, index) => keys.indexOf(keys[index] ?? '') !== index);
    if (duplicate === undefined) return;
    throw new ExplainedError(
      `${pluginName}: the option "redirects" contains "${joinUrl(splitUrl(duplicate))}" more than once. Remove all but one of the redirects.`,
    );
  }

  private addScripts(targets: readonly (readonly [from: string, to: string])[]): void {
    const pages = new Map<string, Record<string, string>>();
    for (const [from, to] of targets) {
      const {path: pagePath, id} = splitUrl(from);
      if (id !== undefined) pages.set(pagePath, {...pages.get(pagePath), [`#${id}`]: to});
    }
    pages.forEach((anchors, pagePath) => this.scripts.set(pagePath, renderRedirectScript(anchors)));
  }
}

/** Returns whether a build contains the file of a URL, such as a download or a static page. */
function hasFile(site: BuiltSite, url: string): boolean {
  const name = decodeUriPart(url.slice(1));
  const candidates = [name, `${name}.html`, path.posix.join(name, 'index.html')];
  return candidates.some((file) => {
    const absolutePath = path.join(site.outDir, file);
    return existsSync(absolutePath) && statSync(absolutePath).isFile();
  });
}
