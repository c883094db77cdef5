/** A block of a page's prerendered HTML. On the server, it also has what the broken-link check needs. */
export interface HtmlBlock {
  readonly html: string;
  /** IDs in the HTML. */
  readonly ids?: readonly string[];
  /** URLs of links within the site, as in `href`. */
  readonly links?: readonly string[];
}

/** The blocks of a page, by the names that components have in the attribute `block`. */
export type HtmlBlocks = Readonly<Record<string, HtmlBlock>>;
