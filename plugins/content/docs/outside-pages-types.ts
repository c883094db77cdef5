/** A link to a doc. */
export interface DocLink {
  readonly label: string;
  readonly href: string;
}

/** Docs outside the sidebar that belong together. */
export interface OutsideSection {
  readonly label: string;
  readonly items: readonly DocLink[];
}

/** What the docs plugin of this site adds to the metadata of a doc outside the sidebar. */
export interface OutsideMetadata {
  /** The docs that lead to it, outermost first. */
  readonly parents?: readonly DocLink[];
}
