import {statSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite} from '@developer-docs/docusaurus-utils/node';
import {decodeUriPart, ExplainedError} from '@developer-docs/utils';
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
  type SitePage,
  type SiteUrls,
} from './site-urls';

/** The redirects of a build. */
export interface BuiltRedirects {
  /** Moved pages and their new URL paths, both including the base URL. */
  readonly movedPages: readonly (readonly [from: string, to: string])[];
  /** The files of moved pages, relative to the build. */
  readonly files: readonly string[];
  /** The scripts that redirect the moved anchors of pages, by the pages' files. */
  readonly scripts: ReadonlyMap<string, string>;
}

/**
 * Writes a page for each moved page, so that old URLs keep working on every host.
 *
 * @param trailingSlash - Docusaurus's option.
 * @throws Error that lists invalid redirects.
 */
export async function writeRedirects(
  option: PluginOptions['redirects'],
  site: BuiltSite,
  trailingSlash: boolean | undefined,
): Promise<BuiltRedirects> {
  const redirects = readOption(option, trailingSlash);
  const pages = await readPages(site, redirects);
  const problems = findRedirectProblems(redirects, {pages, hasFile: (url) => hasFile(site, url)});
  if (problems.length > 0) {
    throw new ExplainedError(problems.map((problem) => `${pluginName}: ${problem}`).join('\n'));
  }
  const movedPages: [from: string, to: string][] = [];
  const files: string[] = [];
  const anchors = new Map<string, Record<string, string>>();
  for (const [from, to] of redirects) {
    const source = splitUrl(from);
    const target = site.withBaseUrl(getCanonicalUrl(to, pages));
    const page = pages.get(source.path);
    if (page !== undefined && source.id !== undefined) {
      anchors.set(page.file, {...anchors.get(page.file), [`#${source.id}`]: target});
    } else {
      const file = getFile(from, trailingSlash);
      await site.writeFile(file, renderRedirectPage(target, site.url));
      movedPages.push([site.withBaseUrl(from), target]);
      files.push(file);
    }
  }
  const scripts = new Map([...anchors].map(([file, targets]) => [file, renderRedirectScript(targets)]));
  return {movedPages, files, scripts};
}

/** @throws Error that names the option if a URL is redirected twice, or if the pages of two URLs have the same file. */
function readOption(option: PluginOptions['redirects'], trailingSlash: boolean | undefined): RedirectMap {
  const entries = option.flatMap(({from, to}) => from.map((url) => [url, to] as const));
  const keys = entries.map(([from]) => {
    const {path: pagePath, id = ''} = splitUrl(from);
    return `${getFile(pagePath, trailingSlash)}#${id}`;
  });
  const duplicate = entries.find((_, index) => keys.indexOf(keys[index] ?? '') !== index);
  if (duplicate !== undefined) {
    throw new ExplainedError(
      `${pluginName}: the option "redirects" contains "${joinUrl(splitUrl(duplicate[0]))}" more than once. Remove all but one of the redirects.`,
    );
  }
  return new Map(entries);
}

/** Lists the pages of a build, with the IDs on those that redirects with anchors mention. */
async function readPages(site: BuiltSite, redirects: RedirectMap): Promise<SiteUrls['pages']> {
  const urls = [...redirects].flat().map(splitUrl);
  const paths = new Set(urls.flatMap(({path: pagePath, id}) => (id === undefined ? [] : [pagePath])));
  const pages = new Map<string, SitePage>();
  for (const {file, route} of site.listPages()) {
    const pagePath = `/${route.slice(site.baseUrl.length)}`;
    const key = normalizePath(pagePath);
    const ids = paths.has(key) ? findIds(await site.readText(file)) : new Set<string>();
    pages.set(key, {path: pagePath, file, ids});
  }
  return pages;
}

/** Returns a URL as the site links to it, with or without a trailing slash. */
function getCanonicalUrl(url: string, pages: SiteUrls['pages']): string {
  const {path: pagePath, query, id} = splitUrl(url);
  return joinUrl({path: (pages.get(pagePath)?.path ?? pagePath) + query, id});
}

/** Returns the file that hosts serve at an old URL. Docusaurus names the files of pages the same way. */
function getFile(from: string, trailingSlash: boolean | undefined): string {
  const name = decodeUriPart(from.slice(1));
  if (name.endsWith('.html')) return name;
  return trailingSlash === false && name !== '' && !name.endsWith('/')
    ? `${name}.html`
    : path.posix.join(name, 'index.html');
}

/** Returns whether a build contains the file of a URL, such as a download or a static page. */
function hasFile(site: BuiltSite, url: string): boolean {
  const name = decodeUriPart(url.slice(1));
  const candidates = [name, `${name}.html`, path.posix.join(name, 'index.html')];
  return candidates.some((file) => statSync(path.join(site.outDir, file), {throwIfNoEntry: false})?.isFile() === true);
}
