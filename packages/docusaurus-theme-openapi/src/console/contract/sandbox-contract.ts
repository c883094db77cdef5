import type {OpenApiDocuments} from '@developer-docs/mock-api';

/** The documents of a sandbox, in a generated file. */
export interface SandboxContract {
  /** The documents, or their JSON if it contains numbers that JavaScript would change. */
  readonly documents: OpenApiDocuments | string;
  /** The data of the extension. */
  readonly data?: unknown;
}
