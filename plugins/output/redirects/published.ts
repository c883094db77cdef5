/** Moved pages and anchors: old address to new address, without the base URL: `/docs/old`, `/docs/page#old`. */
export type Redirects = Readonly<Record<string, string>>;

/** What a build has: the ids of each page, by its address without the base URL. */
export type BuiltAddresses = ReadonlyMap<string, ReadonlySet<string>>;

function isThere(address: string, built: BuiltAddresses): boolean {
  const [page = '', id] = address.split('#');
  const ids = built.get(page);
  return ids !== undefined && (id === undefined || ids.has(id));
}

/** Whether an address leads somewhere: it is there, or it has moved, by itself or with its page. */
function isKept(address: string, built: BuiltAddresses, redirects: Redirects): boolean {
  const [page = ''] = address.split('#');
  return isThere(address, built) || address in redirects || page in redirects;
}

/**
 * What is wrong with the addresses of a build.
 *
 * @param published - Addresses that readers may have, from earlier releases.
 * @returns A line each, for people; none when everything is right.
 */
export function addressProblems(published: readonly string[], built: BuiltAddresses, redirects: Redirects): string[] {
  const gone = published
    .filter((address) => !isKept(address, built, redirects))
    .map((address) => `"${address}" was published and is gone. Say where it has moved: '${address}': '/docs/…',`);
  const wrong = Object.entries(redirects).flatMap(([from, to]) => {
    if (!from.startsWith('/') || !to.startsWith('/')) {
      return [`"${from}" and "${to}" have to start with a slash, and are without the base URL.`];
    }
    const [page = ''] = from.split('#');
    if (isThere(from, built)) {
      return [`"${from}" is said to have moved, but it is still there. Remove its line, or what is there.`];
    }
    if (from.includes('#') && !built.has(page)) {
      return [
        `"${from}" is an anchor of a page that is not there. Give a line to the page, "${page}", or to the anchor on the page where it is now.`,
      ];
    }
    if (!isThere(to, built)) {
      const [newPage = ''] = to.split('#');
      const next = redirects[to] ?? redirects[newPage];
      return [
        `"${from}" leads to "${to}", which is not there${next === undefined ? '.' : `: it has moved on to "${next}". Lead there at once.`}`,
      ];
    }
    return [];
  });
  return [...gone, ...wrong];
}

/**
 * The list of published addresses after a release: what was published stays, also when it has moved, and what is new comes
 * in.
 *
 * @param published - The list until now.
 * @param built - The build that is released.
 * @param isPublished - Whether an anchor is one that is published: of the others, only their pages are.
 */
export function afterRelease(
  published: readonly string[],
  built: BuiltAddresses,
  isPublished: (id: string) => boolean,
): string[] {
  const there = [...built].flatMap(([page, ids]) => [
    page,
    ...[...ids].filter(isPublished).map((id) => `${page}#${id}`),
  ]);
  return [...new Set([...published, ...there])].sort();
}

/** Every id of a page. */
export function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/<[a-z][^>]*?\sid="?([^"\s>]+)/g)].map(([, id = '']) => id));
}
