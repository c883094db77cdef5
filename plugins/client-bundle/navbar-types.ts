/** A navbar item as in the configuration. */
interface NavbarItem {
  readonly type?: string;
  readonly items?: readonly NavbarItem[];
}

/**
 * The kinds of navbar items that a configuration has, by the names that the theme gives them.
 *
 * @param items - `themeConfig.navbar.items`.
 */
export function navbarTypes(items: readonly NavbarItem[]): string[] {
  const types = items.flatMap(({type, items: inside}) => [
    // The theme takes an item without a type for a link, or a menu when it has items.
    type === undefined || type === 'default' ? (inside === undefined ? 'default' : 'dropdown') : type,
    ...navbarTypes(inside ?? []),
  ]);
  return [...new Set(types)];
}
