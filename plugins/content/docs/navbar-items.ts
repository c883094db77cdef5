import {didYouMean} from '../../shared';

/** The part of a loaded version that navbar items point into. */
export interface VersionIds {
  /** Name of the version, such as `current`. */
  readonly name: string;
  /** Whether it is the version that readers get by default: its ids count on every page. */
  readonly isLast: boolean;
  readonly docs: readonly string[];
  readonly sidebars: readonly string[];
}

/** A navbar item as in the configuration; a dropdown has items of its own. */
interface NavbarItem {
  readonly type?: string;
  readonly label?: string;
  readonly docId?: string;
  readonly sidebarId?: string;
  readonly docsPluginId?: string;
  readonly items?: readonly NavbarItem[];
}

/**
 * Holds the ids in navbar items against the docs and sidebars that exist. Docusaurus finds a missing one when it renders, and
 * then fails every page; here it is said once, before.
 *
 * @param navbar - `themeConfig.navbar`.
 * @param versions - The versions of a docs plugin.
 * @param pluginId - Its id: items of another docs plugin are left to that one.
 * @throws Error with a sentence for each wrong item: which one, what it points to, what is close to it, what there is.
 */
export function checkNavbarItems(navbar: unknown, versions: readonly VersionIds[], pluginId = 'default'): void {
  const {items = []} = (navbar ?? {}) as NavbarItem;
  const problems = allItems(items, 'themeConfig.navbar.items')
    .filter(({item}) => (item.docsPluginId ?? 'default') === pluginId)
    .flatMap(({item, place}) => [
      ...(item.type === 'doc' ? check(item, place, 'docId', 'doc', 'docs', versions) : []),
      ...(item.type === 'docSidebar' ? check(item, place, 'sidebarId', 'sidebar', 'sidebars', versions) : []),
    ]);
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}

function allItems(items: readonly NavbarItem[], path: string): {item: NavbarItem; place: string}[] {
  return items.flatMap((item, index) => {
    const place = `${path}[${String(index)}]`;
    return [{item, place}, ...allItems(item.items ?? [], `${place}.items`)];
  });
}

/** On a page of a version, an id counts that the version has, or the last version. */
function check(
  item: NavbarItem,
  place: string,
  key: 'docId' | 'sidebarId',
  kind: string,
  list: 'docs' | 'sidebars',
  versions: readonly VersionIds[],
): string[] {
  const id = item[key];
  const without = versions.filter((version) => id === undefined || !version[list].includes(id));
  if (id === undefined || without.length === 0 || !without.some(({isLast}) => isLast)) {
    return [];
  }
  const ids = [...new Set(without.flatMap((version) => version[list]))];
  const label = item.label === undefined ? '' : ` ("${item.label}")`;
  const names = without.map(({name}) => name).join(', ');
  return [
    `Navbar item ${place}${label}: ${key} is "${id}", and there is no such ${kind} in version ${names}.` +
      `${didYouMean(id, ids)} The ${list} are: ${ids.join(', ') || 'none'}.`,
  ];
}
