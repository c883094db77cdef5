/** New URLs of moved pages and anchors by their old URLs, without the base URL: `/docs/old`, `/docs/page#old`. */
export type Redirects = Readonly<Record<string, string>>;

/** The IDs of the elements on each page of a build, by the page's URL path without the base URL. */
export type PageIds = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns page redirects, without anchor redirects. */
export function getMovedPages(redirects: Redirects): [from: string, to: string][] {
  return Object.entries(redirects).filter(([from]) => !from.includes('#'));
}

function urlExists(url: string, pageIds: PageIds): boolean {
  const [page = '', id] = url.split('#');
  const ids = pageIds.get(page);
  return ids !== undefined && (id === undefined || ids.has(id));
}

/** Returns whether a URL exists or is redirected, individually or with its page. */
function isReachable(url: string, pageIds: PageIds, redirects: Redirects): boolean {
  const [page = ''] = url.split('#');
  return urlExists(url, pageIds) || url in redirects || page in redirects;
}

/**
 * Checks that published URLs still work and that redirects are valid.
 *
 * @param publishedUrls - URLs of earlier releases.
 * @returns An error message for each problem.
 */
export function findUrlProblems(publishedUrls: readonly string[], pageIds: PageIds, redirects: Redirects): string[] {
  const missingUrls = publishedUrls
    .filter((url) => !isReachable(url, pageIds, redirects))
    .map((url) => `"${url}" was published and no longer exists. Add a redirect: '${url}': '/docs/…',`);
  const invalid = Object.entries(redirects).flatMap(([from, to]) => {
    const problem = findRedirectProblem(from, to, pageIds, redirects);
    return problem === undefined ? [] : [problem];
  });
  return [...missingUrls, ...invalid];
}

function findRedirectProblem(from: string, to: string, pageIds: PageIds, redirects: Redirects): string | undefined {
  if (!from.startsWith('/') || !to.startsWith('/')) {
    return `The redirect from "${from}" to "${to}" is invalid: both must start with a slash and must not contain the base URL.`;
  }
  if (urlExists(from, pageIds)) {
    return `"${from}" is redirected, but it still exists. Remove the redirect or the content.`;
  }
  const [fromPage = ''] = from.split('#');
  if (from.includes('#') && !pageIds.has(fromPage)) {
    return `"${from}" is redirected, but its page doesn't exist. Redirect the page, "${fromPage}", or redirect the anchor from the page's current URL.`;
  }
  if (!urlExists(to, pageIds)) {
    const [toPage = ''] = to.split('#');
    const target = redirects[to] ?? redirects[toPage];
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
 * @param pageIds - The IDs on the pages of the released build.
 * @param isPublishedAnchor - Returns whether the URL of an anchor is published in addition to the page's URL.
 */
export function addReleasedUrls(
  publishedUrls: readonly string[],
  pageIds: PageIds,
  isPublishedAnchor: (id: string) => boolean,
): string[] {
  const releasedUrls = [...pageIds].flatMap(([page, ids]) => [
    page,
    ...[...ids].filter(isPublishedAnchor).map((id) => `${page}#${id}`),
  ]);
  return [...new Set([...publishedUrls, ...releasedUrls])].sort();
}

/** Returns the IDs of all elements on a page. */
export function findIds(html: string): Set<string> {
  return new Set([...html.matchAll(/<[a-z][^>]*?\sid="?([^"\s>]+)/g)].map(([, id = '']) => id));
}
