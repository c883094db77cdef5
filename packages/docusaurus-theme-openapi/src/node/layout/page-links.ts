/** The title of an operation or webhook, and where pages describe it. */
export interface OperationLink {
  readonly title: string;
  /** Absent if no page describes the operation. */
  readonly url?: string;
  /** URL of its section on the pages of the page's own document. Absent if it has none. */
  readonly sectionUrl?: string;
}

/** Where pages describe a named schema. */
export interface SchemaLink {
  /** Absent if no page or section describes the schema. */
  readonly url?: string;
  /** URL of its page in the `schemaPages` option. Absent if it has none. */
  readonly pageUrl?: string;
  /** ID of its section on the page that is being rendered. Absent if the page has none. */
  readonly sectionId?: string;
}

/** Where the links of a page lead. */
export interface PageLinks {
  /** The operations and webhooks in all documents, by ID. */
  readonly operations: ReadonlyMap<string, OperationLink>;
  /** The operations and webhooks in the page's document by their references, such as `#/paths/~1users/get`. */
  readonly references: ReadonlyMap<string, OperationLink>;
  /** The schemas in the page's document, by name. */
  readonly schemas: ReadonlyMap<string, SchemaLink>;
}
