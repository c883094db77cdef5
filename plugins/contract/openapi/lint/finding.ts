/** A violation of one of our rules. */
export interface Finding {
  /** JSON pointer into the bundled document, with `#`. */
  readonly pointer: string;
  /** A sentence that describes the problem. */
  readonly problem: string;
  /** A sentence that describes how to fix it. */
  readonly fix: string;
}
