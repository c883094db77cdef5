/** A place where a document violates one of our rules. */
export interface Finding {
  /** JSON pointer into the bundled document, with `#`. */
  readonly pointer: string;
  /** What is wrong: a sentence. */
  readonly problem: string;
  /** How to fix it: a sentence. */
  readonly fix: string;
}
