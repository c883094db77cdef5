import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

interface SidebarDoc {
  readonly id: string;
  /** The labels of the categories that contain the doc or have it as their index page, from the outermost one. */
  readonly categories: readonly string[];
}

/** Lists the docs in the sidebars of a version, in reading order. */
export const listSidebarDocs = ({sidebars}: Pick<LoadedVersion, 'sidebars'>): SidebarDoc[] =>
  Object.values(sidebars).flatMap((items) => listDocs(items, []));

const listDocs = (items: LoadedVersion['sidebars'][string], categories: readonly string[]): SidebarDoc[] =>
  items.flatMap((item) => {
    if (item.type === 'category') {
      const path = [...categories, item.label];
      const index = item.link?.type === 'doc' ? [{id: item.link.id, categories: path}] : [];
      return [...index, ...listDocs(item.items, path)];
    }
    return item.type === 'doc' || item.type === 'ref' ? [{id: item.id, categories}] : [];
  });
