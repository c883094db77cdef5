/** Where a doc that isn't in the sidebar belongs. */
export interface OutsidePage {
  /** Section of its search results and in `llms.txt`. */
  readonly section: string;
  /** Ranking among search results, from −10 to 10. Default: 0. */
  readonly searchRank?: number;
  /** IDs of the docs in its breadcrumb, from the outermost to its parent. */
  readonly parents: readonly string[];
}

/** The sections that contain only docs outside the sidebar, with the descriptions that the docs root shows. */
export const outsideSections: Readonly<Record<string, string>> = {};

/** The docs outside the sidebar, by ID. */
export const outsidePages: Readonly<Record<string, OutsidePage>> = {};
