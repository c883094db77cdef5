import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

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
          addRoute(docsRoute) {
            // The plugin nests its routes: docs root → version → layout with the sidebar → docs.
            docsRoute.routes?.[0]?.routes?.[0]?.routes?.push({
              path: docsRoute.path,
              exact: true,
              component: '@site/src/components/DocsHome',
              sidebar: 'tutorialSidebar',
            });
            actions.addRoute(docsRoute);
          },
        },
      }),
  };
}
