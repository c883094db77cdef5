import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {didYouMean} from '@developer-docs/internal';

/** A navbar item as in the configuration. Dropdowns have nested items. */
interface NavbarItem {
  readonly type?: string;
  readonly label?: string;
  readonly docId?: string;
  readonly sidebarId?: string;
  readonly docsPluginId?: string;
  readonly items?: readonly NavbarItem[];
}

type Version = Pick<LoadedVersion, 'versionName' | 'isLast' | 'docs' | 'sidebars'>;

/**
 * Checks the doc and sidebar IDs in navbar items. Docusaurus detects unknown IDs only when it renders pages, and
 * reports them for every page.
 *
 * @param navbar - `themeConfig.navbar`.
 * @param versions - The versions of a docs plugin.
 * @param pluginId - ID of the docs plugin. Items that refer to another one aren't checked.
 * @throws Error with one line for each invalid item.
 */
export function validateNavbarItems(navbar: unknown, versions: readonly Version[], pluginId = 'default'): void {
  const {items = []} = (navbar ?? {}) as NavbarItem;
  const problems = flattenItems(items, 'themeConfig.navbar.items')
    .filter(({item}) => (item.docsPluginId ?? 'default') === pluginId)
    .flatMap(({item, path}) => {
      const location = `${path}${item.label === undefined ? '' : ` ("${item.label}")`}`;
      switch (item.type) {
        case 'doc':
          return findProblem(location, 'docId', item.docId, versions, ({docs}) => docs.map(({id}) => id));
        case 'docSidebar':
          return findProblem(location, 'sidebarId', item.sidebarId, versions, ({sidebars}) => Object.keys(sidebars));
        default:
          return [];
      }
    });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

function flattenItems(items: readonly NavbarItem[], path: string): {item: NavbarItem; path: string}[] {
  return items.flatMap((item, index) => {
    const itemPath = `${path}[${index}]`;
    return [{item, path: itemPath}, ...flattenItems(item.items ?? [], `${itemPath}.items`)];
  });
}

/**
 * Finds the problem with an ID. Docusaurus looks up IDs in the active version and then in the latest one, so all IDs in
 * the latest version are valid.
 */
function findProblem(
  location: string,
  key: 'docId' | 'sidebarId',
  id: string | undefined,
  versions: readonly Version[],
  getIds: (version: Version) => readonly string[],
): string[] {
  if (id === undefined || versions.some((version) => version.isLast && getIds(version).includes(id))) {
    return [];
  }
  const incompleteVersions = versions.filter((version) => !getIds(version).includes(id));
  const ids = [...new Set(incompleteVersions.flatMap(getIds))];
  const names = incompleteVersions.map(({versionName}) => versionName).join(', ');
  return [
    `Navbar item ${location}: ${key} "${id}" doesn't exist in version ${names}.${didYouMean(id, ids)} ` +
      `Available IDs: ${ids.join(', ') || 'none'}.`,
  ];
}
