import {Parser} from 'htmlparser2';

/** New URLs of moved pages and anchors by their old URLs, without the base URL: `/docs/old`, `/docs/page#old`. */
export type RedirectMap = ReadonlyMap<string, string>;

/** What exists in a build. URLs are without the base URL. */
export interface SiteUrls {
  /**
   * The pages by their normalized paths: the path as the site links to it, with or without a trailing slash, and the IDs
   * of the elements on the page.
   */
  readonly pages: ReadonlyMap<string, {readonly path: string; readonly ids: ReadonlySet<string>}>;
  /** Returns whether the build contains a file that isn't a page, such as a download. */
  readonly hasFile: (path: string) => boolean;
}

/** Removes the trailing slash of a path, so that paths can be compared. */
export const normalizePath = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Splits a URL into its normalized path and its hash. */
export function splitUrl(url: string): readonly [path: string, id: string | undefined] {
  const [path = '', id] = url.split('#');
  return [normalizePath(path), id];
}

/** Splits a URL that can have a query before its hash: the URL without the query, and the query with its question mark. */
export function splitQuery(url: string): readonly [url: string, query: string] {
  const [, query = ''] = /^[^?#]*(\?[^#]*)/.exec(url) ?? [];
  return [url.replace(query, ''), query];
}

/** Normalizes the path of a URL that can have a hash. */
export function normalizeUrl(url: string): string {
  const [path, id] = splitUrl(url);
  return id === undefined ? path : `${path}#${id}`;
}

function urlExists(url: string, {pages, hasFile}: SiteUrls): boolean {
  const [path, id] = splitUrl(url);
  const page = pages.get(path);
  return page === undefined ? id === undefined && hasFile(path) : id === undefined || page.ids.has(id);
}

/** Returns whether a URL exists or is redirected, individually or with its page. */
function isReachable(url: string, urls: SiteUrls, redirects: RedirectMap): boolean {
  return urlExists(url, urls) || findTarget(url, redirects) !== undefined;
}

/** Finds where a URL or its page is redirected to. */
function findTarget(url: string, redirects: RedirectMap): string | undefined {
  const find = (wanted: string) => [...redirects].find(([from]) => normalizeUrl(from) === wanted)?.[1];
  return find(normalizeUrl(url)) ?? find(splitUrl(url)[0]);
}

/**
 * Checks that published URLs still work and that redirects are valid.
 *
 * @param publishedUrls - URLs of earlier releases.
 * @returns An error message for each problem.
 */
export function findUrlProblems(publishedUrls: readonly string[], urls: SiteUrls, redirects: RedirectMap): string[] {
  const missingUrls = publishedUrls
    .filter((url) => !isReachable(url, urls, redirects))
    .map(
      (url) =>
        `"${url}" was published and no longer exists. Add it to the option "redirects": {from: '${url}', to: '/…'}`,
    );
  const invalid = [...redirects].flatMap(([from, to]) => {
    const problem = findRedirectProblem(from, to, urls, redirects);
    return problem === undefined ? [] : [problem];
  });
  return [...missingUrls, ...invalid];
}

function findRedirectProblem(from: string, to: string, urls: SiteUrls, redirects: RedirectMap): string | undefined {
  if (urlExists(from, urls)) {
    return `"${from}" is redirected, but it still exists. Remove the redirect or the content.`;
  }
  const [fromPath, fromId] = splitUrl(from);
  if (fromId !== undefined && !urls.pages.has(fromPath)) {
    return `"${from}" is redirected, but its page doesn't exist. Redirect the page, "${fromPath}", or redirect the anchor from the page's current URL.`;
  }
  const [toUrl] = splitQuery(to);
  if (normalizeUrl(from) === normalizeUrl(toUrl)) return `"${from}" is redirected to itself. Correct the target.`;
  if (!urlExists(toUrl, urls)) {
    const target = findTarget(toUrl, redirects);
    const hint =
      target === undefined
        ? '. Correct the target.'
        : `: it's redirected to "${target}". Redirect directly to that URL.`;
    return `"${from}" is redirected to "${to}", which doesn't exist${hint}`;
  }
  return undefined;
}

/**
 * Returns the published URLs after a release. URLs are only added, because the URLs of moved pages must keep working.
 *
 * @param publishedUrls - The published URLs before the release.
 * @param pages - The pages of the released build.
 * @param isPublishedAnchor - Returns whether the URL of an anchor is published in addition to the page's URL.
 */
export function addReleasedUrls(
  publishedUrls: readonly string[],
  pages: SiteUrls['pages'],
  isPublishedAnchor: (id: string) => boolean,
): string[] {
  const known = new Set(publishedUrls.map(normalizeUrl));
  const releasedUrls = [...pages.values()]
    .flatMap(({path, ids}) => [path, ...[...ids].filter(isPublishedAnchor).map((id) => `${path}#${id}`)])
    .filter((url) => !known.has(normalizeUrl(url)));
  return [...publishedUrls, ...new Set(releasedUrls)].sort();
}

/** Returns the IDs of all elements on a page. */
export function findIds(html: string): Set<string> {
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag: (_name, {id = ''}) => {
      if (id !== '') ids.add(id);
    },
  });
  parser.end(html);
  return ids;
}
