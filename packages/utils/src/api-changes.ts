// The files with an API's changes, which docusaurus-theme-openapi publishes, and docs-mcp reads.

/** The documents that have releases: `openapi/changes/index.json`. */
export interface ChangeList {
  readonly documents: readonly {readonly id: string; readonly title: string; readonly file: string}[];
}

/** What readers of the files need to know about a change. */
export interface PublishedChange {
  readonly level: string;
  /** The change in English. */
  readonly sentence: string;
  /** The IDs of the operations that the change affects. Changes that apply to all operations list none. */
  readonly operations: readonly string[];
  readonly place: {readonly operation?: {readonly method: string; readonly path: string}};
}

/** A document's changes: `openapi/changes/petstore.json`. */
export interface ChangeHistory<Change extends PublishedChange = PublishedChange> {
  readonly title: string;
  /** What changed since the newest release. */
  readonly unreleased: readonly Change[];
  /** What changed in each release since the previous one, newest first. The first release ever has no changes. */
  readonly releases: readonly {readonly version: string; readonly date: string; readonly changes: readonly Change[]}[];
}
