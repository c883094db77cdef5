import type {ErrorCatalogEntry, SchemaContext} from '../../../contract';

export interface OperationLink {
  readonly title: string;
  /** Absent if no page describes the operation. */
  readonly url?: string;
}

/** An error code with the URL of its entry in the error catalog. */
export type LinkedError = ErrorCatalogEntry & {readonly url: string};

/** A limit or lifetime that an operation lists in `x-limits`. */
export interface LimitEntry {
  readonly title: string;
  /** Number and unit: "24 hours". */
  readonly text: string;
  /** Markdown. */
  readonly description: string;
}

/** The data that all generated sections of a page share. */
export interface PageContext extends SchemaContext {
  /** Highlights code and returns HTML. */
  readonly highlight: (code: string, language: string) => string;
  /** Title and URL of an operation or webhook in any document. */
  readonly findOperation: (id: string) => OperationLink | undefined;
  /** Maps a URL in the contract to one on the site, as `Contract.resolveUrl` does. */
  readonly resolveUrl: (url: string) => string | undefined;
  /** URL of the section that shows an operation or webhook on the document's own pages. */
  readonly getSectionUrl: (operationId: string) => string | undefined;
  /** Title and URL of an operation by its reference, such as `#/paths/~1users/get`. */
  readonly findOperationByReference: (reference: string) => OperationLink | undefined;
  readonly findError: (code: string) => LinkedError | undefined;
  readonly findLimit: (name: string) => LimitEntry | undefined;
  /** Maximum depth of nested properties that are expanded in place. Deeper properties link to their schema. */
  readonly maxDepth: number;
}
