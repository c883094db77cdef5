/** New URLs of moved pages and anchors by their old ones, without the base URL: `/docs/old`, `/docs/page#old`. */
export type Redirects = Readonly<Record<string, string>>;

/** The IDs of the elements on each page of a build, by the page's URL path without the base URL. */
export type PageIds = ReadonlyMap<string, ReadonlySet<string>>;

/** The redirects of whole pages. */
export function getMovedPages(redirects: Redirects): [from: string, to: string][] {
  return Object.entries(redirects).filter(([from]) => !from.includes('#'));
}

function exists(url: string, pageIds: PageIds): boolean {
  const [page = '', id] = url.split('#');
  const ids = pageIds.get(page);
  return ids !== undefined && (id === undefined || ids.has(id));
}

/** Whether a URL exists or is redirected, on its own or together with its page. */
function isReachable(url: string, pageIds: PageIds, redirects: Redirects): boolean {
  const [page = ''] = url.split('#');
  return exists(url, pageIds) || url in redirects || page in redirects;
}

/**
 * Checks that published URLs still lead somewhere and that redirects are valid.
 *
 * @param publishedUrls - URLs of earlier releases.
 * @returns An error message for each problem.
 */
export function findUrlProblems(publishedUrls: readonly string[], pageIds: PageIds, redirects: Redirects): string[] {
  const missing = publishedUrls
    .filter((url) => !isReachable(url, pageIds, redirects))
    .map((url) => `"${url}" was published and no longer exists. Add a redirect: '${url}': '/docs/…',`);
  const invalid = Object.entries(redirects).flatMap(([from, to]) => {
    const problem = findRedirectProblem(from, to, pageIds, redirects);
    return problem === undefined ? [] : [problem];
  });
  return [...missing, ...invalid];
}

function findRedirectProblem(from: string, to: string, pageIds: PageIds, redirects: Redirects): string | undefined {
  if (!from.startsWith('/') || !to.startsWith('/')) {
    return `The redirect from "${from}" to "${to}" is invalid: both have to start with a slash and must not contain the base URL.`;
  }
  if (exists(from, pageIds)) {
    return `"${from}" is redirected, but it still exists. Remove the redirect or the content.`;
  }
  const [fromPage = ''] = from.split('#');
  if (from.includes('#') && !pageIds.has(fromPage)) {
    return `"${from}" is redirected, but its page doesn't exist. Redirect the page, "${fromPage}", or the anchor of the page where it is now.`;
  }
  if (!exists(to, pageIds)) {
    const [toPage = ''] = to.split('#');
    const target = redirects[to] ?? redirects[toPage];
    const hint = target === undefined ? '.' : `: it is redirected to "${target}" itself. Redirect there directly.`;
    return `"${from}" is redirected to "${to}", which doesn't exist${hint}`;
  }
  return undefined;
}

/**
 * The list of published URLs after a release. URLs are only added: those of moved pages stay published.
 *
 * @param publishedUrls - The list before the release.
 * @param pageIds - The build that is released.
 * @param isPublishedAnchor - Whether the URL of an anchor is published too, in addition to that of its page.
 */
export function addReleasedUrls(
  publishedUrls: readonly string[],
  pageIds: PageIds,
  isPublishedAnchor: (id: string) => boolean,
): string[] {
  const released = [...pageIds].flatMap(([page, ids]) => [
    page,
    ...[...ids].filter(isPublishedAnchor).map((id) => `${page}#${id}`),
  ]);
  return [...new Set([...publishedUrls, ...released])].sort();
}

/** The IDs of all elements of a page. */
export function findIds(html: string): Set<string> {
  return new Set([...html.matchAll(/<[a-z][^>]*?\sid="?([^"\s>]+)/g)].map(([, id = '']) => id));
}
