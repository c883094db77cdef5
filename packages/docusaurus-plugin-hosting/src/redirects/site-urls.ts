import {Parser} from 'htmlparser2';

/** New URLs of moved pages and anchors by their old URLs, without the base URL: `/docs/old`, `/docs/page#old`. */
export type RedirectMap = ReadonlyMap<string, string>;

/** A page of a build. */
export interface SitePage {
  /** The path as the site links to it, with or without a trailing slash, and without the base URL. */
  readonly path: string;
  /** The page's file, relative to the build. */
  readonly file: string;
  /** The IDs of the page's elements, if redirects with anchors mention the page. */
  readonly ids: ReadonlySet<string>;
}

/** What exists in a build. URLs are without the base URL. */
export interface SiteUrls {
  /** The pages by their normalized paths. */
  readonly pages: ReadonlyMap<string, SitePage>;
  /** Returns whether the build contains a file that isn't a page, such as a download. */
  readonly hasFile: (path: string) => boolean;
}

/** Removes the trailing slash of a path, so that paths can be compared. */
export const normalizePath = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** The parts of a URL without the base URL. */
interface UrlParts {
  /** The normalized path. */
  readonly path: string;
  /** The query with its question mark; empty if there's none. */
  readonly query: string;
  /** The ID in the hash. */
  readonly id: string | undefined;
}

export function splitUrl(url: string): UrlParts {
  const [beforeHash = '', id] = url.split('#');
  const [path = ''] = beforeHash.split('?');
  return {path: normalizePath(path), query: beforeHash.slice(path.length), id};
}

/** Joins a path, which may have a query, and the ID in a hash. */
export const joinUrl = ({path, id}: Pick<UrlParts, 'path' | 'id'>): string =>
  id === undefined ? path : `${path}#${id}`;

function urlExists({path, id}: UrlParts, {pages, hasFile}: SiteUrls): boolean {
  const page = pages.get(path);
  if (page === undefined) return id === undefined && hasFile(path);
  return id === undefined || page.ids.has(id);
}

/** Returns an error message for each invalid redirect. */
export const findRedirectProblems = (redirects: RedirectMap, urls: SiteUrls): string[] =>
  [...redirects].flatMap(([from, to]) => findRedirectProblem(from, to, urls) ?? []);

function findRedirectProblem(from: string, to: string, urls: SiteUrls): string | undefined {
  const source = splitUrl(from);
  const target = splitUrl(to);
  if (urlExists(source, urls)) {
    return `"${from}" is redirected, but it still exists. Remove the redirect or the content.`;
  }
  if (source.id !== undefined && !urls.pages.has(source.path)) {
    return `"${from}" is redirected, but its page doesn't exist. Redirect the page, "${source.path}", or redirect the anchor from the page's current URL.`;
  }
  if (joinUrl(source) === joinUrl(target)) return `"${from}" is redirected to itself. Correct the target.`;
  if (urlExists(target, urls)) return undefined;
  return `"${from}" is redirected to "${to}", which doesn't exist. Redirect directly to a page of the site.`;
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
