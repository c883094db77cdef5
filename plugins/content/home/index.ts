import type {LoadContext, Plugin} from '@docusaurus/types';

interface HomeOptions {
  /** The page's module. */
  readonly component: string;
  /** Returns the value of the page's `data` prop, which must be serializable as JSON. */
  readonly loadData?: () => object;
  /** Absolute glob patterns of the files that the data comes from. */
  readonly dataFiles?: readonly string[];
}

/** A Docusaurus plugin that adds the home page, with data that's loaded during the build. */
export function home(
  {baseUrl}: LoadContext,
  {component, loadData, dataFiles = []}: HomeOptions,
): Plugin<object | null> {
  return {
    name: 'home',
    getPathsToWatch: () => [...dataFiles],
    loadContent: () => loadData?.() ?? null,
    async contentLoaded({content, actions}) {
      if (content !== null) await actions.createData('data.json', content);
      // The alias keeps the absolute path of the site out of the client bundle.
      const modules = content === null ? undefined : {data: '@generated/home/default/data.json'};
      actions.addRoute({path: baseUrl, exact: true, component, modules});
    },
  };
}
