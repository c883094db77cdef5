/** What the theme's configuration says of parts that are on every page, or on none. */
export interface PartsConfig {
  readonly announcementBar?: object;
  readonly docs?: {readonly sidebar?: {readonly hideable?: boolean}};
  readonly footer?: {readonly links?: readonly unknown[]; readonly logo?: object};
}

/**
 * The parts of the theme that are drawn only when the configuration asks for it, and whether it does.
 *
 * @param config - `themeConfig`.
 */
export function themeParts({announcementBar, docs, footer}: PartsConfig): Record<string, boolean> {
  const isHideable = docs?.sidebar?.hideable === true;
  return {
    AnnouncementBar: announcementBar !== undefined,
    'DocRoot/Layout/Sidebar/ExpandButton': isHideable,
    'DocSidebar/Desktop/CollapseButton': isHideable,
    'Footer/Links': (footer?.links ?? []).length > 0,
    'Footer/Logo': footer?.logo !== undefined,
  };
}
