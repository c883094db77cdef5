/** A link to a doc. */
export interface DocLink {
  readonly label: string;
  readonly href: string;
}

/** Docs that are listed under one heading at the docs root. */
export interface DocLinkGroup {
  readonly label: string;
  readonly description?: string;
  /** The page of the group itself. */
  readonly href?: string;
  readonly items: readonly DocLink[];
}

/** Metadata that the docs plugin of this site adds to docs outside the sidebar. */
export interface ParentMetadata {
  /** The breadcrumbs of the doc, outermost first. */
  readonly parents?: readonly DocLink[];
  /** The pages of its section, including itself. */
  readonly section?: DocLinkGroup;
}
