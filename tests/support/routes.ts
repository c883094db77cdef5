import {getPagePath} from '../../config/page-urls';
import {site} from '../../config/site';
import sidebars from '../../sidebars';

/** Lists the docs in a sidebar item, including the page of a category. */
function listDocIds(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(listDocIds);
  const {link, items = []} = item as {link?: {id: string}; items?: unknown[]};
  return [...(link === undefined ? [] : [link.id]), ...items.flatMap(listDocIds)];
}

/**
 * Lists the site's routes, relative to the base URL, from its configuration. `tests/content/routes.spec.ts` compares
 * them with the published URLs of the example product.
 *
 * @param slug - The brand as it appears in URLs.
 */
export function listRoutes(slug: string) {
  const [docsInSidebar = [], docsOutsideSidebar = []] = [sidebars.tutorialSidebar, sidebars.otherDocs].map((sidebar) =>
    listDocIds(sidebar).map((id) => `docs${getPagePath(`docs/${id}.mdx`, slug)}`),
  );
  return {
    /** In the order of the sidebar. */
    docsInSidebar,
    docsOutsideSidebar,
    routes: ['', 'search', 'docs', ...docsInSidebar, ...docsOutsideSidebar],
  };
}

/** This site's routes. */
export const {docsInSidebar, docsOutsideSidebar, routes} = listRoutes(site.slug);
