import {getPagePath} from '../../config/plugins/page-urls';
import {site} from '../../config/site';
import sidebars from '../../sidebars';

/** The site's routes, relative to the base URL. */
export interface SiteRoutes {
  /** Docs that are listed in the sidebar, in sidebar order. */
  readonly docsInSidebar: readonly string[];
  /** Docs that aren't listed in the sidebar. */
  readonly docsOutsideSidebar: readonly string[];
  readonly routes: readonly string[];
}

/** Returns the routes of a site with these docs. */
export const createSiteRoutes = (
  docsInSidebar: readonly string[],
  docsOutsideSidebar: readonly string[],
): SiteRoutes => ({
  docsInSidebar,
  docsOutsideSidebar,
  routes: ['', 'search', 'docs', ...docsInSidebar, ...docsOutsideSidebar],
});

/** Lists the docs in a sidebar item, including the page of a category. */
function listDocIds(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(listDocIds);
  const {link, items = []} = item as {link?: {id: string}; items?: unknown[]};
  return [...(link === undefined ? [] : [link.id]), ...items.flatMap(listDocIds)];
}

/** Returns the route of a doc, relative to the base URL. */
const getDocRoute = (docId: string, slug: string = site.slug) => `docs${getPagePath(`docs/${docId}.mdx`, slug)}`;

/**
 * Lists the site's routes from its configuration. `tests/content/routes.spec.ts` compares them with the required routes
 * of the example product.
 *
 * @param slug - The brand as it appears in URLs.
 */
export function routesForBrand(slug: string): SiteRoutes {
  const docsInSidebar = listDocIds(sidebars.tutorialSidebar).map((id) => getDocRoute(id, slug));
  const docsOutsideSidebar = listDocIds(sidebars.otherDocs).map((id) => getDocRoute(id, slug));
  return createSiteRoutes(docsInSidebar, docsOutsideSidebar);
}

/** This site's routes. */
export const {docsInSidebar, docsOutsideSidebar, routes} = routesForBrand(site.slug);
