import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

interface SidebarDoc {
  readonly id: string;
  /** The label of the innermost category that contains the doc or has it as its index page. */
  readonly category: string | undefined;
}

/** Lists the docs in the sidebars of a version, in reading order. */
export function listSidebarDocs({sidebars}: Pick<LoadedVersion, 'sidebars'>): SidebarDoc[] {
  return Object.values(sidebars).flatMap((items) => listDocs(items, undefined));
}

function listDocs(items: LoadedVersion['sidebars'][string], category: string | undefined): SidebarDoc[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      const index = item.link?.type === 'doc' ? [{id: item.link.id, category: item.label}] : [];
      return [...index, ...listDocs(item.items, item.label)];
    }
    return item.type === 'doc' || item.type === 'ref' ? [{id: item.id, category}] : [];
  });
}
