import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

// Such as `validateOptions`, which the package exports, but doesn't declare.
export * from '@docusaurus/plugin-content-docs';

/** The page at the docs root, which is rendered next to the sidebar. */
const component = '@site/src/pages/_DocsHome';

/**
 * Docusaurus's docs plugin with a page at the docs root. The page can't be a doc with `slug: /`, because it would
 * replace `intro` as the main doc of its version, or a generated index, which would be an item of the sidebar.
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
          addRoute: (route) => {
            actions.addRoute(addRootPage(route, args.content));
          },
        },
      }),
  };
}

/**
 * Adds the page to the route that renders the sidebar of the latest version. The docs plugin nests its routes: docs
 * root → version → layout with the sidebar → docs.
 */
function addRootPage(docsRoute: RouteConfig, {loadedVersions}: LoadedContent): RouteConfig {
  const version = loadedVersions.find(({isLast}) => isLast);
  const [sidebar] = Object.keys(version?.sidebars ?? {});
  const versionRoute = docsRoute.routes?.find(({path}) => path === version?.path);
  const [layoutRoute] = versionRoute?.routes ?? [];
  if (versionRoute === undefined || layoutRoute === undefined || sidebar === undefined) {
    throw new Error("The docs plugin created no route with a sidebar, so the page at the docs root can't be added.");
  }
  const addChild = (route: RouteConfig, child: RouteConfig, added: RouteConfig) => ({
    ...route,
    routes: route.routes?.map((other) => (other === child ? added : other)) ?? [],
  });
  const rootPage = {path: versionRoute.path, exact: true, component, sidebar};
  const layoutWithPage = {...layoutRoute, routes: [...(layoutRoute.routes ?? []), rootPage]};
  return addChild(docsRoute, versionRoute, addChild(versionRoute, layoutRoute, layoutWithPage));
}
