import {statSync} from 'node:fs';
import path from 'node:path';
import type {BuiltPage, BuiltSite} from '@developer-docs/docusaurus-utils/node';
import {decodeUriPart, ExplainedError} from '@developer-docs/utils';
import {Parser} from 'htmlparser2';
import type {PluginOptions} from '../options';
import {pluginName} from '../plugin-name';
import {renderRedirectPage, renderRedirectScript} from './redirect-page';

/** The redirects of a build. */
export interface BuiltRedirects {
  /** Moved pages and their new URL paths, both including the base URL. */
  readonly movedPages: readonly (readonly [from: string, to: string])[];
  /** The files of moved pages, relative to the build. */
  readonly files: readonly string[];
  /** The scripts that redirect the moved anchors of pages, by the pages' files. */
  readonly scripts: ReadonlyMap<string, string>;
}

/** The pages of a build by their normalized paths without the base URL. */
type Pages = ReadonlyMap<string, BuiltPage>;

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
  const redirects = option.flatMap(({from, to}) => from.map((url) => [url, to] as const));
  const pages = new Map(
    site.listPages().map((page) => [normalizePath(`/${page.route.slice(site.baseUrl.length)}`), page]),
  );
  await checkRedirects(redirects, pages, site);
  const movedPages: [from: string, to: string][] = [];
  const files: string[] = [];
  const anchors = new Map<string, Record<string, string>>();
  const places = new Set<string>();
  for (const [from, to] of redirects) {
    const source = splitUrl(from);
    const {path: targetPath, query, hash} = splitUrl(to);
    const target = (pages.get(targetPath)?.route ?? site.withBaseUrl(targetPath)) + query + hash;
    const page = pages.get(source.path);
    const file = page?.file ?? getFile(from, trailingSlash);
    if (places.has(file + source.hash)) {
      throw new ExplainedError(
        `${pluginName}: the option "redirects" contains "${from}" more than once. Remove all but one of the redirects.`,
      );
    }
    places.add(file + source.hash);
    if (page === undefined) {
      await site.writeFile(file, renderRedirectPage(target, site.url));
      movedPages.push([site.withBaseUrl(from), target]);
      files.push(file);
    } else {
      anchors.set(file, {...anchors.get(file), [source.hash]: target});
    }
  }
  const scripts = new Map([...anchors].map(([file, targets]) => [file, renderRedirectScript(targets)]));
  return {movedPages, files, scripts};
}

/** @throws Error (as a rejection) that lists invalid redirects. */
async function checkRedirects(
  redirects: readonly (readonly [from: string, to: string])[],
  pages: Pages,
  site: BuiltSite,
): Promise<void> {
  const problems = await Promise.all(redirects.map(([from, to]) => findProblem(from, to, pages, site)));
  const messages = problems.filter((problem) => problem !== undefined).map((problem) => `${pluginName}: ${problem}`);
  if (messages.length > 0) throw new ExplainedError(messages.join('\n'));
}

/** Returns what's wrong with a redirect, and how to fix it. */
async function findProblem(from: string, to: string, pages: Pages, site: BuiltSite): Promise<string | undefined> {
  if (await urlExists(from, pages, site)) {
    return `"${from}" is redirected, but it still exists. Remove the redirect or the content.`;
  }
  const source = splitUrl(from);
  if (source.hash !== '' && !pages.has(source.path)) {
    return `"${from}" is redirected, but its page doesn't exist. Redirect the page, "${source.path}", or redirect the anchor from the page's current URL.`;
  }
  if (await urlExists(to, pages, site)) return undefined;
  return `"${from}" is redirected to "${to}", which doesn't exist. Redirect directly to a page of the site.`;
}

/** Returns whether a build contains a page, an element with the ID in the hash, or a file, such as a download. */
async function urlExists(url: string, pages: Pages, site: BuiltSite): Promise<boolean> {
  const {path: urlPath, hash} = splitUrl(url);
  const page = pages.get(urlPath);
  if (page === undefined) return hash === '' && hasFile(site, urlPath);
  return hash === '' || hasId(await site.readText(page.file), hash.slice(1));
}

/** Splits a URL without the base URL. The query and the hash start with their delimiters, or are empty. */
function splitUrl(url: string) {
  const [, urlPath = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url) ?? [];
  return {path: normalizePath(urlPath), query, hash};
}

/** Removes the trailing slash of a path, so that paths can be compared. */
const normalizePath = (urlPath: string): string => (urlPath.length > 1 ? urlPath.replace(/\/$/, '') : urlPath);

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

/** Returns whether an element of a page has an ID. */
function hasId(html: string, id: string): boolean {
  let isFound = false;
  const parser = new Parser({
    onopentag(_name, attributes) {
      isFound ||= attributes.id === id;
    },
  });
  parser.end(html);
  return isFound;
}
