import {spawnSync} from 'node:child_process';
import docsPlugin, {type LoadedContent, type Options} from '@docusaurus/plugin-content-docs';
// The package exports this function at runtime, but not in its type declarations.
import {validateOptions as validateDocsOptions} from '@docusaurus/plugin-content-docs/lib/options.js';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {addParents, groupBySection, type PagesOutsideSidebar} from './pages-outside-sidebar';

/** Plugin options. */
export interface DocsOptions {
  /** Options of `@docusaurus/plugin-content-docs`. Additional instances use that plugin itself. */
  readonly docsPlugin: Omit<Partial<Options>, 'id'>;
  /** The module of the page at the docs root, which is rendered next to the sidebar. */
  readonly homeComponent: string;
  /** Docs that aren't in the sidebar. */
  readonly pagesOutsideSidebar: PagesOutsideSidebar;
  /** Descriptions of the sections outside the sidebar, by label. */
  readonly sectionDescriptions: Readonly<Record<string, string>>;
  /** Returns additional metadata for docs, by the path of their source file relative to the site. */
  readonly getMetadata: () => Promise<ReadonlyMap<string, object>>;
}

/**
 * Extends Docusaurus's docs plugin with a page at the docs root and breadcrumbs for docs outside the sidebar. The page at
 * the docs root can't be a doc with `slug: /`, because it would replace `intro` as the main doc of its version.
 */
export async function docs(context: LoadContext, options: DocsOptions): Promise<Plugin<LoadedContent>> {
  const {pagesOutsideSidebar, getMetadata} = options;
  const docsPluginOptions = validateDocsOptions({
    options: options.docsPlugin,
    // Docusaurus passes this function, too, but types it differently.
    validate: normalizePluginOptions as never,
  });
  const plugin = await docsPlugin(context, {
    ...docsPluginOptions,
    // Exported archives and the Docker image contain no repository.
    showLastUpdateTime: docsPluginOptions.showLastUpdateTime && hasGitHistory(context.siteDir),
  });
  return {
    ...plugin,
    async contentLoaded(args) {
      const {loadedVersions} = args.content;
      const metadata = await getMetadata();
      const content = {
        loadedVersions: loadedVersions.map((version) => {
          const withParents = addParents(version, pagesOutsideSidebar);
          return {
            ...withParents,
            docs: withParents.docs.map((doc) => ({...doc, ...metadata.get(doc.source.replace(/^@site\//, ''))})),
          };
        }),
      };
      await plugin.contentLoaded?.({
        ...args,
        content,
        actions: {
          ...args.actions,
          addRoute: (route) => {
            args.actions.addRoute(addHomeRoute(route, content, options));
          },
        },
      });
    },
  };
}

const hasGitHistory = (cwd: string) => spawnSync('git', ['rev-parse', '--verify', 'HEAD'], {cwd}).status === 0;

/**
 * Adds the page at the docs root as a child of the route that renders the sidebar of the latest version. The docs
 * plugin nests its routes: docs root → version → layout with the sidebar → docs. A doc with `slug: /` replaces the
 * page.
 */
function addHomeRoute(
  docsRoute: RouteConfig,
  {loadedVersions}: LoadedContent,
  {homeComponent, pagesOutsideSidebar, sectionDescriptions}: DocsOptions,
): RouteConfig {
  const version = loadedVersions.find(({isLast}) => isLast);
  const [sidebar] = Object.keys(version?.sidebars ?? {});
  if (version === undefined || version.docs.some(({permalink}) => permalink === version.path)) {
    return docsRoute;
  }
  const isVersionRoute = ({path}: RouteConfig) => path === version.path;
  const versionRoute = docsRoute.routes?.find(isVersionRoute);
  const [layoutRoute, ...otherRoutes] = versionRoute?.routes ?? [];
  if (!versionRoute || !layoutRoute || sidebar === undefined) {
    throw new Error("The docs plugin created no route with a sidebar, so the page at the docs root can't be added.");
  }
  const homeRoute: RouteConfig = {
    path: versionRoute.path,
    exact: true,
    component: homeComponent,
    sidebar,
    props: {sectionsOutsideSidebar: groupBySection(version, pagesOutsideSidebar, sectionDescriptions)},
  };
  return {
    ...docsRoute,
    routes:
      docsRoute.routes?.map((route) =>
        route === versionRoute
          ? {...route, routes: [{...layoutRoute, routes: [...(layoutRoute.routes ?? []), homeRoute]}, ...otherRoutes]}
          : route,
      ) ?? [],
  };
}
