/*
 * What the scripts of pages look for: the attributes of controls, such as filters. `node/html/` and `node/pages/`
 * render them, and `client/` reads them. The components in `theme/` have them as literals: a site's copy of a component
 * has the names of the release that it's from. `client/folds.ts`, which every page of a site loads, doesn't import this
 * module.
 */

/** The attributes. Their values are text, or empty where none is described. */
export const controlAttributes = {
  /** A button that copies the `<code>` next to it. */
  copy: 'data-openapi-copy',
  /** A button that opens the authorization panel of an operation: its ID. */
  authorize: 'data-openapi-authorize',
  /** The element of `@theme/OpenApi/TryIt`: the operation's ID. */
  tryIt: 'data-openapi-try',
  /** With {@link authorize} or {@link tryIt}: the ID of the operation's sandbox. Authorize buttons omit empty IDs. */
  sandbox: 'data-openapi-sandbox',
  /** A filter: the {@link changes} that it applies to. Empty for the list of operations that follows it. */
  filter: 'data-openapi-filter',
  /** A group in a list of operations. It's hidden if all of its operations are. */
  group: 'data-openapi-group',
  /**
   * A change, or text about changes: the document's ID, with the version if only one release is shown. A filter hides
   * changes and their sections, but not the number of changed descriptions.
   */
  changes: 'data-openapi-changes',
  /** The level of a change. */
  level: 'data-openapi-level',
} as const;
