import type {LoadContext, OptionValidationContext, Plugin, RouteConfig} from '@docusaurus/types';
import docsPlugin, {
  type LoadedContent,
  type Options,
  type PluginOptions,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
// The package exports this function, but its declarations forget it.
import {validateOptions as validateDocsOptions} from '@docusaurus/plugin-content-docs/lib/options.js';
import {checkNavbarItems} from './navbar-items';
import {outsideSections, placeOutsidePages, type OutsidePages} from './outside-pages';

/** Options of the docs plugin, and three more. */
export interface DocsOptions extends Partial<Options> {
  /** Module of the page at the docs root, rendered inside the docs layout beside the sidebar. */
  readonly homeComponent: string;
  /** Where each doc outside the sidebar belongs, by id. */
  readonly outsidePages: OutsidePages;
  /** More metadata for some docs, by the path of their source from the root. */
  readonly metadata?: () => Promise<ReadonlyMap<string, object>>;
}

type ValidatedOptions = PluginOptions & Pick<DocsOptions, 'homeComponent' | 'outsidePages' | 'metadata'>;

/** The part of the docs plugin's global data that is read and written here. */
interface GlobalData {
  versions: {
    path: string;
    sidebars: Record<string, unknown>;
    docs: {id: string; path: string; sidebar?: string | undefined}[];
  }[];
}

/**
 * The docs plugin with a page of its own at its root. A doc with `slug: /` would become the version's main doc, which is `intro`.
 */
export default async function docsWithHome(
  context: LoadContext,
  options: ValidatedOptions,
): Promise<Plugin<LoadedContent>> {
  const {homeComponent, outsidePages, metadata, ...docsOptions} = options;
  const plugin = await docsPlugin(context, docsOptions);
  return {
    ...plugin,
    async contentLoaded(args) {
      const {actions} = args;
      const content = withMetadata(placeOutsidePages(args.content, outsidePages), (await metadata?.()) ?? new Map());
      const versions = content.loadedVersions.map(({versionName, isLast, docs, sidebars}) => ({
        name: versionName,
        isLast,
        docs: docs.map(({id}) => id),
        sidebars: Object.keys(sidebars),
      }));
      checkNavbarItems(context.siteConfig.themeConfig['navbar'], versions, docsOptions.id);
      await plugin.contentLoaded?.({
        ...args,
        content,
        actions: {
          ...actions,
          addRoute: (route) => {
            actions.addRoute(withHome(route, homeComponent, content, outsidePages));
          },
          setGlobalData: (data) => {
            actions.setGlobalData(withHomeInSidebar(data as GlobalData));
          },
        },
      });
    },
  };
}

/** Gives each doc the metadata that its source has got. */
function withMetadata(content: LoadedContent, metadata: ReadonlyMap<string, object>): LoadedContent {
  return {
    ...content,
    loadedVersions: content.loadedVersions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => ({...doc, ...metadata.get(doc.source.replace(/^@site\//, ''))})),
    })),
  };
}

/** Adds the home page to the route that draws the sidebar: docs base → version → docs root. */
function withHome(
  route: RouteConfig,
  component: string,
  content: LoadedContent,
  outsidePages: OutsidePages,
): RouteConfig {
  const version = route.routes?.[0];
  const docsRoot = version?.routes?.[0];
  const [loaded] = content.loadedVersions;
  const sidebar = Object.keys(loaded?.sidebars ?? {})[0];
  if (version === undefined || docsRoot === undefined || loaded === undefined || sidebar === undefined) {
    throw new Error('The docs plugin made no route with a sidebar: there is no place for the page at the docs root.');
  }
  const metadata = version.props?.['version'] as PropVersionMetadata;
  const props = {outside: outsideSections(loaded, outsidePages), docs: metadata.docs};
  const home: RouteConfig = {path: version.path, exact: true, component, sidebar, props};
  const withRoutes = (parent: RouteConfig, routes: RouteConfig[]): RouteConfig => ({...parent, routes});
  // What is known of all docs stands on the map at the docs root alone, and not on every page (2.5 KB gzip). The theme's cards of
  // docs want it: one on a page stops the build.
  const bareVersion = {...version, props: {...version.props, version: {...metadata, docs: {}}}};
  return withRoutes(route, [
    withRoutes(bareVersion, [
      withRoutes(docsRoot, [...(docsRoot.routes ?? []), home]),
      ...(version.routes ?? []).slice(1),
    ]),
    ...(route.routes ?? []).slice(1),
  ]);
}

/** Tells the navbar that the docs root, a page of the first version, belongs to its first sidebar: its item is active there too. */
function withHomeInSidebar(data: GlobalData): GlobalData {
  const [first, ...others] = data.versions;
  if (first === undefined) {
    return data;
  }
  const home = {id: '__home', path: first.path, sidebar: Object.keys(first.sidebars)[0]};
  return {...data, versions: [{...first, docs: [...first.docs, home]}, ...others]};
}

/** Validates the options: ours by their types, the others by the docs plugin. */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<DocsOptions, ValidatedOptions>): ValidatedOptions {
  const {homeComponent, outsidePages, metadata, ...docsOptions} = options;
  return {
    ...validateDocsOptions({options: docsOptions, validate: validate as never}),
    homeComponent,
    outsidePages,
    ...(metadata && {metadata}),
  };
}
