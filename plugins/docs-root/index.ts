import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

// Such as `validateOptions`, which the package exports, but doesn't declare.
export * from '@docusaurus/plugin-content-docs';

/**
 * Docusaurus's docs plugin with a page at the docs root, next to the sidebar. The page can't be a doc with `slug: /`,
 * because it would replace `intro` as the main doc of its version, or a generated index, which would be an item of the
 * sidebar. Only this plugin can add a page to the route that renders the sidebar.
 */
export default async function docsWithRoot(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: async ({actions, ...args}) =>
      plugin.contentLoaded?.({
        ...args,
        actions: {
          ...actions,
          addRoute: (docsRoute) => {
            findSidebarRoutes(docsRoute).push({
              path: docsRoute.path,
              exact: true,
              component: '@site/src/pages/_DocsHome',
              sidebar: 'tutorialSidebar',
            });
            actions.addRoute(docsRoute);
          },
        },
      }),
  };
}

/**
 * Finds the routes of the pages that are rendered next to the sidebar of the latest version. The docs plugin nests its
 * routes: docs root → version → layout with the sidebar → docs.
 */
function findSidebarRoutes({path, routes: versions}: RouteConfig): RouteConfig[] {
  const pages = versions?.find((version) => version.path === path)?.routes?.[0]?.routes;
  if (pages === undefined) {
    throw new Error("The docs plugin created no route with a sidebar, so the page at the docs root can't be added.");
  }
  return pages;
}
