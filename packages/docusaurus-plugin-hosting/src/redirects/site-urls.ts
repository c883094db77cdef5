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

/** Finds the target to which a URL or its page is redirected. */
function findTarget(url: string, redirects: RedirectMap): string | undefined {
  const find = (wanted: string) => [...redirects].find(([from]) => normalizeUrl(from) === wanted)?.[1];
  return find(normalizeUrl(url)) ?? find(splitUrl(url)[0]);
}

/** Returns an error message for each invalid redirect. */
export const findRedirectProblems = (redirects: RedirectMap, urls: SiteUrls): string[] =>
  [...redirects].flatMap(([from, to]) => findRedirectProblem(from, to, urls, redirects) ?? []);

function findRedirectProblem(from: string, to: string, urls: SiteUrls, redirects: RedirectMap): string | undefined {
  if (urlExists(from, urls)) return `"${from}" is redirected, but it still exists. Remove the redirect or the content.`;
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
