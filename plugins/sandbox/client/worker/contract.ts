import type {Limits, OpenApiDocuments} from '@developer-docs/mock-api';

/** The generated file `contract.json`. */
export interface SandboxContract {
  readonly documents: OpenApiDocuments;
  readonly limits: Limits;
}
